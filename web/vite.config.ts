import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { offline } from './offline.ts'

// The built page lies inside the package, so that the wheel brings it along.
export default defineConfig({
  plugins: [svelte(), offline()],
  build: {
    outDir: '../src/millhand/page',
    emptyOutDir: true,
    assetsInlineLimit: 0, // fonts as data: would be refused by the page's own policy
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } }, // nobody who plays wants to read them
  },
  server: {
    fs: { allow: ['..'] }, // the words lie with those of the other parts
    proxy: {
      '/api': { target: process.env.MILLHAND_SERVER ?? 'http://127.0.0.1:8000', ws: true },
    },
  },
  test: { include: ['tests/**/*.test.ts'] },
})
