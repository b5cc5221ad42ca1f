import { limits } from '@pitchside/contract'
import { xssCorpus } from '../../backend/src/testing/xss-corpus.fixture'
import { call, moveClock } from '../fixtures/api'
import { applyAsAnchor, applyAsExpert, ownCode, upload } from '../fixtures/papers'
import type { Person } from '../fixtures/people'
import { callerOf, card, digits, nonceOf, type Stage } from './hostile-stage'

/** Profiles, applications with their papers, the bindings and the mall. */
export async function writeAsMembers(stage: Stage): Promise<void> {
  const { address, texts, author, refused, rich } = stage
  const send = callerOf(stage)
  const profile = {
    user_nickname: texts.for('updateProfile.user_nickname', limits.nicknameChars),
    signature: texts.for('updateProfile.signature', limits.signatureChars),
  }
  await send(author, 'updateProfile', profile)
  const introduction = texts.for('applyAnchor.introduction', 600)
  await applyAsAnchor(address, author, introduction)
  await applyAsAnchor(address, refused, introduction)
  const experience = texts.for('applyExpert.introduction', 600)
  await applyAsExpert(address, author, experience)
  await applyAsExpert(address, refused, experience)
  const { data } = await send(rich, 'listGoods', { type: 1 })
  const goods = [...data].sort((one, other) => one.price - other.price)[0]
  const receiver = {
    name: texts.for('exchangeGoods.name', limits.receiverNameChars),
    mobile: '13900000002',
    address: texts.for('exchangeGoods.address', limits.addressChars),
  }
  await send(rich, 'exchangeGoods', { id: goods?.id ?? 0, num: 1, ...receiver })
  await send(refused, 'saveExchangeAddress', {
    ...receiver,
    name: texts.for('saveExchangeAddress.name', limits.receiverNameChars),
    address: texts.for('saveExchangeAddress.address', limits.addressChars),
  })
}

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

/** Room, posts and chat of the new anchor. */
export async function writeAsAnchor(stage: Stage): Promise<void> {
  const { texts, author, rich } = stage
  const send = callerOf(stage)
  const title = limits.broadcastTitleChars
  await send(author, 'setPlacard', { content: texts.for('setPlacard.content', limits.placardChars) })
  await send(author, 'setRoomTitle', { content: texts.for('setRoomTitle.content', title) })
  // The site's time may have been moved on.
  const starttime = (await call(stage.address, 'listRooms', {})).servertime + 7_200
  const planned = await send(author, 'saveBroadcastPlan', {
    type: 0,
    title: texts.for('saveBroadcastPlan.title', title),
    starttime,
  })
  const changed = await send(author, 'saveBroadcastPlan', { type: 0, title: 'x', starttime: starttime + 7_200 })
  if (planned.id === changed.id) throw new Error('a second plan took the place of the first')
  await send(author, 'updateBroadcast', {
    id: changed.id,
    type: 0,
    title: texts.for('updateBroadcast.title', title),
    starttime: starttime + 7_200,
  })
  for (const text of texts.share('postDynamic.title', limits.postChars, [0, 0.6]))
    await send(author, 'postDynamic', { title: text })
  const { data } = await send(rich, 'listDynamics', { uid: author.id })
  const comment = { content: texts.for('commentDynamic.content', limits.commentChars) }
  await send(rich, 'commentDynamic', { id: data[0]?.id ?? 0, ...comment })
  const line = texts.for('sendRoomMessage.text', limits.chatTextChars)
  await send(author, 'sendRoomMessage', { uid: author.id, text: line, nonce: nonceOf('line') })
}

/** What costs something, in the room of the author; leaves the author with income to withdraw. */
export async function writeAsRich(stage: Stage): Promise<void> {
  const { texts, rich, author } = stage
  const send = callerOf(stage)
  const gifts = await send(rich, 'listGifts', {})
  const gift = gifts.find(({ needcoin }) => needcoin >= 1_000)
  await send(rich, 'sendGift', { gift_id: gift?.id ?? 0, anchor_id: author.id, num: 1, type: 0 })
  const bubbles = await call(stage.address, 'listBarrageBubbles', {})
  const info = texts.for('sendBubbleBarrage.info', limits.bubbleTextChars)
  await send(rich, 'sendBubbleBarrage', { uid: author.id, info, gift_id: bubbles[0]?.gift_id ?? 0 })
  await send(rich, 'sendHorn', { content: texts.for('sendHorn.content', limits.hornChars) })
  for (const text of texts.share('sendMessage.payload.*', limits.privateMessageChars, [0.6, 1]))
    await send(rich, 'sendMessage', {
      to: author.id,
      type: 'TIMTextElem',
      payload: { text },
      nonce: nonceOf(text.slice(0, 3)),
    })
  const note = texts.for('report.content', limits.reportNoteChars)
  await send(rich, 'report', { classify_id: 8, video_id: author.id, type: 0, content: note })
}

