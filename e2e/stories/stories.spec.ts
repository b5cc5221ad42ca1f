import { watchConsole } from '../fixtures/console-watch'
import { expect, test } from './story-server'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('LOOP-06 a part is found by keyboard, has an address, and its import line is copied', async ({ page }) => {
  const complaints = watchConsole(page)
  await page.goto('/?language=en')
  await page.getByRole('heading', { level: 1, name: 'Parts' }).waitFor()
  const cards = page.locator('section[id]')
  const search = page.getByRole('searchbox', { name: 'Search parts' })
  const inFrame = page.frameLocator('#dialog iframe').first()
  await page.keyboard.press('/')
  await page.keyboard.type('dialog')
  await expect(cards).toHaveCount(1)
  // What opens in a frame leaves the keyboard where it is.
  await expect(inFrame.getByRole('dialog', { name: 'You are logged out' })).toBeVisible()
  await expect(search).toBeFocused()

  await page.getByRole('button', { name: 'Tiếng Việt' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thành phần' })).toBeVisible()
  await page.getByRole('button', { name: 'Sáng' }).click()
  await expect(page).toHaveURL(/theme=light&language=vi/)
  await expect(inFrame.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(inFrame.getByRole('dialog', { name: 'Phiên đã hết hạn' })).toBeVisible()
  await page.getByRole('button', { name: 'English' }).click()

  await search.fill('room skeleton')
  await page.getByRole('link', { name: 'RoomCardSkeleton', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#room-card$/)
  await page.getByRole('button', { name: 'Copy the import of room-card' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Copied', { exact: true })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^import \{ RoomCard, RoomCardSkeleton \} from '@pitchside\/ui'$/)
  await page.reload()
  await expect(page.locator('#room-card')).toBeInViewport()
  expect(complaints).toEqual([])
})

test('LOOP-06 a box stays beside its anchor when the font of the page comes after it', async ({ page }) => {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.woff2', async (route) => {
    await isReleased
    await route.continue()
  })
  await page.goto('/?part=anchored&state=default&language=zh', { waitUntil: 'commit' })
  const anchor = page.getByText('锚点', { exact: true })
  const box = page.locator('body > div', { hasText: '贴着锚点' }).last()
  const gap = async () => {
    const [above, below] = [await anchor.boundingBox(), await box.boundingBox()]
    if (above === null || below === null) throw new Error('not drawn')
    return below.y - (above.y + above.height)
  }
  await expect.poll(gap).toBeCloseTo(8, 1)
  const before = await anchor.boundingBox()
  release()
  await expect.poll(() => anchor.boundingBox(), 'the font moves the anchor').not.toEqual(before)
  await expect.poll(gap).toBeCloseTo(8, 1)
})
