import { call, codeSentTo } from '../fixtures/api'
import { expect, mobileOf, newMember, signIn, test } from '../fixtures/people'
import type { RunningSite } from '../fixtures/site'
import { LivePlayerBox } from '../pages/live-player'
import { runningMatches, scoreIn } from '../pages/score-list'
import { ApplyWizard, freshIdNumber, Studio } from '../pages/studio'

test('LIVE-10 somebody applies, an operator approves, and the new anchor plans and opens a broadcast', async ({
  site,
  openAs,
}) => {
  const person = await newMember(site.address)
  const page = await openAs(person)
  const wizard = new ApplyWizard(page)
  await wizard.open()

  // Nothing filled in: every needed field says so, and nothing moves on.
  await wizard.next()
  await expect(page.getByRole('alert').filter({ hasText: '请填写真实姓名' })).toBeVisible()
  await wizard.fillIdentity('王小明', '110105194912310021')
  await wizard.next()
  await expect(page.getByText('身份证号不正确，请核对')).toBeVisible()
  await page.getByLabel('身份证号').fill(freshIdNumber())
  await wizard.next()
  await wizard.fillExperience()
  await wizard.next()
  await wizard.fillContact(() => codeSentTo(site.address, `86-${person.number}`))
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByText('申请审核中')).toBeVisible()

  const operator = await openAs(await signIn(site.address, mobileOf('admin')))
  await operator.goto('/member?type=23')
  const row = operator.getByRole('row').filter({ hasText: person.user_nickname })
  await row.getByRole('button', { name: '审核' }).click()
  const photo = operator.getByRole('img', { name: '身份证正面' })
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)
  await operator.getByRole('button', { name: '通过', exact: true }).click()
  await expect(row).toHaveCount(0)

  // The applicant's page hears of it by itself.
  await expect(page.getByText('您已通过主播认证')).toBeVisible()
  await page.getByRole('link', { name: '预约直播' }).click()
  await page.getByRole('button', { name: '新建预约' }).click()
  await page.getByRole('dialog').getByLabel('直播标题').fill('周末夜话')
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('周末夜话')).toBeVisible()

  const studio = new Studio(page)
  await studio.open()
  await studio.start('首场直播')
  await expect(page.getByRole('heading', { name: '首场直播' })).toBeVisible()
  await studio.end()
  await expect(page.getByRole('dialog').getByText('直播已结束')).toBeVisible()
})

/** A football match in which a goal can fall now and that anchors are offered, as the choice names it. */
async function matchToShow(site: RunningSite): Promise<{ id: number; name: string }> {
  const running = await runningMatches(site)
  const { type1 } = await call(site.address, 'listRecommendedMatches', { type: 0 })
  const match = type1.find(({ sourceid }) => running.includes(sourceid))
  if (!match) throw new Error('no match that can be shown is being played')
  return { id: match.sourceid, name: `${match.home_team_name} vs ${match.away_team_name}` }
}

/** The evening as chat history and ledger have it. */
async function eveningOf(address: string, token: string) {
  const { withdrawal_balance } = await call(address, 'getOwnUser', {}, token)
  const { RspMsgList } = await call(address, 'getRoomHistory', { id: '4' })
  const said = RspMsgList.filter(({ MsgBody, MsgSeq }) => {
    const { type } = JSON.parse(MsgBody[0]?.MsgContent.Data ?? '{}') as { type?: number }
    return MsgSeq > 0 && (type === 105 || type === 101)
  })
  return { earned: Number(withdrawal_balance), lines: said.length }
}

