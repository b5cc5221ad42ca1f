import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { repositoryRoot } from './packages.mjs'

/**
 * THE sharing table. Each of these modules exists once in the page: the host provides it, a remote is built without it.
 * Everything else is bundled by whoever uses it.
 */
export const sharedModuleNames = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@pitchside/auth',
  '@pitchside/http',
  '@pitchside/socket',
  '@pitchside/bus',
  '@pitchside/i18n',
  '@pitchside/platform',
  '@pitchside/remote-kit',
  // What the design system takes from Base UI: dialogs and selects, which every remote would otherwise carry.
  '@base-ui/react/alert-dialog',
  '@base-ui/react/dialog',
  '@base-ui/react/select',
]

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

/** Shared module → range a remote built now accepts. */
export function requiredRanges() {
  return Object.fromEntries(Object.entries(providedVersions()).map(([name, version]) => [name, `^${version}`]))
}

/** `shared` option of a remote's federation plugin. */
export function remoteShared() {
  return Object.fromEntries(
    Object.entries(requiredRanges()).map(([name, requiredVersion]) => [
      name,
      { singleton: true, import: false, strictVersion: true, requiredVersion, version: requiredVersion.slice(1) },
    ]),
  )
}

/** Resolves the loaders webpack runs. */
export const requireTool = createRequire(import.meta.url)
