/** Tells the worker beside the page which files the page consists of: `src/offline/worker.ts`. */

import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const WORKER = 'worker.js'
const SOURCE = 'src/offline/worker.ts'

export function offline(): Plugin {
  let root = ''
  let files: string[] = []
  return {
    name: 'offline',
    apply: 'build',
    configResolved(config) {
      root = config.root
      files = existsSync(config.publicDir) ? readdirSync(config.publicDir) : []
    },
    buildStart() {
      if (existsSync(join(root, SOURCE))) this.emitFile({ type: 'chunk', id: join(root, SOURCE), fileName: WORKER })
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[WORKER]
        if (worker?.type !== 'chunk') return
        const names = [...Object.keys(bundle), ...files].filter((name) => name !== WORKER && name !== 'index.html')
        const shell = ['/', ...names.map((name) => `/${name}`)].sort()
        const front = bundle['index.html']
        const edition = createHash('sha256').update(JSON.stringify([shell, front?.type === 'asset' ? front.source.toString() : '']))
        worker.code = worker.code.replace('__SHELL__', JSON.stringify(shell)).replace('__EDITION__', JSON.stringify(edition.digest('hex').slice(0, 12)))
      },
    },
  }
}
