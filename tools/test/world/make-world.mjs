// Before the tests of a project: bundles its world, and tells the workers where it is.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { bundleWorld } from './bundle-world.mjs'
import { isKept } from './kept-outside.mjs'

const conditionsOf = { browser: ['browser'], node: ['node', 'node-addons'] }

const isIgnored = (file, patterns) => patterns.some((pattern) => new RegExp(pattern).test(file))

/** Files below a folder. Links to packages are not followed: behind them lies everything that is installed. */
const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const at = path.join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesBelow(at)
    return at
  })

function entriesOf({ roots, testPathIgnorePatterns }) {
  const files = roots
    .flatMap(filesBelow)
    .filter((file) => !isIgnored(file, testPathIgnorePatterns))
    .sort()
  return { tests: files.filter((file) => /\.test\.tsx?$/.test(file)), kept: files.filter(isKept) }
}

/** Jest's global set-up of a project. */
export default async function makeWorld(_run, project) {
  const { name } = project.displayName
  process.chdir(project.rootDir)
  const { tests, kept } = entriesOf(project)
  process.env[`TEST_WORLD_${name.toUpperCase()}`] = await bundleWorld(name, tests, {
    kept,
    conditions: conditionsOf[name],
    assets: project.moduleNameMapper,
  })
}
