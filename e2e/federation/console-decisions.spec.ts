import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { RemoteManifest } from '@pitchside/remote-kit/manifest'
import { furtherVersion } from '../fixtures/more-versions'
import { expect, testApart as test } from '../fixtures/site'
import { ReleaseConsole } from '../pages/release-console'

const packageName = 'remote-scores'

test.describe.configure({ mode: 'serial' })

/** Lets a build say something else of itself. */
async function describeAnew(folder: string, change: (manifest: RemoteManifest) => Partial<RemoteManifest>) {
  const file = path.join(folder, 'manifest.json')
  const manifest = JSON.parse(await readFile(file, 'utf8')) as RemoteManifest
  await writeFile(file, JSON.stringify({ ...manifest, ...change(manifest) }))
}

/** Says of a build that each of its files is a fifth heavier. */
const makeHeavier = (folder: string) =>
  describeAnew(folder, ({ files }) => ({
    files: files.map((one) => (one.gz === undefined ? one : { ...one, gz: Math.ceil(one.gz * 1.2) })),
  }))

test('FED-05 FED-04 the console: a version that grew is refused, and released when somebody decides so', async ({
  page,
  site,
}) => {
  const { packages } = await site.release('status', packageName)
  const [{ build: first = '' } = {}] = packages as { build: string }[]
  const heavier = await furtherVersion(site.dataDir, packageName, first, '2.0.0')
  await makeHeavier(heavier.folder)
  await site.release('publish', packageName, '--folder', heavier.folder)
  const releases = new ReleaseConsole(page)
  await releases.open()
  const row = releases.row(packageName)
  await row.getByRole('button', { name: '灰度' }).click()
  const decision = page.getByLabel('体积增大也要发布')
  await expect(decision).toHaveCount(0)
  await releases.confirm('新的比赛列表')
  await expect(page.getByRole('alert')).toContainText('more than 1.0.0')
  await decision.check()
  await page.getByRole('button', { name: '确认' }).click()
  await expect(row.locator('.vc.canary')).toContainText('2.0.0')
})

test('FED-04 the console compares two documents', async ({ page, site }) => {
  await site.release('promote', packageName, '--version', '2.0.0', '--accept', 'size-grown', '--why', 'decided')
  const { seq } = await site.release('status')
  await new ReleaseConsole(page).open()
  await page.getByRole('button', { name: '对比' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('从文档').fill('1')
  await dialog.getByLabel('到文档').fill(String(seq))
  await dialog.getByLabel('到文档').blur()
  const line = dialog.locator('.diff li').filter({ hasText: packageName })
  await expect(line.locator('.was')).toContainText('1.0.0-')
  await expect(line).toContainText('2.0.0-')
})

test('FED-04 FED-05 the console: what is stable stands in one column, what does not fit has no bright button, a search without a result says so', async ({
  page,
  site,
}) => {
  const unfit = 'remote-content'
  const { packages } = await site.release('status', unfit)
  const [{ build: first = '' } = {}] = packages as { build: string }[]
  const later = await furtherVersion(site.dataDir, unfit, first, '3.0.0')
  await describeAnew(later.folder, ({ shared }) => ({ shared: { ...shared, react: '^20.0.0' } }))
  await site.release('publish', unfit, '--folder', later.folder)
  const releases = new ReleaseConsole(page)
  await releases.open()
  const row = releases.row(unfit)
  await expect(row.locator('.vc.bad')).toContainText('3.0.0')
  await expect(row.getByRole('button', { name: '灰度' })).toBeDisabled()
  await expect(row.locator('.btn--primary')).toHaveCount(0)
  // One of them has an earlier version, the others have none.
  await expect(releases.row(packageName).locator('.vc')).not.toHaveCount(1)
  const columns = await page
    .locator('td:has(> .vc.stable)')
    .evaluateAll((cells) => cells.map((cell) => (cell as HTMLTableCellElement).cellIndex))
  expect(columns.length).toBeGreaterThan(3)
  expect(new Set(columns).size).toBe(1)
  await page.keyboard.press('/')
  await page.keyboard.type('nobody-made-this')
  await expect(page.locator('table.mx')).toContainText('没有与“nobody-made-this”相符的模块或版本')
})

test('FED-08 the console draws the failures of the last hour as a line', async ({ page }) => {
  // Three minutes pass quicker in the answer: none, half and all of the loads failed.
  await page.route('**/console/api/state*', async (route) => {
    const reply = await route.fetch()
    const state = (await reply.json()) as { packages?: { name: string; health: object }[] }
    const minutes = [0, 5, 10].map((failures, at) => ({ at, loads: 10, failures }))
    for (const one of state.packages ?? [])
      if (one.name === packageName) one.health = { stable: { loads: 30, failures: 15, minutes, p75: 780 } }
    await route.fulfill({ response: reply, json: state })
  })
  const releases = new ReleaseConsole(page)
  await releases.open()
  await expect(releases.row(packageName).locator('.spark .line')).toHaveAttribute('d', 'M1.0 22.0L41.0 13.0L81.0 4.0')
  await expect(releases.row(packageName)).toContainText('50.00%')
  await expect(releases.row('remote-chat').locator('.spark')).toHaveCount(0)
})
