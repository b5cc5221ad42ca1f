import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { sharedModuleNames } from '@pitchside/remote-sdk/build/sharing-table'
import { build } from 'esbuild'
import { repositoryRoot } from './packages.mjs'
import { providedVersions } from './shared-modules.mjs'

const report = path.join(repositoryRoot, 'shared/build/provided-names.report.txt')

/** Names of values a module of ours exports. */
async function namesOf(module: string): Promise<string[]> {
  const entry = path.join(repositoryRoot, module.replace('@pitchside/', 'shared/'), 'src/index.ts')
  const { metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    format: 'esm',
    platform: 'browser',
    packages: 'external',
    loader: { '.css': 'empty' },
    metafile: true,
    write: false,
    logLevel: 'silent',
  })
  return Object.values(metafile.outputs).flatMap(({ exports }) => exports)
}

async function provided(): Promise<string> {
  const versions = providedVersions()
  const ours = sharedModuleNames.filter((name) => name.startsWith('@pitchside/')).sort()
  const blocks = await Promise.all(
    ours.map(async (name) => [`${name} ${versions[name]}`, ...(await namesOf(name)).sort()].join('\n  ')),
  )
  return `${blocks.join('\n')}\n`
}

/**
 * A host of before, to which one may roll back, has the names of its own day. A remote that takes a new one from it fails in
 * the browser, and no gate sees it, unless the module's version and the range of the policy are raised with the name. What only
 * one or two remotes need does not belong there.
 */
test('TEAM-06 names that hosts provide come and go with a new version of their module (UPDATE_REPORTS=1 writes the report)', async () => {
  const now = await provided()
  if (process.env.UPDATE_REPORTS) writeFileSync(report, now)
  expect(now).toBe(readFileSync(report, 'utf8'))
})