test('LIVE-10 AIR-01 an evening: one press goes on air from the browser, visitors watch, the cockpit answers them, and the report is true', async ({
  site,
  known,
  openAs,
}) => {
  const { address } = site
  const anchor = await known('secondAnchor')
  const rich = await known('rich')
  const member = await newMember(address)
  const match = await matchToShow(site)
  await call(address, 'saveQuickTexts', { texts: ['欢迎来到直播间'] }, anchor.token)
  const before = await eveningOf(address, anchor.token)
  const page = await openAs(anchor)
  const studio = new Studio(page)
  await studio.open()
  await studio.startTestCard('浏览器直播测试', match.name)
  const sent = page.locator('[data-segments]')
  await expect.poll(async () => Number(await sent.getAttribute('data-segments'))).toBeGreaterThan(1)
  await expect(page.getByText('直播中', { exact: true }).first()).toBeVisible()

  const visitor = await openAs(member)
  await visitor.goto('/live?id=4')
  await expect(visitor.getByRole('heading', { name: '浏览器直播测试' })).toBeVisible()
  const video = visitor.locator('video').first()
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.videoHeight)).toBe(360)
  await new LivePlayerBox(visitor).plays(2)

  await test.step('what visitors do stands in the cockpit, also after a reload of it elsewhere', async () => {
    await call(address, 'toggleFollow', { id: 4 }, member.token)
    await call(address, 'sendGift', { gift_id: 2, anchor_id: 4, num: 2, type: 0 }, rich.token)
    await call(address, 'sendRoomMessage', { uid: 4, text: '低价卖球钻' }, member.token)
    const rows = studio.events.getByRole('listitem')
    await expect(rows.filter({ hasText: rich.user_nickname })).toContainText('送出 围巾 ×2')
    await expect(rows.filter({ hasText: member.user_nickname })).toContainText('关注了你')
  })

  await test.step('a line is taken away and its writer silenced, in place', async () => {
    const spam = visitor.getByRole('log').getByText('低价卖球钻')
    await expect(spam).toBeVisible()
    const card = await studio.chooseSpeaker(member.user_nickname)
    await card.getByRole('button', { name: '删除消息' }).click()
    await expect(spam).toHaveCount(0)
    await card.getByRole('button', { name: '禁言' }).click()
    await page.getByRole('menuitem', { name: '10 分钟' }).click()
    await expect(visitor.getByRole('log').getByText(`${member.user_nickname} 被`)).toContainText('禁言（10 分钟）')
    await page.keyboard.press('Escape')
  })

  await test.step('the chat has a window of its own, with nothing around it', async () => {
    const opening = page.waitForEvent('popup')
    await page.getByRole('button', { name: '弹出聊天' }).click()
    const popup = await opening
    await expect(popup.getByRole('complementary', { name: '聊天' }).getByRole('log')).toBeVisible()
    await expect(popup.getByRole('banner')).toHaveCount(0)
    await expect(popup.getByRole('contentinfo')).toHaveCount(0)
    await popup.close()
  })

  await test.step('a guess opens, a quick text is said by its key', async () => {
    await studio.chat.getByRole('button', { name: /竞猜/ }).click()
    // The site itself asks who wins and who scores next.
    await page.getByRole('dialog').getByRole('button', { name: '总进球数' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '发起竞猜' }).click()
    await expect(page.getByText('竞猜已发起')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Alt+1')
    await expect(visitor.getByRole('log').getByText('欢迎来到直播间', { exact: true })).toBeVisible()
  })

  await test.step('a goal shows in the overlay without a log-in, and is announced by one key', async () => {
    await page.getByRole('button', { name: 'OBS 叠加层' }).click()
    await page.getByRole('button', { name: /生成/ }).click()
    const secret = await page.getByRole('textbox', { name: '进球' }).inputValue()
    const overlay = await openAs()
    const first = overlay.waitForResponse((reply) => reply.url().includes('readOverlay'))
    await overlay.goto(secret)
    await first
    await page.keyboard.press('Escape')
    await scoreIn(site, match.id)
    await expect(overlay.getByText('进球！')).toBeVisible()
    await expect(page.getByRole('button', { name: /播报/ })).toBeVisible()
    await page.keyboard.press('Alt+g')
    await expect(visitor.getByRole('log').getByText(/⚽ 进球！/)).toBeVisible()
    await call(address, 'revokeOverlay', {}, anchor.token)
    await expect(overlay.getByText('叠加层地址已失效', { exact: false })).toBeVisible()
  })

  await test.step('a line is pinned, and a poll is asked by one key, answered once and ended', async () => {
    const card = await studio.chooseSpeaker(anchor.user_nickname)
    await card.getByRole('button', { name: '置顶', exact: true }).click()
    await expect(visitor.getByLabel('置顶')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Alt+p')
    const form = page.getByRole('dialog', { name: '发起投票' })
    await form.getByRole('textbox', { name: '问题' }).fill('下一球谁进？')
    await form.getByRole('textbox', { name: '选项 1' }).fill('主队')
    await form.getByRole('textbox', { name: '选项 2' }).fill('客队')
    await page.keyboard.press('Enter')
    const seen = visitor.getByRole('region', { name: '投票' })
    await seen.getByRole('button', { name: /客队/ }).click()
    await expect(studio.chat.getByRole('button', { name: /客队/ })).toContainText('1 票 · 100%')
    await studio.chat.getByRole('button', { name: '结束投票' }).click()
    await expect(seen.getByText('已结束')).toBeVisible()
    await expect(seen.getByRole('button', { name: /客队/ })).toBeDisabled()
  })

  await test.step('an envelope of the anchor is there for everybody', async () => {
    await page.getByRole('button', { name: '红包', exact: true }).first().click()
    const form = page.getByRole('dialog', { name: '发红包' })
    await form.getByRole('textbox', { name: '总球钻' }).fill('10')
    await form.getByRole('textbox', { name: '红包个数' }).fill('2')
    await form.getByRole('button', { name: '塞球钻进红包' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '塞球钻进红包' }).click()
    await expect(visitor.getByRole('log').getByText(`${anchor.user_nickname} 发了一个红包`)).toBeVisible()
  })

  // The last segment never arrives: whoever has ended is not asked whether to leave.
  await page.route(/\/ingest\//, () => undefined)
  await page.getByRole('button', { name: '停止推送' }).click()
  await studio.end({ sendsOn: true })
  const summary = page.getByRole('dialog').filter({ hasText: '直播已结束' })
  await summary.getByRole('link', { name: '直播报告' }).click()
  await expect(visitor.getByText('主播邀请你去这里')).toBeVisible()
  await visitor.getByRole('button', { name: '留在这里' }).click()
  const after = await eveningOf(address, anchor.token)
  await expect(studio.reported('收益（球钻）')).toContainText(String(after.earned - before.earned))
  await expect(studio.reported('聊天条数')).toHaveText(String(after.lines - before.lines))
})
