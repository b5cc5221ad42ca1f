// `npm run stories`: every part of the shared packages in every state, on a page that follows each save; `PORT` is its port.
// `npm run stories -- --pictures`: takes the pictures anew that the parts are compared with.
import { join } from 'node:path'
import { context } from 'esbuild'
import { readWords } from '../words.mjs'
import { takePictures } from './pictures.mjs'
import { entryOf, storyPackages } from './story-packages.mjs'

const root = join(import.meta.dirname, '..', '..')
const servedir = join(import.meta.dirname, 'public')

const { values } = readWords('npm run stories [-- --pictures]', { options: { pictures: { type: 'boolean' } } })
if (values.pictures) process.exit((await takePictures(root)) ? 0 : 1)
// Pages are told of every build, and would load anew for the first one if they were there before it.
let tell
const isBuilt = new Promise((resolve) => {
  tell = resolve
})
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
  plugins: [{ name: 'first-build', setup: (build) => build.onEnd(tell) }],
})
await page.watch()
await isBuilt
const { port } = await page.serve({ servedir, host: '127.0.0.1', port: Number(process.env.PORT ?? 6006) })
console.log(`\n  Parts on http://localhost:${port}/\n`)
const stop = async () => {
  await page.dispose()
  process.exit(0)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
