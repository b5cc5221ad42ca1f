import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { fits } from '@pitchside/remote-kit/manifest'
import { remoteShared, sharedModuleNames, sharedRanges } from '@pitchside/remote-sdk/build/sharing-table'
import * as lowestReactDom from 'react-dom-lowest'
import * as lowestReact from 'react-lowest'
import { buildIdentity, deployables, repositoryRoot, sourceFiles, workspaceFolders } from './packages.mjs'
import { providedVersions } from './shared-modules.mjs'

test('FED-02 the host provides exactly the modules of the sharing table', () => {
  const source = readFileSync(path.join(repositoryRoot, 'host/src/federation/provided-modules.ts'), 'utf8')
  const imported = [...source.matchAll(/^import \* as \w+ from '([^']+)'|=> import\('([^']+)'\)/gm)].map(
    ([, now, later]) => now ?? later,
  )
  expect(imported.sort()).toEqual([...sharedModuleNames].sort())
})

test('FED-02 a remote is built without its own copy of a shared module, and refuses a version it was not built for', () => {
  for (const [request, options] of Object.entries(remoteShared())) {
    expect({ request, ...options }).toMatchObject({ import: false, singleton: true, strictVersion: true })
    expect(options.requiredVersion).toBe(sharedRanges[options.shareKey as keyof typeof sharedRanges])
  }
})

/** A host that provides everything in the version `of` gives for a range. */
const hostWith = (of: (range: string) => string) => ({
  contracts: [1],
  shared: Object.fromEntries(Object.entries(sharedRanges).map(([name, range]) => [name, of(range)])),
})
const [lowest, newest] = [(range: string) => range.slice(1), (range: string) => range.replace(/\^(\d+).*/, '$1.99.9')]
const remote = { contract: 1, shared: sharedRanges }

test('TEAM-06 remotes run in the lowest host of the policy, in this one and in each to come until a major; not below', () => {
  for (const host of [hostWith(lowest), { contracts: [1], shared: providedVersions() }, hostWith(newest)])
    expect(fits(host, remote)).toBe(true)
  const below = (range: string) => `${Number(range.slice(1).split('.')[0]) - 1}.99.9`
  const above = (range: string) => `${Number(range.slice(1).split('.')[0]) + 1}.0.0`
  for (const host of [hostWith(below), hostWith(above)]) expect(fits(host, remote)).toBe(false)
})

test('TEAM-06 a patch of React in a newer host leaves the way back to the host before it', () => {
  const before = providedVersions()
  const patched = { ...before, react: '19.3.99', 'react-dom': '19.3.99', 'react/jsx-runtime': '19.3.99' }
  for (const shared of [before, patched]) expect(fits({ contracts: [1], shared }, remote)).toBe(true)
})

const valuesFrom = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`^import (?:\\w+, )?\\{([^}]+)\\} from '${name}'`, 'gm'))]
    .flatMap(([, words = '']) => words.split(','))
    .map((word) => word.trim().split(' as ')[0] ?? '')
    .filter((word) => word !== '' && !word.startsWith('type '))

test('TEAM-06 what remotes take from React exists in the lowest version of the policy', () => {
  const remotes = deployables.filter((name) => name !== 'host')
  const folders = [...remotes, 'shared/ui', 'shared/parts', 'shared/base'].map((name) =>
    path.join(repositoryRoot, name, 'src'),
  )
  const texts = folders.flatMap((folder) => sourceFiles(folder)).map((file) => readFileSync(file, 'utf8'))
  for (const [name, module] of Object.entries({ react: lowestReact, 'react-dom': lowestReactDom })) {
    const taken = new Set(texts.flatMap((text) => valuesFrom(text, name)))
    expect(taken.size).toBeGreaterThan(0)
    expect([...taken].filter((word) => !(word in module))).toEqual([])
  }
  expect([lowestReact, lowestReactDom].map(({ version }) => version)).toEqual(
    [sharedRanges.react, sharedRanges['react-dom']].map(lowest),
  )
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
