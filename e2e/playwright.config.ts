import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { apart, playback, rooms } from './projects.mjs'

const browser = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
/** The same engine without a window system: half the work for a page. It plays streams too; smoothness is watched in the whole one. */
const shell = '/usr/bin/chromium-headless-shell'
const light = existsSync(shell) ? shell : browser
const launchOptions = { executablePath: browser, args: ['--no-sandbox', '--disable-gpu', '--mute-audio'] }

/**
 * Without a graphics card every animation costs the cores the tests run on; those that watch one ask for motion. A context
 * has no code cache and shows a page for seconds: functions are compiled when they are called, and none is optimised, which
 * is a fifth less work.
 */
const still = {
  reuseContext: true,
  contextOptions: { reducedMotion: 'reduce' as const },
  launchOptions: {
    ...launchOptions,
    args: [...launchOptions.args, '--js-flags=--max-lazy --no-opt --no-maglev'],
    executablePath: light,
  },
}

/** Journeys run in Debian's Chromium against the site as `npm start` starts it; each worker has a site of its own. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  workers: 3,
  // Pictures of parts have the name of the project that first took them.
  snapshotPathTemplate: '{testDir}/{testFilePath}-snapshots/{arg}-journeys{ext}',
  // The longest files begin first: at the end none runs alone.
  projects: [
    // They build and install beside their pages: two of them leave no processor to a page.
    { name: 'apart', testMatch: apart, workers: 1, use: still },
    { name: 'rooms', testMatch: rooms, use: { launchOptions: { ...launchOptions, executablePath: light } } },
    { name: 'journeys', testIgnore: [playback, rooms, apart], use: still },
    { name: 'playback', testMatch: playback, workers: 1, dependencies: ['journeys', 'apart', 'rooms'] },
  ],
  // A shared machine may stall for a moment: what passes the second time is listed as flaky, what fails twice is red.
  retries: process.env.CI ? 1 : 0,
  // Limits for a machine whose cores work for others too, also of those who build and install beside their page. A wait ends
  // when its condition holds: only a failure takes so long.
  timeout: 900_000,
  expect: { timeout: 40_000 },
  reporter: [['list']],
  use: {
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
    // What a worker fetches no test could break or answer; those of the worker itself allow it.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    launchOptions,
  },
})
