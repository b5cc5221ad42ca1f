import { defineConfig } from '@playwright/test'
import base from './playwright.config'

const { projects, ...settings } = base

/** What `npm run looks` runs: every screen judged by itself, one after the other in one browser. */
export default defineConfig({
  ...settings,
  use: { ...settings.use, ...projects?.[0]?.use, reuseContext: false },
  testDir: 'looks',
  testMatch: '*.looks.ts',
  workers: 1,
  retries: 0,
  timeout: 4 * 3_600_000,
})
