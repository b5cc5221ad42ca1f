// `npm run stories`: every part of the shared packages in every state, on a page that follows each save.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { context } from 'esbuild'
import { entryOf, storyPackages } from './story-packages.mjs'

const root = join(import.meta.dirname, '..', '..')
const servedir = join(import.meta.dirname, 'public')

if (process.argv.includes('--pictures')) {
  const command = [
    'test',
    '-c',
    'e2e/playwright.config.ts',
    'stories/pictures',
    '--update-snapshots=all',
    '--workers=1',
  ]
  const { status } = spawnSync(join(root, 'node_modules', '.bin', 'playwright'), command, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, STORY_PICTURES: 'take' },
  })
  process.exit(status ?? 1)
}
const page = await context({
  stdin: { contents: entryOf(storyPackages(root)), loader: 'tsx', resolveDir: import.meta.dirname },
  bundle: true,
  format: 'esm',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"development"' },
  loader: { '.woff2': 'file', '.svg': 'file', '.webp': 'file', '.module.css': 'local-css' },
  sourcemap: 'linked',
  outfile: join(servedir, 'page.js'),
  // Nothing is written: the server has it in memory.
  write: false,
  logLevel: 'warning',
})
await page.rebuild()
await page.watch()
const { port } = await page.serve({ servedir, host: '127.0.0.1', port: Number(process.env.PORT ?? 6006) })
console.log(`\n  Parts on http://localhost:${port}/\n`)
const stop = async () => {
  await page.dispose()
  process.exit(0)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
