import { watch } from 'node:fs'
import path from 'node:path'
import { buildIdentity, repositoryRoot, workspaceFolders } from './packages.mjs'
import { configOf, run } from './webpack.mjs'

const settleMs = 100

/**
 * Builds a package readably now and after every change of its sources or of a workspace package it bundles; `onBuild`
 * gets each build that succeeded. What does not build is printed and the last good build stays. Returns how to stop.
 */
export function watchPackage(name, onBuild) {
  const { version } = buildIdentity(name)
  let timer
  let building = Promise.resolve()

  const build = async () => {
    // Each build is a version of its own, as in a release: two of them may meet in one page.
    const hash = Date.now().toString(16).padStart(12, '0')
    const container = `${name}_dev_${hash}`.replace(/\W/g, '_')
    const output = path.join(repositoryRoot, '.cache/dev', name)
    const identity = { name, version, build: `${version}-${hash}`, container, hash }
    try {
      await run(configOf(identity, { output, isDev: true }))
      await onBuild({ ...identity, output })
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
    }
  }
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      building = building.then(build)
    }, settleMs)
  }
  const folders = [...workspaceFolders(path.join(repositoryRoot, name))].map((folder) => path.join(folder, 'src'))
  const watchers = folders.map((folder) => watch(folder, { recursive: true }, soon))
  soon()
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
