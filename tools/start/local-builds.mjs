import path from 'node:path'
import { buildIdentity, deployables, repositoryRoot } from '@pitchside/build/packages'
import { holdsBuild } from '@pitchside/remote-sdk/build/build-mark'

/** What the sources of this folder build to. */
export function localBuilds() {
  return deployables.map((name) => ({ ...buildIdentity(name), output: path.join(repositoryRoot, name, 'dist') }))
}

/** Whether every `dist` folder holds exactly that. */
export function isBuilt() {
  return localBuilds().every(({ output, build }) => holdsBuild(output, build))
}
