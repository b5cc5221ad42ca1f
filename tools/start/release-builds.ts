import { publishCheckout, type ReleaseManager, ReleaseRefused } from '@pitchside/releases'

/** A build as `tools/start/build.mjs` leaves it. */
export interface LocalBuild {
  name: string
  version: string
  build: string
  output: string
}

const by = 'npm start'

/**
 * Publishes local builds and makes each stable once: a build that was stable here before is left alone, so what a
 * release manager promoted or rolled back stays until the sources change. Resolves with the packages that were promoted.
 */
export async function releaseBuilds(manager: ReleaseManager, builds: readonly LocalBuild[]): Promise<string[]> {
  const audit = { by, why: 'built from this folder', at: new Date().toISOString() }
  await publishCheckout(manager, builds, audit)
  const fresh = await manager.neverStable(Object.fromEntries(builds.map(({ name, build }) => [name, build])))
  const names = Object.keys(fresh)
  if (names.length === 0) return []
  try {
    await manager.promote(fresh, audit)
    return names
  } catch (error) {
    // The environment is locked, or the builds do not work with what is live: the site starts with that, the builds wait.
    const isLive = (await manager.store.newestSeq(manager.environment)) > 0
    if (!(error instanceof ReleaseRefused) || !isLive) throw error
    console.warn(`  ${error.message}`)
    return []
  }
}
