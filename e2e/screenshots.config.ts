import { defineConfig } from '@playwright/test'
import base from './playwright.config'

const { projects: _journeys, ...settings } = base

/**
 * Pictures of the pages in three languages and two themes, to compare with the design:
 * `SCREENSHOTS=<folder> npx playwright test -c e2e/screenshots.config.ts`; `SHOTS`, `SHOT_LANGUAGES`, `SHOT_THEMES` narrow it.
 */
export default defineConfig({
  ...settings,
  testDir: 'screenshots',
  testMatch: '*.shots.ts',
  workers: 1,
  timeout: 900_000,
})
