import { limits } from '@pitchside/contract'
import { call, moveClock } from '../fixtures/api'
import { ownCode } from '../fixtures/papers'
import type { Person } from '../fixtures/people'
import { callerOf, card, digits, type Stage } from './hostile-stage'

async function idOf(
  stage: Stage,
  name: 'listAnchorApplications' | 'listExpertApplications',
  { id }: Person,
): Promise<number> {
  const { data } = await call(stage.address, name, { status: 0 }, stage.admin.token)
  return data.find(({ uid }) => uid === id)?.id ?? 0
}

/** The author becomes anchor and expert; the other is told why not. */
export async function decideApplications(stage: Stage): Promise<void> {
  const { texts, admin, author, refused } = stage
  const send = callerOf(stage)
  for (const [list, review] of [
    ['listAnchorApplications', 'reviewAnchorApplication'],
    ['listExpertApplications', 'reviewExpertApplication'],
  ] as const) {
    await send(admin, review, { id: await idOf(stage, list, author), status: 1 })
    const remark = texts.for(`${review}.remark`, limits.remarkChars)
    await send(admin, review, { id: await idOf(stage, list, refused), status: 2, remark })
  }
}

/** Money that is refused, and what operators write themselves. */
export async function decide(stage: Stage): Promise<void> {
  const { address, texts, admin, author, refused, rich } = stage
  const send = callerOf(stage)
  const remark = (field: string, chars: number = limits.remarkChars) => texts.for(field, chars)
  // A number gets so many codes in an hour.
  await moveClock(address, 3_600_000)
  await send(author, 'setPaymentPassword', { password: digits, code: await ownCode(address, author, 5) })
  await send(author, 'bindBankCard', { ...card, code: await ownCode(address, author, 8) })
  for (const [status, field] of [
    [2, 'remark'],
    [1, 'trade_no'],
  ] as const) {
    const code = await ownCode(address, author, 8)
    await send(author, 'requestWithdrawal', { amount: 100 + status, type: 0, pass: digits, code })
    const { data } = await send(admin, 'listWithdrawalsToReview', { status: 0 })
    const id = data.find(({ uid }) => uid === author.id)?.id ?? 0
    await send(admin, 'reviewWithdrawal', { id, status, [field]: remark(`reviewWithdrawal.${field}`, 64) })
  }
  const exchange = (await send(admin, 'listExchangesToReview', {})).data.find(({ uid }) => uid === rich.id)
  await send(admin, 'reviewExchange', { id: exchange?.id ?? 0, status: 3, remark: remark('reviewExchange.remark') })
  const horn = async () => (await send(admin, 'listHornsToReview', {})).data.find(({ uid }) => uid === rich.id)?.id ?? 0
  await send(admin, 'reviewHorn', { id: await horn(), status: 1 })
  await send(rich, 'sendHorn', { content: 'x' })
  await send(admin, 'reviewHorn', { id: await horn(), status: 2, remark: remark('reviewHorn.remark') })
  const found = (await send(admin, 'listReports', { status: 0 })).data.find(({ uid }) => uid === rich.id)
  await send(admin, 'resolveReport', { id: found?.id ?? 0, status: 2, remark: remark('resolveReport.remark') })
  await send(admin, 'banUser', { uid: refused.id, reason: remark('banUser.reason', limits.banReasonChars), until: 0 })
  // The other posts of the author are read later: these two are hidden and deleted in their place.
  for (const title of ['to hide', 'to delete']) await send(author, 'postDynamic', { title })
  const { data } = await send(rich, 'listDynamics', { uid: author.id })
  const post = (words: string) => ({ kind: 'dynamic' as const, id: data.find(({ title }) => title === words)?.id ?? 0 })
  await send(admin, 'moderatePost', { ...post('to hide'), status: 2, remark: remark('moderatePost.remark') })
  await send(admin, 'deletePost', { ...post('to delete'), remark: remark('deletePost.remark') })
}

/** Texts of the house itself. What the other pages of the run read stays as it was: see `restore`. */
export async function writeAsHouse(stage: Stage): Promise<() => Promise<void>> {
  const { texts, admin, refused } = stage
  const send = callerOf(stage)
  const words = (field: string, chars: number) => ({
    zh: texts.for(`${field}.zh`, chars),
    en: texts.for(`${field}.en`, chars),
    vi: texts.for(`${field}.vi`, chars),
  })
  const reason = texts.for('silenceInChat.reason', limits.banReasonChars)
  await send(admin, 'silenceInChat', { uid: refused.id, hours: 1, reason })
  const before = (await send(admin, 'listSystemSettings', {})).filter(({ name }) => /^(announcement|icp)$/.test(name))
  await send(admin, 'saveSystemSetting', { name: 'announcement', value: words('saveSystemSetting.value', 90) })
  const icp = texts.for('saveSystemSetting.value.all', 50)
  await send(admin, 'saveSystemSetting', { name: 'icp', value: { all: icp } })
  const others = () => ({ en: texts.unread(40), vi: texts.unread(40) })
  await send(admin, 'publishAnnouncement', {
    title: { zh: texts.for('publishAnnouncement.title.zh', 40), ...others() },
    content: { zh: texts.for('publishAnnouncement.content.zh', 40), ...others() },
  })
  const banner = { kind: 'banner' as const, position: 1, img: '/media/covers/fb-hero.webp', url: '/news' }
  const { id } = await send(admin, 'saveBanner', {
    ...banner,
    title: words('saveBanner.title', limits.bannerTitleChars),
    is_off: 0,
    starts: 0,
    ends: 0,
  })
  const help = (await send(admin, 'listInfoPages', {})).find(({ name }) => name === 'help')!
  const written = words('saveInfoPage.text', limits.infoPageChars / 10)
  const page = (body: string) => `# Help\n\nlead\n\n## One {#one}\n\n${body}`
  const text = { zh: page(written.zh), en: page(written.en), vi: page(written.vi) }
  await send(admin, 'saveInfoPage', { id: help.id, text })
  return async () => {
    await send(admin, 'saveInfoPage', { id: help.id, text: help.text })
    for (const { name, value } of before) await send(admin, 'saveSystemSetting', { name, value })
    const title = { zh: '-', en: '-', vi: '-' }
    await send(admin, 'saveBanner', { id, ...banner, title, is_off: 1, starts: 0, ends: 0 })
  }
}
