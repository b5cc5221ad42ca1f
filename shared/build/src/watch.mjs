import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { faceOf } from '@pitchside/remote-sdk/build/face'
import { manifestName } from '@pitchside/remote-sdk/build/manifest'
import { buildIdentity, repositoryRoot } from './packages.mjs'
import { configOf, webpack } from './webpack.mjs'

const settleMs = 50

/**
 * Builds a package readably now and after every change of its sources or of a workspace package it bundles. `onBuild` gets
 * what a page that is opened is to be given: the first build, and each that is described in other words; `isOther` says that open
 * pages are to be loaded anew with it. `onUpdate` gets the hash of each build a running page may take. What does not build
 * is printed and the last good build stays. `directory`: a folder of the package elsewhere. Returns how to stop.
 */
export function watchPackage(name, { onBuild, onUpdate, directory }) {
  const { version } = buildIdentity(name)
  const output = directory ? path.join(directory, '.cache/dev') : path.join(repositoryRoot, '.cache/dev', name)
  mkdirSync(output, { recursive: true })
  const isHot = name !== 'host'
  const hash = `${Date.now().toString(16)}`.padStart(12, '0')
  const container = `${name}_dev_${hash}`.replace(/\W/g, '_')
  const options = { output, isDev: true, isHot, directory }
  const compiler = webpack(configOf({ name, version, build: `${version}-${hash}`, container, hash }, options))
  let description = ''
  let face = ''
  let taken = Promise.resolve()

  const take = async (stats) => {
    const manifest = readFileSync(path.join(output, manifestName), 'utf8')
    const nextFace = isHot ? faceOf(JSON.parse(manifest)) : stats.hash
    const isOther = nextFace !== face
    if (isOther || manifest !== description) {
      face = nextFace
      description = manifest
      // Each is a version of its own to the shell, as in a release.
      const build = `${version}-${Date.now().toString(16).padStart(12, '0')}`
      await onBuild({ name, version, build, output }, { isOther })
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
  return () => new Promise((resolve) => watching.close(() => compiler.close(resolve)))
}
