import path from 'node:path'
import webpack from 'webpack'
import { buildIdentity, repositoryRoot } from './packages.mjs'
import { configOf } from './webpack.mjs'

/**
 * Builds a package readably now and after every change of its sources or of what it bundles; `onBuild` gets each build
 * that succeeded. What does not build is printed, and the last good build stays. Returns how to stop.
 */
export function watchPackage(name, onBuild) {
  const output = path.join(repositoryRoot, '.cache/dev', name)
  const { version } = buildIdentity(name)
  let count = 0
  let watching
  let isStopped = false

  const begin = () => {
    count += 1
    // Each build is a version of its own, as in a release: two of them may meet in one page.
    const build = `${version}-${Date.now().toString(16).padStart(12, '0').slice(-12)}`
    const container = `${name.replace(/^remote-/, '')}_dev_${build}`.replace(/\W/g, '_')
    const identity = { name, version, build, container, hash: build.slice(-12) }
    const compiler = webpack(configOf(identity, { output: path.join(output, String(count)), isDev: true }))
    let isFirst = true
    watching = compiler.watch({ aggregateTimeout: 80 }, (failure, stats) => {
      if (failure || stats.hasErrors()) {
        console.error(failure ?? stats.toString({ preset: 'errors-only', colors: true }))
        return
      }
      if (!isFirst) return
      isFirst = false
      onBuild({ ...identity, output: path.join(output, String(count)) })
    })
    // A change starts the next version instead of rebuilding this one.
    compiler.hooks.invalid.tap('NextVersion', () => {
      if (isFirst || isStopped) return
      watching.close(() => isStopped || begin())
    })
  }
  begin()
  return () => {
    isStopped = true
    watching?.close(() => undefined)
  }
}
