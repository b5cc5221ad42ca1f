import { call } from '../fixtures/api'
import { expect, test } from '../fixtures/people'

test('SHELL-06 a window of at most 500 px goes to the mobile site with path and query', async ({
  browser,
  known,
  site,
}) => {
  const mobileUrl = 'http://m.pitchside.test'
  const { token } = await known('admin')
  const lead = (address: string) =>
    call(site.address, 'saveSystemSetting', { name: 'mobile_url', value: { all: address } }, token)
  await lead(mobileUrl)
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
    await lead('')
  }
})
