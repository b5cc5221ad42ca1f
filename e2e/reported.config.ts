import path from 'node:path'
import { defineConfig } from '@playwright/test'
import base from './playwright.config'

/**
 * The journeys as `npm test` runs them: with what its report needs. REPORT_DIR: where it stands; JOURNEYS: files of this
 * folder, when not all of them run; RESULTS: what came of them, as JSON; ONE_SITE: one site for all workers.
 */
const report = process.env.REPORT_DIR ?? path.resolve(import.meta.dirname, '../test-results/report')
const results = process.env.RESULTS ?? path.join(report, 'journeys.json')
const chosen = process.env.JOURNEYS?.split(',')

type Project = NonNullable<typeof base.projects>[number]
const patterns = (one: Project['testMatch']) => [one ?? []].flat().map((pattern) => new RegExp(pattern))

/** A project with those of the chosen files that are its own; without any it is left out. */
function narrowed(project: Project): Project[] {
  if (!chosen) return [project]
  const ignored = patterns(project.testIgnore)
  const matched = patterns(project.testMatch)
  const files = chosen
    .filter((file) => !ignored.some((pattern) => pattern.test(file)))
    .filter((file) => matched.length === 0 || matched.some((pattern) => pattern.test(file)))
  return files.length > 0 ? [{ ...project, testMatch: files.map((file) => `**/${file}`) }] : []
}

const projects = (base.projects ?? []).flatMap(narrowed)
const names = new Set(projects.map(({ name }) => name))

export default defineConfig({
  ...base,
  projects: projects.map(({ dependencies = [], ...project }) => ({
    ...project,
    dependencies: dependencies.filter((name) => names.has(name)),
  })),
  globalSetup: process.env.ONE_SITE ? './fixtures/one-site/setup.ts' : './fixtures/begun-site/setup.ts',
  outputDir: path.join(report, 'files'),
  // What passes the second time is listed as flaky, and kept in the history of its test; what fails twice is red.
  retries: 1,
  use: { ...base.use, screenshot: 'only-on-failure' },
  reporter: [
    ['list'],
    ['html', { outputFolder: results.replace(/\.json$/, ''), open: 'never' }],
    ['json', { outputFile: results }],
  ],
})
