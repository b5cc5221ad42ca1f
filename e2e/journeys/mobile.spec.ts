import { expect, test } from '../fixtures/people'
import { startRunningSite } from '../fixtures/site'

test('SHELL-06 a window of at most 500 px goes to the mobile site with path and query', async ({ browser }) => {
  const mobileUrl = 'http://m.pitchside.test'
  const site = await startRunningSite({ MOBILE_URL: mobileUrl })
  try {
    const context = await browser.newContext({ baseURL: site.address, viewport: { width: 480, height: 850 } })
    await context.route(`${mobileUrl}/**`, (route) => route.fulfill({ contentType: 'text/html', body: 'mobile site' }))
    const phone = await context.newPage()
    await phone.goto('/downLoad?from=header')
    await expect(phone).toHaveURL(`${mobileUrl}/downLoad?from=header`)
    const wide = await context.newPage()
    await wide.setViewportSize({ width: 501, height: 850 })
    const settings = wide.waitForResponse(/universal\/getHot/i)
    await wide.goto('/downLoad')
    await (await settings).finished()
    await expect(wide.getByRole('heading').first()).toBeVisible()
    expect(new URL(wide.url()).origin).toBe(site.address)
    await context.close()
  } finally {
    await site.stop()
  }
})
