import { readdirSync } from 'node:fs'
import { callsOf } from './calls.mjs'
import { importersOf } from './imports.mjs'
import { packagesOf } from './packages.mjs'
import { routesOf } from './routes.mjs'
import { specsOf } from './specs.mjs'

/** All that is needed to say what a change reaches, read from the sources as they are now. */
export async function readWorld(root) {
  const packages = packagesOf(root)
  const importers = importersOf(root, packages)
  const routes = await routesOf(root, importers)
  return {
    routes,
    packages,
    importers,
    specs: specsOf(root, routes),
    calls: callsOf(root),
    remotes: readdirSync(root).filter((name) => /^remote-[a-z]/.test(name)),
  }
}
