// Builds what changed: host and remotes, one after the other in this process.
import { pathToFileURL } from 'node:url'
import { deployables } from '@pitchside/build/packages'
import { buildPackage } from '@pitchside/build/webpack'
import { readWords } from '../words.mjs'

/** Builds every package whose sources changed since its `dist` was made. */
export async function buildAll({ say = console.log } = {}) {
  const builds = []
  for (const name of deployables) {
    const startedAt = performance.now()
    const build = await buildPackage(name)
    if (build.isFresh) say(`  built ${name} ${build.build} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
    builds.push(build)
  }
  return builds
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  readWords('npm run build')
  await buildAll()
}
