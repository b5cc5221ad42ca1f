import type { Page } from '@playwright/test'
import { ask, call } from '../fixtures/api'
import { demo, expect, newMember, signIn, test } from '../fixtures/people'
import { LiveRoom } from '../pages/live-room'

/** A demo room that is not on air: nobody chats there but the people of the journey, and no picture costs time. */
const room = 121

/** The card of whoever wrote a line. */
async function cardOf(view: LiveRoom, name: string) {
  await view.chat.getByRole('button', { name, exact: true }).last().click()
  return view.page.getByRole('dialog', { name, exact: true })
}

/** Tells the lines of this run from those of an earlier one in the same site. */
const run = ` ${Date.now()}`

const notice = (page: Page, text: string | RegExp) => page.getByText(text).first()

test('LIVE-09 LIVE-03 an assistant silences and lifts, the anchor kicks and appoints: each sees exactly what it should', async ({
  openAs,
  site,
}) => {
  const anchor = await signIn(site.address, `139${String(room).padStart(8, '0')}`)
  const [assistant, fan, friend] = [
    await newMember(site.address),
    await newMember(site.address),
    await newMember(site.address),
  ]
  await call(site.address, 'toggleRoomManager', { uid: assistant.id, anchor_id: room }, anchor.token)
  const pages = await Promise.all([openAs(anchor), openAs(assistant), openAs(fan), openAs(friend), openAs()])
  const [anchors, assistants, fans, friends, visitors] = pages.map((page) => new LiveRoom(page)) as [
    LiveRoom,
    LiveRoom,
    LiveRoom,
    LiveRoom,
    LiveRoom,
  ]
  for (const view of [anchors, assistants, fans, friends, visitors]) await view.open(room)
  const everybody = [anchors, assistants, friends, visitors]
  const name = fan.user_nickname

  await fans.say(`我来带节奏了${run}[生气]`)
  for (const view of everybody) {
    await expect(view.chat.getByText(`我来带节奏了${run}`)).toBeVisible()
    await expect(view.chat.getByRole('img', { name: '[生气]' }).last()).toBeVisible()
  }

  await test.step('a friend and a visitor get no tools of order', async () => {
    const card = await cardOf(friends, name)
    await expect(card.getByRole('button', { name: '举报' })).toBeVisible()
    await expect(card.getByRole('button', { name: '禁言' })).toHaveCount(0)
    const [inner, column] = await Promise.all([card.boundingBox(), friends.column.boundingBox()])
    expect(inner!.x).toBeGreaterThan(column!.x)
    expect(inner!.x + inner!.width).toBeLessThan(column!.x + column!.width)
    await friends.page.keyboard.press('Escape')
    await expect(card).toHaveCount(0)
    await expect(visitors.page.getByRole('button', { name: '房间管理' })).toHaveCount(0)
  })

  await test.step('the assistant silences the fan for ten minutes', async () => {
    const card = await cardOf(assistants, name)
    await expect(card.getByRole('button', { name: '设为房管' })).toHaveCount(0)
    await card.getByRole('button', { name: '禁言' }).click()
    await assistants.page.getByRole('menuitem', { name: '10 分钟' }).click()
    for (const view of everybody)
      await expect(view.chat.getByText(`${name} 被 ${assistant.user_nickname} 禁言（10 分钟）`)).toBeVisible()
    await expect(fans.input).toBeDisabled()
    await expect(fans.input).toHaveAttribute('placeholder', /^禁言中，(10:00|0?9:\d\d) 后可发言$/)
    await expect(friends.input).toBeEnabled()
    const forged = await ask(site.address, 'sendRoomMessage', { uid: room, text: '绕过界面' }, fan.token)
    expect(forged.reason).toBe('room-silenced')
    await assistants.page.keyboard.press('Escape')
  })

  await test.step('the anchor finds the silenced in the dialog and lifts it', async () => {
    await anchors.page.getByRole('button', { name: '房间管理' }).click()
    const dialog = anchors.page.getByRole('dialog', { name: '房间管理' })
    await dialog.getByRole('tab', { name: '禁言' }).click()
    const row = dialog.getByRole('listitem').filter({ hasText: name })
    await row.getByRole('button', { name: '解除禁言' }).click()
    await expect(row).toHaveCount(0)
    await dialog.getByRole('button', { name: '关闭' }).click()
    await expect(fans.input).toBeEnabled()
    await fans.say(`我会好好说话${run}`)
    await expect(friends.chat.getByText(`我会好好说话${run}`)).toBeVisible()
  })

  await test.step('the anchor makes the friend an assistant, and dismisses him', async () => {
    await friends.say(`我来帮忙${run}`)
    const card = await cardOf(anchors, friend.user_nickname)
    await card.getByRole('button', { name: '设为房管' }).click()
    for (const view of everybody) await expect(view.chat.getByText(`${friend.user_nickname} 成为房管`)).toBeVisible()
    await expect(friends.page.getByRole('button', { name: '房间管理' })).toBeVisible()
    await friends.say(`上任第一天${run}`)
    const line = visitors.chat.locator('[data-key]').filter({ hasText: `上任第一天${run}` })
    await expect(line.getByText('房管', { exact: true })).toBeVisible()
    await card.getByRole('button', { name: '取消房管' }).click()
    await expect(friends.page.getByRole('button', { name: '房间管理' })).toHaveCount(0)
    await anchors.page.keyboard.press('Escape')
  })

  await test.step('the anchor sends the fan away, who lands in the list of rooms and can not come back', async () => {
    const card = await cardOf(anchors, name)
    await card.getByRole('button', { name: '移出直播间' }).click()
    await anchors.page
      .getByRole('alertdialog', { name: `将 ${name} 移出直播间？` })
      .getByRole('button', { name: '移出直播间' })
      .click()
    await expect(fans.page).toHaveURL(/\/anchor\?type=0$/)
    await expect(notice(fans.page, '您已被移出该直播间')).toBeVisible()
    for (const view of everybody)
      await expect(view.chat.getByText(`${name} 被 ${anchor.user_nickname} 请出直播间`)).toBeVisible()
    await anchors.page.keyboard.press('Escape')
    const reloaded = fans.page.waitForResponse(async (reply) => {
      if (!/liveKickoutList/i.test(reply.url())) return false
      // The page that asked may be gone before its answer is read.
      return (await reply.text().catch(() => '')).includes(`"anchor_id":${room}`)
    })
    await fans.page.goto(`/live?id=${room}`)
    await expect(fans.page).toHaveURL(/\/anchor\?type=0$/)
    await reloaded
    expect((await ask(site.address, 'getRoom', { uid: room }, fan.token)).reason).toBe('room-kicked')
  })

  await test.step('readmitted, the fan comes in again', async () => {
    await anchors.page.getByRole('button', { name: '房间管理' }).click()
    const dialog = anchors.page.getByRole('dialog', { name: '房间管理' })
    await dialog.getByRole('tab', { name: '已移出' }).click()
    const row = dialog.getByRole('listitem').filter({ hasText: name })
    await row.getByRole('button', { name: '允许进入' }).click()
    await expect(row).toHaveCount(0)
    await fans.open(room)
    await fans.say(`我回来了${run}`)
    await expect(visitors.chat.getByText(`我回来了${run}`)).toBeVisible()
  })
})

