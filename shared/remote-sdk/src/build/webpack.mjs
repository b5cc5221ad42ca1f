import path from 'node:path'
import { FinishedBuild } from './finished-build.mjs'
import { identityOf, isReadable } from './identity.mjs'
import { remoteConfig as configOf } from './remote-config.mjs'

/** Webpack configuration that builds the folder as a remote into `dist`. `isDev` keeps names readable. */
export function remoteConfig({ directory = process.cwd(), isDev = isReadable() } = {}) {
  const identity = identityOf(directory, { isDev })
  const output = path.join(directory, 'dist')
  const cacheDirectory = path.join(directory, 'node_modules/.cache/webpack')
  const config = configOf({ ...identity, directory, output, cacheDirectory, isDev })
  return { ...config, plugins: [...config.plugins, new FinishedBuild(identity)] }
}
