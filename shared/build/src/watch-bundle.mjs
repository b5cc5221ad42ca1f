import { rmSync } from 'node:fs'
import path from 'node:path'
import Watchpack from 'watchpack'
import { bundleForNode } from './bundle.mjs'
import { inputsOf, isCurrent } from './bundle-mark.mjs'

const settleMs = 50

/**
 * Bundles a TypeScript entry now and again after every change of a file it was made from. `onBundle` gets the bundle, the
 * same file each time, and the next change waits for it. What does not compile is printed and the last good bundle stays.
 * Rejects when the first one does not compile. Resolves with how to stop.
 */
export async function watchBundle(entry, onBundle) {
  const bundle = await bundleForNode(entry)
  await onBundle(bundle)
  const watcher = new Watchpack({ aggregateTimeout: settleMs })
  const wait = (startTime, isBroken = false) => {
    const files = inputsOf(bundle).filter((file) => !file.includes('node_modules'))
    // What is missing may be a file that nobody imported before.
    const directories = isBroken ? [...new Set(files.map((file) => path.dirname(file)))] : []
    watcher.watch({ files, directories, startTime })
  }
  watcher.on('aggregated', async () => {
    // What changes meanwhile is seen by the next watch: one bundle at a time.
    watcher.pause()
    const startedAt = Date.now()
    if (isCurrent(bundle)) return wait(startedAt)
    // The bundler has said what is wrong.
    const isGood = await bundleForNode(entry).catch(() => undefined)
    if (isGood) await onBundle(bundle)
    wait(startedAt, !isGood)
  })
  wait(Date.now())
  return () => {
    watcher.close()
    rmSync(bundle, { force: true })
  }
}
