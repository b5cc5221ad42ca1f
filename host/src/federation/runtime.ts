import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime'
import * as runtimeCore from '@module-federation/runtime/core'
import type { AnyContribution, RemoteContribution } from '@pitchside/remote-kit'
import type { ReleasedRemote } from '@pitchside/remote-kit/manifest'
import { asContractTwo } from './contract-one'
import { entryScript, learnHashes } from './entry-script'
import { lazilyProvidedModules, providedModules } from './provided-modules'

const entryTimeoutMs = 8000

/** Never waits without end, and checks the scripts that start a remote. */
const releasePlugin: ModuleFederationRuntimePlugin = {
  name: 'release',
  createScript: ({ url }) => ({ script: entryScript(url), timeout: entryTimeoutMs }),
}

function provided(name: string) {
  const version = __SHARED_VERSIONS__[name]
  if (version === undefined) throw new Error(`${name} is provided but missing in the sharing table`)
  return { version, shareConfig: { singleton: true, requiredVersion: `^${version}` } }
}

function shared() {
  const ready = Object.entries(providedModules).map(([name, module]) => [
    name,
    { ...provided(name), lib: () => module },
  ])
  const lazy = Object.entries(lazilyProvidedModules).map(([name, load]) => [
    name,
    { ...provided(name), get: () => load().then((module) => () => module) },
  ])
  return Object.fromEntries([...ready, ...lazy])
}

function start() {
  // Remotes are built without a federation runtime and use this one.
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore })
  return createInstance({ name: 'host', remotes: [], shared: shared(), plugins: [releasePlugin] })
}

const known = new Set<string>()
let instance: ReturnType<typeof start> | undefined

/** Starts the federation runtime, once. */
export function federationRuntime(): ReturnType<typeof start> {
  instance ??= start()
  return instance
}

/**
 * Runs the entry of one version of a remote and loads its contribution. Every version has a container of its own, so
 * versions never get in each other's way. Rejects when a file is missing, wrong or late.
 */
export async function importContribution(remote: ReleasedRemote): Promise<RemoteContribution> {
  const { container, entry } = remote.manifest
  if (!known.has(container)) {
    known.add(container)
    learnHashes(remote)
    const address = new URL(remote.base + (entry.js[0] ?? ''), location.href).href
    federationRuntime().registerRemotes([{ name: container, entry: address, type: 'var', entryGlobalName: container }])
  }
  const module = await federationRuntime().loadRemote<{ default: AnyContribution }>(`${container}/contribution`)
  if (!module?.default?.id) throw new Error(`${container} has no contribution`)
  return asContractTwo(module.default)
}
