import { defineConfig } from '@playwright/test'

const table = process.env.BROWSERS_TABLE

/** The main journeys in the engines of `BROWSERS`, against one site: `npm run e2e -- --browser firefox`. */
export default defineConfig({
  testDir: './browsers',
  testMatch: '**/*.journey.ts',
  outputDir: '../test-results/browsers',
  workers: 1,
  // Debian's drivers of these engines lose a window now and then: a third try, listed as flaky, is no red run.
  retries: process.env.CI ? 2 : 0,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ...(table
      ? [['./browsers/table-reporter.mjs', { file: table, isPart: Boolean(process.env.BROWSERS_PART) }] as const]
      : []),
  ],
})
