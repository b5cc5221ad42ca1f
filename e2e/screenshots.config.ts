import { defineConfig } from '@playwright/test'
import base from './playwright.config'

/** Pictures of the main pages, to compare with the design: `npx playwright test -c e2e/screenshots.config.ts`. */
export default defineConfig({ ...base, testDir: 'screenshots', testMatch: '*.shots.ts', timeout: 180_000 })
