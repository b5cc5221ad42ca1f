import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { hopesOf } from './hope'
import { openBrowser } from './open-browser'

/** Longer than a page may be quiet before it counts as done. */
const heldMs = 3_500
const code = 'document.body.innerHTML = "<p>drawn</p>"'
let server: Server
let browser: Browser
let address = ''

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url !== '/late.js')
      response.end(`<body>${request.url === '/late' ? '<script src="late.js"></script>' : ''}`)
    else setTimeout(() => response.end(code), heldMs)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  server.close()
})

/** Waits for a paragraph of the page; `gaveUp`: the wait ended by itself. */
async function hopeAt(path: string) {
  const page: Page = await browser.newPage()
  const hopeFor = hopesOf(page)
  await page.goto(address + path, { waitUntil: 'commit' })
  let gaveUp = false
  const wait = page.waitForSelector('p', { timeout: 60_000 }).catch(() => {
    gaveUp = true
  })
  await hopeFor(wait)
  const found = { gaveUp, isDrawn: (await page.locator('p').count()) > 0 }
  await page.close()
  return found
}

test('a page that is done is not waited for any longer', async () => {
  expect(await hopeAt('/empty')).toEqual({ gaveUp: false, isDrawn: false })
})

test('what is on its way is waited for, however quiet the page is', async () => {
  expect(await hopeAt('/late')).toEqual({ gaveUp: false, isDrawn: true })
})
