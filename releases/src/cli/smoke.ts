import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import fastify from 'fastify'
import { promote } from '../core/decide'
import { ReleaseRefused } from '../core/document'
import { isRemoteVersion, type PublishedVersion } from '../core/published'
import type { ReleaseManager } from '../core/release-manager'
import { releasesPlugin } from '../http/releases-plugin'
import { Overlay } from '../store/overlay'
import { ReleaseStore } from '../store/release-store'

const run = promisify(execFile)
const browsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
const patienceMs = 30_000

/** A page as a headless browser leaves it. */
async function drawn(browser: string, address: string): Promise<string> {
  const words = ['--headless', '--no-sandbox', '--disable-gpu', '--virtual-time-budget=12000', '--dump-dom', address]
  const { stdout } = await run(browser, words, { timeout: patienceMs, maxBuffer: 32 * 1024 * 1024 })
  return stdout
}

/** Addresses a browser can open without knowing anything: no parameters, nobody signed in. */
function pagesOf(version: PublishedVersion): string[] {
  if (!isRemoteVersion(version)) return ['/main']
  const open = version.manifest.routes.filter((route) => !route.isMemberOnly)
  return open.map((route) => route.path).filter((path) => !/[:*]/.test(path))
}

/** A store in memory in which the versions are live together with everything else that is. */
async function previewOf({ store, environment }: ReleaseManager, versions: readonly PublishedVersion[]) {
  const preview = new ReleaseStore(new Overlay(store.objects))
  const document = await preview.current(environment)
  const fresh = versions.filter(({ name, build }) => document?.packages[name]?.stable !== build)
  if (fresh.length === 0) return preview
  const audit = { by: 'smoke', why: 'a look before it goes live', at: new Date().toISOString() }
  const unlocked = document && { ...document, lock: undefined }
  const builds = Object.fromEntries(fresh.map(({ name, build }) => [name, build]))
  await preview.append(promote({ environment, document: unlocked, audit }, builds, { isAgain: true }))
  return preview
}

/** Pages of a version that are not drawn, or whose place is down. */
async function brokenPages(browser: string, address: string, version: PublishedVersion): Promise<string[]> {
  const id = isRemoteVersion(version) ? version.manifest.id : undefined
  const broken: string[] = []
  for (const path of pagesOf(version)) {
    const page = await drawn(browser, address + path)
    const isDrawn = page.includes('<header') && (!id || page.includes(`data-build="${version.build}"`))
    if (!isDrawn || (id && page.includes(`data-remote-down="${id}"`))) broken.push(path)
  }
  return broken
}

/**
 * Opens each page of the candidates among everything that is live, in a headless browser without a backend: the frame and
 * the page must be drawn, and no place may be down. What is live is not touched: the document stays in memory.
 */
export async function requireSmoke(manager: ReleaseManager, versions: readonly PublishedVersion[]): Promise<void> {
  const browser = process.env.CHROMIUM_PATH ?? browsers.find((one) => existsSync(one))
  if (!browser)
    throw new ReleaseRefused('smoke-missing', 'the smoke test needs Chromium: install it, or set CHROMIUM_PATH')
  const app = fastify({ forceCloseConnections: true })
  const preview = await previewOf(manager, versions)
  await app.register((instance) => releasesPlugin(instance, { store: preview, environment: manager.environment }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  try {
    const { port } = app.server.address() as AddressInfo
    for (const version of versions) {
      const broken = await brokenPages(browser, `http://127.0.0.1:${port}`, version)
      if (broken.length === 0) continue
      const message = `${version.name} ${version.build} does not draw ${broken.join(', ')} among what is live: try it with npm run dev -- ${version.name}`
      throw new ReleaseRefused('smoke-failed', message, broken)
    }
  } finally {
    await app.close()
  }
}
