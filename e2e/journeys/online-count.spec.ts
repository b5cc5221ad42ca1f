import type { Page } from '@playwright/test'
import { call } from '../fixtures/api'
import { expect, test } from '../fixtures/people'
import { LiveRoom } from '../pages/live-room'

const anchorId = 107

/** Goes on within the page: what it knows of the room stays with it. */
const toSelfTest = (page: Page) =>
  page.evaluate(() => {
    history.pushState({}, '', '/new_file')
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  })

test('RT-05 SHELL-17 a room counts the people in it, to them and to everybody; who has left is in no room', async ({
  site,
  known,
  openAs,
}) => {
  const pages = [await openAs(await known('rich')), await openAs()]
  const counts = (page: Page, count: number) =>
    expect(page.getByTitle('在线人数').first()).toHaveText(String(count), { timeout: 60_000 })
  for (const page of pages) await new LiveRoom(page).open(anchorId)
  for (const page of pages) await counts(page, 2)
  expect((await call(site.address, 'getRoom', { uid: anchorId })).info.viewers).toBe(2)

  const [stays, leaves] = pages as [Page, Page]
  // Only what plays goes on in the corner.
  await expect(leaves.locator('[data-phase="playing"]')).toBeVisible({ timeout: 60_000 })
  await toSelfTest(leaves)
  // In the corner the room goes on: whoever watches it there is in it.
  await counts(stays, 2)
  await leaves.getByRole('button', { name: '关闭小窗' }).click()
  await expect(leaves.locator('dl > div', { hasText: '本房间在线' }).locator('dd')).toHaveText('0')
  await counts(stays, 1)
  expect((await call(site.address, 'getRoom', { uid: anchorId })).info.viewers).toBe(1)
})
