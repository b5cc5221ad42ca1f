import { limitOf } from './limits.mjs'
import { contributionFile } from './manifest.mjs'
import { remoteShared } from './sharing-table.mjs'

/** Name of the chunk with the contribution. */
export const exposedChunk = 'contribution'

/**
 * What webpack and Rspack are told of a container: the host's federation runtime, every shared module from the host, and
 * names that carry version and hash, so that two versions live side by side in one page.
 */
export const federationOptions = (container, exposed = contributionFile) => ({
  name: container,
  filename: 'remoteEntry.js',
  library: { type: 'var', name: container },
  exposes: { './contribution': { import: exposed, name: exposedChunk } },
  shared: remoteShared(),
  shareStrategy: 'loaded-first',
  manifest: false,
  dts: false,
  experiments: { externalRuntime: true, optimization: { target: 'web', disableRemote: true } },
})

/** What of `output` makes a container of a build. */
export const containerOutput = (container) => ({
  uniqueName: container,
  chunkLoadTimeout: limitOf('chunkLoadTimeoutMs'),
})
