import { existsSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Browser, chromium, type Page } from 'playwright-core'
import { ReleaseClient } from '../client'
import { ReleaseManager } from '../core/release-manager'
import { aListeningService, type ListeningService } from '../testing/a-listening-service'
import { secondBuild } from '../testing/a-service'
import { aHost, audit } from '../testing/a-version'

const programs = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
let service: ListeningService
let browser: Browser
let page: Page
const wrong: string[] = []

beforeAll(async () => {
  service = await aListeningService()
  const stage = new ReleaseManager(service.manager.store, 'stage')
  await stage.promote({ host: aHost().build, 'remote-scores': secondBuild }, audit)
  const executablePath = process.env.CHROMIUM_PATH ?? programs.find((one) => existsSync(one))
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const context = await browser.newContext()
  await context.addInitScript(() => localStorage.setItem('console-language', 'en'))
  const session = service.token({ role: 'manager' })
  await context.addCookies([{ name: 'release_session', value: session, url: service.address }])
  page = await context.newPage()
  page.on('pageerror', ({ message }) => wrong.push(message))
  page.on('console', (line) => line.type() === 'error' && wrong.push(line.text()))
  await page.goto(`${service.address}/console`)
  await page.locator('[data-registered="remote-shop"]').waitFor()
})
afterAll(async () => {
  await browser.close()
  await service.close()
})

/** Gives the reason and confirms, by the keyboard alone. */
async function confirm(why: string): Promise<void> {
  await page.getByLabel(/Reason/).fill(why)
  await page.getByRole('button', { name: 'Confirm' }).focus()
  await page.keyboard.press('Enter')
}

test('TEAM-02 a manager makes a token at the console, sees it once, and revokes it', async () => {
  await page.getByRole('button', { name: 'New token' }).click()
  await page.getByLabel('What it is for').fill('shop <b>CI</b>')
  await page.getByLabel('Module').last().selectOption('remote-shop')
  await page.getByLabel('status').check()
  await confirm('new team')
  const text = await page.getByRole('textbox', { name: 'Token' }).inputValue()
  const client = new ReleaseClient(service.address, text)
  expect(await client.status('remote-shop')).toMatchObject({ ok: true })
  expect(await client.status('remote-scores')).toMatchObject({ reason: 'not-allowed' })
  await page.getByRole('button', { name: 'I have kept it' }).click()
  const row = page.locator('[data-token]', { hasText: 'shop <b>CI</b>' })
  expect(await row.textContent()).toContain('remote-shop · status · production')
  expect(await page.content()).not.toContain(text.slice(-43))
  await row.getByRole('button', { name: 'Revoke' }).click()
  await confirm('the laptop is gone')
  await row.getByText('revoked').waitFor()
  expect(await client.status('remote-shop')).toMatchObject({ reason: 'token-wrong' })
  expect(wrong).toEqual([])
})

test('TEAM-03 a package is registered at the console; a route somebody has is refused there', async () => {
  await page.getByRole('button', { name: 'Register a module' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Module').fill('remote-mall')
  await dialog.getByLabel('Team').fill('mall')
  await dialog.getByLabel('Routes').fill('/shop')
  await confirm('new team')
  await dialog.getByText('A route belongs to another module').waitFor()
  await dialog.getByLabel('Routes').fill('/mall')
  await confirm('new team')
  await page.locator('[data-registered="remote-mall"]').waitFor()
  expect(await service.manager.store.register.require('remote-mall')).toMatchObject({ team: 'mall', routes: ['/mall'] })
})

test('TEAM-08 the console shows what stage has and production has not, and promotes it', async () => {
  const ahead = page.locator('section', { has: page.getByRole('heading', { name: 'In stage, not in production' }) })
  expect(await ahead.textContent()).toContain('1.1.0-111111111111')
  await ahead.getByRole('button', { name: 'Promote' }).click()
  await confirm('as stage')
  await ahead.getByText('No difference').waitFor()
  expect((await service.manager.store.current('production'))?.packages['remote-scores']?.stable).toBe(secondBuild)
  // Whatever an environment is called; what visitors get is ahead of nothing.
  await new ReleaseManager(service.manager.store, 'trial').promote({ host: aHost().build }, audit)
  await page.reload()
  await page.getByRole('heading', { name: 'In trial, not in production' }).waitFor()
  await page.getByRole('button', { name: 'trial', exact: true }).click()
  await page.getByRole('button', { name: 'trial', exact: true, pressed: true }).waitFor()
  expect(await page.getByRole('heading', { name: /not in/ }).count()).toBe(0)
  await page.getByRole('button', { name: 'Production', exact: true }).click()
  await page.getByRole('button', { name: 'Production', exact: true, pressed: true }).waitFor()
})

test('TEAM-06 the console says what raising a shared library takes, as the command line does', async () => {
  const panel = page.locator('section', { has: page.getByRole('heading', { name: 'Raise a shared library' }) })
  await panel.getByRole('button', { name: 'Plan' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('react 19.3.1').check()
  await dialog.getByLabel('New version').fill('19.4.0')
  await page.keyboard.press('Enter')
  await dialog.getByText('Shell with 19.4.0').waitFor()
  expect(await dialog.locator('ol > li').allTextContents()).toEqual([
    'Shell with 19.4.0Roll-back targets: host 1.0.0',
    'remote-scores when it likesRoll-back targets: host 1.0.0, remote-scores 1.1.0',
  ])
  await dialog.getByLabel('Range declared').fill('^19.4.0')
  await page.keyboard.press('Enter')
  await dialog.getByText('remote-scores declares ^19.4.0').waitFor()
  await dialog.getByText('First revoke shell 1.0.0').waitFor()
  await dialog.getByLabel('react 19.3.1').uncheck()
  await page.keyboard.press('Enter')
  await dialog.getByText('Something in it is wrong').waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect((await service.manager.store.history('production')).length).toBe(2)
})