/** The corpus as the markup it is, but for what would swallow everything after it. */
const markup = xssCorpus
  .map(({ html }) => html.replaceAll('\u0000', ''))
  .filter((html) => !/plaintext|<p><p>/.test(html))
  .join('')
  .slice(0, limits.headlineContentChars - 200)

/** An article and a video, shown by an operator; comments under both. */
export async function publish(stage: Stage): Promise<void> {
  const { address, texts, admin, author, rich } = stage
  const send = callerOf(stage)
  const categories = await send(author, 'listWriterCategories', {})
  const [cover, film] = [await upload(address, author.token, 'cover'), await upload(address, author.token, 'work')]
  await send(author, 'saveHeadline', {
    title: texts.for('saveHeadline.title', limits.headlineTitleChars),
    cid: categories[0]?.id ?? 1,
    img: cover,
    content: `<p>${texts.for('saveHeadline.content', 60).replaceAll('<', '&lt;')}</p>${markup}`,
    summary: texts.unread(200),
    tags: texts.for('saveHeadline.tags', limits.headlineTagChars),
  })
  const [group] = await send(author, 'listVideoCategories', {})
  const title = texts.for('publishVideo.title', limits.videoTitleChars)
  await send(author, 'publishVideo', { title, img: cover, video: film, classification_id: group?.id ?? 1 })
  for (const kind of ['headline', 'video'] as const) {
    const { data } = await send(admin, 'listPostsForOperators', { kind, status: 0 })
    const id = data.find(({ uid }) => uid === author.id)?.id ?? 0
    await send(admin, 'moderatePost', { kind, id, status: 1 })
    stage[`${kind}Id`] = id
  }
  const [match] = await send(author, 'listSchemeMatches', {})
  const { plays } = await send(author, 'getSchemePrices', { match_id: match?.match_id ?? 0 })
  const scheme = await send(author, 'publishScheme', {
    match_id: match?.match_id ?? 0,
    play: plays[0]?.play ?? 1,
    choice: plays[0]?.options[0]?.choice ?? 1,
    gold_coin: 0,
    title: texts.for('publishScheme.title', limits.schemeTitleChars),
    content: texts.for('publishScheme.content', 600),
  })
  stage.schemeId = scheme.id
  const words = (field: string) => ({ content: texts.for(field, limits.commentChars) })
  await send(rich, 'commentHeadline', { id: stage.headlineId, ...words('commentHeadline.content') })
  await send(rich, 'sendVideoBarrage', {
    id: stage.videoId,
    second: 0,
    content: texts.unread(limits.videoBarrageChars),
  })
  await send(rich, 'commentVideo', { id: stage.videoId, ...words('commentVideo.content') })
}

/** A post in a circle with a comment below it, and a group. */
export async function publishInCircle(stage: Stage): Promise<void> {
  const { texts, admin, author, rich } = stage
  const send = callerOf(stage)
  const [circle] = await send(author, 'listCircleNames', {})
  const { id } = await send(author, 'publishCirclePost', {
    title: texts.for('publishCirclePost.title', limits.postTitleChars),
    content: texts.for('publishCirclePost.content', limits.postChars),
    classification_id: circle?.id ?? 1,
  })
  await send(admin, 'moderatePost', { kind: 'circle_post', id, status: 1 })
  stage.postId = id
  const content = texts.for('commentCirclePost.content', limits.commentChars)
  await send(rich, 'commentCirclePost', { id, content })
  const introduction = texts.unread(limits.groupIntroductionChars)
  await send(author, 'createGroup', { name: texts.for('createGroup.name', limits.groupNameChars), introduction })
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
  const { data } = await send(rich, 'listDynamics', { uid: author.id })
  const post = { kind: 'dynamic' as const, id: data.at(-1)?.id ?? 0, status: 1 }
  await send(admin, 'moderatePost', { ...post, remark: texts.unread(limits.remarkChars) })
}

/** Texts of the house itself. What the other pages of the run read stays as it was: see `restore`. */
export async function writeAsHouse(stage: Stage): Promise<() => Promise<void>> {
  const { texts, admin } = stage
  const send = callerOf(stage)
  const words = (field: string, chars: number) => ({
    zh: texts.for(`${field}.zh`, chars),
    en: texts.for(`${field}.en`, chars),
    vi: texts.for(`${field}.vi`, chars),
  })
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
  return async () => {
    for (const { name, value } of before) await send(admin, 'saveSystemSetting', { name, value })
    const title = { zh: '-', en: '-', vi: '-' }
    await send(admin, 'saveBanner', { id, ...banner, title, is_off: 1, starts: 0, ends: 0 })
  }
}
