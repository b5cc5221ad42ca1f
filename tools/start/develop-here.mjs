import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { watchBundle } from '@pitchside/build/watch-bundle'
import { buildAll } from './build.mjs'
import { serveRemote } from './hot-remote.mjs'
import { keepVersions, takeVersions } from './kept-versions.mjs'
import { localBuilds } from './local-builds.mjs'
import { siteProcess } from './site-process.mjs'

/**
 * The whole site on this machine. What is worked on is built in this process, so that it stays warm; the site is one of its
 * own, which a changed backend replaces.
 */
export async function developHere(name, directory) {
  await buildAll()
  const storeFolder = mkdtempSync(path.join(tmpdir(), 'pitchside-dev-'))
  const builds = localBuilds()
  takeVersions(storeFolder, builds)
  const served = await serveRemote(name, {
    port: 0,
    directory,
    onBuild: (build) => watching.then(() => site.release(build)),
  })
  const port = Number(process.env.PORT || 8080)
  const site = siteProcess({ port, builds, name, filesPort: served.port, storeFolder })
  let isFirst = true
  const watching = watchBundle('tools/start/develop.ts', async (bundle) => {
    const startedAt = performance.now()
    const address = await site.start(bundle)
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    if (isFirst && !address) process.exit(1)
    if (isFirst) keepVersions(storeFolder, builds)
    if (isFirst) console.log(`\n  Pitchside runs on ${address}; Ctrl-C stops\n`)
    else if (address) console.log(`  the backend was started anew in ${seconds} s`)
    isFirst = false
  })
  const stop = async () => {
    served.stop()
    await site.stop()
    const stopWatching = await watching
    stopWatching()
    rmSync(storeFolder, { recursive: true, force: true })
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop)
  await watching
}
