import { call } from '../fixtures/api'
import { siteDay } from '../fixtures/days'
import { expect, newMember, test } from '../fixtures/people'
import { settled } from '../fixtures/settled'

test('LIVE-12 the schedule: three weeks of days, kinds, a league, and a reminder that stays; all of it in the address', async ({
  openAs,
  site,
}) => {
  const page = await openAs(await newMember(site.address))
  await page.goto('/schedule')
  const days = page.getByRole('tablist', { name: '日期' }).getByRole('tab')
  await expect(days).toHaveCount(21)
  const rows = page.locator('main li')
  await expect(rows.first()).toBeVisible()

  await page.getByRole('tablist', { name: '日期' }).locator('[aria-selected="true"]').focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/[?&]d=\d{4}-\d{2}-\d{2}/)
  await expect(days.nth(8)).toHaveAttribute('aria-selected', 'true')
  await expect(days.nth(8)).toBeFocused()

  await page.getByText('足球', { exact: true }).last().click()
  await expect(page).toHaveURL(/type=football/)
  await settled(page)
  const reserve = rows.getByRole('button', { name: /^预约: / }).first()
  const name = ((await reserve.getAttribute('aria-label')) ?? '').replace('预约: ', '')
  await rows.getByRole('button', { name: `预约: ${name}`, exact: true }).click()
  await expect(page.getByRole('button', { name: `已预约: ${name}` })).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(page.getByRole('button', { name: `已预约: ${name}` })).toBeVisible()
  await expect(days.nth(8)).toHaveAttribute('aria-selected', 'true')
})

test('SCORE-06 a forecast tells reasons, chances and its record; a visitor logs in to vote, a member votes once', async ({
  page,
  openAs,
  site,
}) => {
  await page.goto('/foresight')
  await expect(page.getByRole('heading', { name: '模型战绩' })).toBeVisible()
  await page.getByRole('tab', { name: '胜负' }).click()
  await expect(page).toHaveURL(/tab=result/)
  await expect(page.getByRole('rowheader', { name: '赛季胜率' })).toBeVisible()
  await page.getByRole('button', { name: /平局/ }).click()
  await expect(page.getByRole('dialog', { name: '登录' })).toBeVisible()

  const member = await openAs(await newMember(site.address))
  await member.goto('/foresight?tab=goals')
  const draw = member.getByRole('button', { name: /平局/ })
  await draw.click()
  await expect(draw).toHaveAttribute('aria-pressed', 'true')
  await expect(member.getByText('你投给了 平局')).toBeVisible()
  await member.reload()
  await expect(draw).toBeDisabled()
  await expect(draw).toHaveAttribute('aria-pressed', 'true')
})

test('SCORE-08 a followed team and the calendar of a member follow each other', async ({ site, request }) => {
  const person = await newMember(site.address)
  const { data } = await call(site.address, 'listFootballMatches', { type: 2, time: siteDay(1) })
  const row = data[0]
  if (!row) throw new Error('no match is to come')
  await call(site.address, 'toggleCollect', { id: row.home_team_id, kind: 1, type: 2 }, person.token)
  const { url } = await call(site.address, 'createCalendarLink', {}, person.token)
  const path = new URL(url).pathname
  const calendar = await request.get(`${site.address}${path}`)
  expect(calendar.headers()['content-type']).toContain('text/calendar')
  expect(await calendar.text()).toContain(`UID:match-${row.id}@pitchside\r\n`)
  await call(site.address, 'revokeCalendarLink', {}, person.token)
  expect((await request.get(`${site.address}${path}`)).status()).toBe(404)
})
