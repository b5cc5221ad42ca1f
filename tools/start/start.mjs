// npm start: installs, builds what changed, releases it locally and runs the site.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { readWords } from '../words.mjs'
import { installPackages } from './install.mjs'

readWords('npm start; docs/operations.md names the environment it reads')
process.chdir(path.resolve(import.meta.dirname, '../..'))
installPackages()

const { isBuilt, localBuilds } = await import('./local-builds.mjs')
if (!isBuilt()) {
  console.log('  building what changed')
  // A process of its own: webpack's memory is not kept for as long as the site runs.
  const { status } = spawnSync(process.execPath, ['tools/start/build.mjs'], { stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}
const { keptBundle } = await import('@pitchside/build/kept-bundle')
const { serve } = await import(pathToFileURL(await keptBundle('tools/start/serve.ts')).href)
await serve(localBuilds())
