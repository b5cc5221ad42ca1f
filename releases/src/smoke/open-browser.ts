import { existsSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { ReleaseRefused } from '../core/document'

const programs = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** The Chromium of this machine; refuses where there is none. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? programs.find((one) => existsSync(one))
  if (!executablePath)
    throw new ReleaseRefused('smoke-missing', 'the smoke test needs Chromium: install it, or set CHROMIUM_PATH')
  // A release service that never looks at a page does not carry the browser's driver in memory.
  const { chromium } = await import('playwright-core')
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
}
