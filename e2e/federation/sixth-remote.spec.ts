import path from 'node:path'
import { expect, testApart as test } from '../fixtures/site'
import { copyTree } from '../fixtures/tree-copy'

const root = path.resolve(import.meta.dirname, '../..')

test('FED-03 FED-01 a sixth remote that somebody makes, builds and promotes is in the menu of the running site, and its page opens', async ({
  page,
  site,
}) => {
  const { packages } = await site.release('status', 'host')
  const tree = copyTree(root)
  try {
    tree.create('remote', 'shop')
    tree.install('remote-shop')
    const output = path.join(tree.folder, '.cache/build/shop')
    tree.run(process.execPath, ['tools/start/build-one.mjs', 'remote-shop', output, '1.0.0'])
    tree.release(
      site.dataDir,
      'register',
      'remote-shop',
      '--team',
      'shop',
      '--routes',
      '/shop',
      '--menus',
      'header.tabs',
    )
    tree.release(site.dataDir, 'publish', 'remote-shop', '--folder', output)
    tree.release(site.dataDir, 'promote', 'remote-shop', '--why', 'our shop opens')
  } finally {
    tree.remove()
  }
  await page.goto('/main')
  await page.getByRole('banner').getByRole('link', { name: 'Shop' }).click()
  await expect(page).toHaveURL(/\/shop$/)
  await expect(page.locator('main [data-remote="shop"]').getByRole('heading', { level: 1 })).toHaveText('Shop')
  expect((await site.release('status', 'host')).packages).toEqual(packages)
})
