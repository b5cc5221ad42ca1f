import { defineConfig } from '@playwright/test'
import base from './playwright.config'

const { projects: _journeys, ...settings } = base

/** Pictures of the main pages, to compare with the design: `npx playwright test -c e2e/screenshots.config.ts`. */
export default defineConfig({
  ...settings,
  testDir: 'screenshots',
  testMatch: '*.shots.ts',
  workers: 1,
  timeout: 180_000,
})
