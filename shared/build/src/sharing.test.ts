import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { buildIdentity, repositoryRoot, workspaceFolders } from './packages.mjs'
import { providedVersions, remoteShared, sharedModuleNames } from './shared-modules.mjs'

test('FED-02 the host provides exactly the modules of the sharing table', () => {
  const source = readFileSync(path.join(repositoryRoot, 'host/src/federation/provided-modules.ts'), 'utf8')
  const imported = [...source.matchAll(/^import \* as \w+ from '([^']+)'|=> import\('([^']+)'\)/gm)].map(
    ([, now, later]) => now ?? later,
  )
  expect(imported.sort()).toEqual([...sharedModuleNames].sort())
})

test('FED-02 a remote is built without its own copy of a shared module, and refuses a version it was not built for', () => {
  for (const [name, options] of Object.entries(remoteShared())) {
    expect({ name, ...options }).toMatchObject({ import: false, singleton: true, strictVersion: true })
    expect(options.requiredVersion).toBe(`^${providedVersions()[name]}`)
  }
})

test('the identity of a build follows from its sources and its version', () => {
  const build = buildIdentity('remote-scores', '1.0.0')
  expect(buildIdentity('remote-scores', '1.0.0')).toEqual(build)
  expect(buildIdentity('remote-scores', '1.0.1').hash).not.toBe(build.hash)
  expect(buildIdentity('remote-chat', '1.0.0').hash).not.toBe(build.hash)
  expect(build.build).toMatch(/^1\.0\.0-[0-9a-f]{12}$/)
  expect(build.container).toBe(`scores_1_0_0_${build.hash}`)
})

test('a build depends on the workspace packages it bundles, also through others', () => {
  const folders = [...workspaceFolders(path.join(repositoryRoot, 'remote-scores'))].map((folder) =>
    path.relative(repositoryRoot, folder),
  )
  expect(folders).toEqual(expect.arrayContaining(['remote-scores', 'shared/ui', 'shared/base', 'shared/contract']))
})
