import { spawn } from 'node:child_process'
import path from 'node:path'
import { test as base, type Page } from '@playwright/test'

const root = path.resolve(import.meta.dirname, '../..')

/** `npm run stories` on a free port. */
export interface StoryServer {
  address: string
}

/** Tests with the page of all parts: one server for a worker. */
export const test = base.extend<Record<never, never>, { stories: StoryServer }>({
  stories: [
    async ({ browserName: _any }, use) => {
      const child = spawn(process.execPath, ['tools/stories/stories.mjs'], {
        cwd: root,
        env: { ...process.env, PORT: '0' },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const exited = new Promise<never>((_, reject) => {
        child.once('exit', () => reject(new Error('the page of all parts did not start')))
      })
      const there = new Promise<string>((resolve) => {
        child.stdout.on('data', (said: Buffer) => {
          const address = /Parts on (\S+)\//.exec(String(said))?.[1]
          if (address) resolve(address.replace('localhost', '127.0.0.1'))
        })
      })
      const address = await Promise.race([there, exited])
      await use({ address })
      child.kill('SIGTERM')
      await exited.catch(() => undefined)
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ stories }, use) => use(stories.address),
})

/** Opens the page with all its frames drawn, at a time that stands still. */
export async function openStories(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.clock.setFixedTime(new Date('2026-11-23T20:00:00Z'))
  // Still: a build that is told late would load the page anew under the test.
  await page.goto(`/?theme=${theme}&still`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => {
    for (const frame of document.querySelectorAll('iframe')) frame.loading = 'eager'
  })
  await page.waitForFunction(() =>
    [...document.querySelectorAll('iframe')].every((frame) => frame.contentDocument?.querySelector('main')),
  )
  await page.evaluate(async () => {
    const frames = [...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument)
    await Promise.all([document, ...frames].map((part) => part?.fonts.ready))
  })
}

export { expect } from '@playwright/test'
