import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { buildIdentity, repositoryRoot } from './packages.mjs'
import { configOf, webpack } from './webpack.mjs'

const settleMs = 50

/** What a page must be loaded anew for: another list of pages, places, texts of the frame. */
const faceOf = (output) => readFileSync(path.join(output, 'manifest.json'), 'utf8')

/**
 * Builds a package readably now and after every change of its sources or of a workspace package it bundles. `onBuild` gets
 * what a page is to be loaded anew with: the first build, and each whose description changed. `onUpdate` gets the hash
 * of each build a running page may take. What does not build is printed and the last good build stays. `directory`: a
 * folder of the package elsewhere. Returns how to stop.
 */
export function watchPackage(name, { onBuild, onUpdate, directory }) {
  const { version } = buildIdentity(name)
  const output = path.join(repositoryRoot, '.cache/dev', name)
  mkdirSync(output, { recursive: true })
  const isHot = name !== 'host'
  const hash = `${Date.now().toString(16)}`.padStart(12, '0')
  const container = `${name}_dev_${hash}`.replace(/\W/g, '_')
  const options = { output, isDev: true, isHot, directory }
  const compiler = webpack(configOf({ name, version, build: `${version}-${hash}`, container, hash }, options))
  let face = ''
  let taken = Promise.resolve()

  const take = async (stats) => {
    const next = isHot ? faceOf(output) : stats.hash
    if (next !== face) {
      face = next
      // Each is a version of its own to the shell, as in a release.
      const build = `${version}-${Date.now().toString(16).padStart(12, '0')}`
      await onBuild({ name, version, build, output })
    }
    onUpdate?.(stats.hash)
  }
  const watching = compiler.watch({ aggregateTimeout: settleMs }, (failure, stats) => {
    if (failure || stats.hasErrors()) {
      console.error(failure ?? stats.toString({ preset: 'errors-only' }))
      return
    }
    taken = taken
      .then(() => take(stats))
      .catch((error) => console.error(error instanceof Error ? error.message : error))
  })
  return () => watching.close(() => compiler.close(() => undefined))
}
