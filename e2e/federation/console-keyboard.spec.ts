import { axeOn } from '../fixtures/axe'
import { furtherVersion } from '../fixtures/more-versions'
import { expect, test } from '../fixtures/people'
import { ReleaseConsole } from '../pages/release-console'

const packageName = 'remote-live'

test('FED-04 the console by keyboard alone: sign in, grow, take back, find, and the focus stays where one was', async ({
  page,
  site,
}) => {
  const { packages } = await site.release('status', packageName)
  const [{ build: first = '' } = {}] = packages as { build: string }[]
  const { folder, build } = await furtherVersion(site.dataDir, packageName, first, '1.4.0')
  await site.release('publish', packageName, '--folder', folder)
  await site.release('canary', packageName, '--version', build, '--percent', '5', '--why', 'new list')
  const releases = new ReleaseConsole(page)
  await releases.openByKeyboard()
  const row = releases.row(packageName)
  await releases.tabTo('放量', packageName)
  await page.keyboard.press('Enter')
  const { violations } = await axeOn(page).analyze()
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target}`)).toEqual([])
  await releases.confirmByKeyboard('看起来不错')
  await expect(row.locator('.vc.canary')).toContainText('25%')
  expect(await releases.focused()).toMatchObject({ row: packageName, words: '放量', isVisible: true })
  await releases.tabTo('回滚', packageName)
  await page.keyboard.press('Enter')
  await releases.confirmByKeyboard('比分不更新')
  await expect(row.locator('.vc.canary')).toHaveCount(0)
  expect(await releases.focused()).toMatchObject({ row: packageName, isVisible: true })
  await page.keyboard.press('/')
  await page.keyboard.type('chat')
  await expect(row).toHaveCount(0)
  await expect(releases.row('remote-chat')).toBeVisible()
})
