import { defineConfig } from '@playwright/test'
import base from './playwright.config'

const { projects = [], ...settings } = base

/**
 * `npm run agree`: reads each fact of `agree/facts.ts` on all pages that show it and names those that differ. One site for
 * the run; with `E2E_ADDRESS` the one that stands there, e.g. after an hour of running.
 */
export default defineConfig({
  ...settings,
  use: { ...settings.use, ...projects[0]?.use },
  testDir: 'agree',
  testMatch: '*.crawl.ts',
  globalSetup: './fixtures/one-site/setup.ts',
  workers: 1,
  retries: 0,
  timeout: 180_000,
})