test('LIVE-01 a room is reported with a reason, once', async ({ openAs, site }) => {
  const page = await openAs(await newMember(site.address))
  await page.goto(`/live?id=${room}`)
  const report = async (): Promise<void> => {
    await page.locator('main header').getByRole('button', { name: '举报' }).click()
    const dialog = page.getByRole('dialog', { name: /^举报 / })
    await expect(dialog.getByRole('button', { name: '提交' })).toBeDisabled()
    await dialog.getByRole('radio', { name: '辱骂攻击' }).check()
    await dialog.getByRole('button', { name: '提交' }).click()
  }
  await report()
  await expect(notice(page, '举报已提交，我们会尽快处理')).toBeVisible()
  await report()
  await expect(page.getByRole('dialog').getByText('您已举报过，正在处理中')).toBeVisible()
})

test('LIVE-03 the reader of older lines stays where he is while new ones come', async ({ openAs, known, site }) => {
  const anchor = await known('secondAnchor')
  const uid = demo.secondAnchor
  for (let turn = 0; turn < 4; turn++)
    await call(
      site.address,
      'sendRoomMessage',
      { uid, text: `旧消息 ${turn}${run} ${'很长的一行'.repeat(turn)}` },
      anchor.token,
    )
  const page = await openAs(await known('rich'))
  const view = new LiveRoom(page)
  await view.open(uid)
  await expect(view.chat.getByText(`旧消息 3${run}`)).toBeVisible()
  await expect(view.chat.locator('[data-key]').nth(15)).toBeVisible()
  await view.chat.hover()
  await page.mouse.wheel(0, -260)
  await expect(page.getByRole('button', { name: /条新消息|回到最新/ })).toBeVisible()
  const topLine = () =>
    view.chat.evaluate((box) => {
      const edge = box.getBoundingClientRect().top + 60
      const row = [...box.querySelectorAll<HTMLElement>('[data-key]')].find(
        (one) => one.getBoundingClientRect().bottom > edge,
      )
      return { key: row?.dataset.key, top: Math.round(row?.getBoundingClientRect().top ?? 0) }
    })
  // The wheel is followed smoothly: where the reader stays is known once two looks agree.
  let seen = await topLine()
  await expect
    .poll(async () => {
      const last = seen
      seen = await topLine()
      return seen.key === last.key && seen.top === last.top
    })
    .toBe(true)
  const before = await topLine()
  await call(site.address, 'sendRoomMessage', { uid, text: `新消息来了${run}` }, anchor.token)
  const button = page.getByRole('button', { name: /条新消息/ })
  await expect(button).toBeVisible()
  const after = await topLine()
  expect(after.key).toBe(before.key)
  expect(Math.abs(after.top - before.top)).toBeLessThanOrEqual(1)
  await button.click()
  await expect(view.chat.getByText(`新消息来了${run}`)).toBeInViewport()
  await expect(button).toHaveCount(0)
})
