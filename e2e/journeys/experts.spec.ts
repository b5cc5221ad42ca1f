import { call } from '../fixtures/api'
import { demoPassword, expect, mobileOf, test } from '../fixtures/people'
import type { RunningSite } from '../fixtures/site'
import { LoginDialog } from '../pages/login-dialog'

const analysis = '主队最近的防守站位更紧凑，客队连续两个客场作战，体能会是这场比赛最大的变量。'

/** A scheme of the demo expert on a match to come that has none of the kind yet. */
async function publish({ address }: RunningSite, token: string, title: string, price: number) {
  for (const { match_id } of await call(address, 'listSchemeMatches', {}, token)) {
    const { plays } = await call(address, 'getSchemePrices', { match_id }, token)
    if (plays.some(({ play, is_taken }) => play === 1 && is_taken === 1)) continue
    const scheme = { match_id, play: 1, choice: 1, gold_coin: price, title, content: analysis }
    return { matchId: match_id, ...(await call(address, 'publishScheme', scheme, token)) }
  }
  throw new Error('there is no match for a scheme')
}
/** The match of a scheme is over now. */
const end = ({ address }: RunningSite, matchId: number, score: string) =>
  fetch(`${address}/_dev/scheme-match/${matchId}/end?end=${score}`, { method: 'POST' })

test('CONT-04 a visitor finds a scheme, logs in, buys and reads it, and the result changes the record', async ({
  page,
  site,
  known,
}) => {
  const { token } = await known('expert')
  const title = `主场的分量 ${Date.now() % 100_000}`
  const { id, matchId } = await publish(site, token, title, 28)
  const settled = async () => (await call(site.address, 'getExpert', { id: 6 })).info.settled_num
  const before = await settled()

  await page.goto('/specialist-home?type=1')
  const card = page.locator('main').getByRole('link').filter({ hasText: title })
  await expect(card).toContainText('购买后查看')
  await card.click()
  await expect(page).toHaveURL(new RegExp(`/specialist-detail\\?id=${id}`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByText(analysis.slice(0, 10))).toHaveCount(0)

  const dialog = new LoginDialog(page, site)
  await page.getByRole('button', { name: '购买方案' }).click()
  await dialog.logIn(mobileOf('rich'), demoPassword)
  const buying = page.getByRole('dialog', { name: '购买方案' })
  await expect(buying).toContainText('余额')
  await buying.getByRole('button', { name: '确认购买' }).click()
  await expect(page.getByText(analysis)).toBeVisible()

  await end(site, matchId, '2-1')
  await page.reload()
  await expect(page.getByText('红', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('2 - 1')).toBeVisible()
  expect(await settled()).toBe(before + 1)
  await page
    .locator('main')
    .getByRole('link', { name: /数据派 By Numbers/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: '战绩' })).toBeVisible()
})

test('CONT-04 an expert publishes in the member centre; the match is off, and the buyer has the diamonds back', async ({
  site,
  known,
  openAs,
}) => {
  const [expert, rich] = [await known('expert'), await known('rich')]
  const title = `体能的一课 ${Date.now() % 100_000}`
  const page = await openAs(expert)
  await page.goto('/member?type=40')
  await page.getByRole('button', { name: '发布方案' }).click()
  const form = page.getByRole('dialog', { name: '发布方案' })
  await form.getByRole('listitem').last().getByRole('button').click()
  await form.getByRole('textbox', { name: '标题' }).fill(title)
  await form.getByRole('textbox', { name: '分析' }).fill('太短')
  await form.getByRole('button', { name: '58', exact: true }).click()
  await form.getByRole('button', { name: '发布方案' }).click()
  await expect(form).toContainText('分析为 30 至 2000 字')
  await form.getByRole('textbox', { name: '分析' }).fill(analysis)
  await form.getByRole('button', { name: '发布方案' }).click()
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row).toContainText('0 人 × 58')

  const [scheme] = (await call(site.address, 'listOwnSchemes', {}, expert.token)).data
  const balance = async () => Number((await call(site.address, 'getOwnUser', {}, rich.token)).balance)
  const before = await balance()
  await call(site.address, 'buyScheme', { id: scheme!.scheme_id }, rich.token)
  expect(await balance()).toBe(before - 58)
  await end(site, scheme!.match_id, 'off')
  const buyer = await openAs(rich)
  await buyer.goto('/member?type=41')
  await expect(buyer.getByRole('row').filter({ hasText: title })).toContainText('已退款')
  expect(await balance()).toBe(before)
  await page.reload()
  await expect(row).toContainText('已取消')
})
