/** All icons as symbols of one sprite; the files in `icons/` are the only place where they are drawn. */

const files = import.meta.glob<string>('./icons/*.svg', { query: '?raw', import: 'default', eager: true })

/** `./icons/coal_mine.svg` and its text as the symbol `i-coal_mine`. */
function symbol(path: string, svg: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1, -'.svg'.length)
  const attributes = /<svg([^>]*)>/.exec(svg)?.[1] ?? ''
  const look = attributes.replace(/\s*(xmlns|viewBox)="[^"]*"/g, '')
  const body = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'))
  return `<symbol id="i-${name}" viewBox="0 0 24 24"><g${look}>${body}</g></symbol>`
}

export const SPRITE = Object.entries(files)
  .map(([path, svg]) => symbol(path, svg))
  .join('')

export const ICONS = new Set(Object.keys(files).map((path) => path.replace(/^.*\/(.*)\.svg$/, '$1')))
