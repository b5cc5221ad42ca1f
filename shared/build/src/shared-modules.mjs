import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { sharedModuleNames } from '@pitchside/remote-sdk/build/sharing-table'
import { repositoryRoot } from './packages.mjs'

/** `@base-ui/react/dialog` → `@base-ui/react`. */
const packageOf = (name) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')

function installedVersion(packageName) {
  const directory = path.join(repositoryRoot, 'host', 'node_modules', packageName)
  try {
    return JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8')).version
  } catch (cause) {
    throw new Error(
      `host does not depend on ${packageName}, which the sharing table lists: add it to host/package.json`,
      {
        cause,
      },
    )
  }
}

/** Shared module → version the host provides. */
export function providedVersions() {
  const versions = new Map()
  return Object.fromEntries(
    sharedModuleNames.map((name) => {
      const owner = packageOf(name)
      if (!versions.has(owner)) versions.set(owner, installedVersion(owner))
      return [name, versions.get(owner)]
    }),
  )
}

/** Options of a host that brings the lowest React of the policy, as one of before may: for tests of what meets it. */
export function lowestReact() {
  const { resolve } = createRequire(import.meta.url)
  const folders = Object.fromEntries(
    ['react', 'react-dom'].map((name) => [name, path.dirname(resolve(`${name}-lowest/package.json`))]),
  )
  const { version } = JSON.parse(readFileSync(path.join(folders.react, 'package.json'), 'utf8'))
  const lower = ([name, provided]) => [name, packageOf(name) in folders ? version : provided]
  return {
    variant: 'lowest-react',
    alias: folders,
    provides: Object.fromEntries(Object.entries(providedVersions()).map(lower)),
  }
}
