import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { RemoteManifest } from '@pitchside/remote-kit/manifest'
import { furtherVersion } from '../fixtures/more-versions'
import { expect, testApart as test } from '../fixtures/site'
import { ReleaseConsole } from '../pages/release-console'

const packageName = 'remote-scores'

test.describe.configure({ mode: 'serial' })

/** Says of a build that each of its files is a fifth heavier. */
async function makeHeavier(folder: string): Promise<void> {
  const file = path.join(folder, 'manifest.json')
  const manifest = JSON.parse(await readFile(file, 'utf8')) as RemoteManifest
  const files = manifest.files.map((one) => (one.gz === undefined ? one : { ...one, gz: Math.ceil(one.gz * 1.2) }))
  await writeFile(file, JSON.stringify({ ...manifest, files }))
}

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
