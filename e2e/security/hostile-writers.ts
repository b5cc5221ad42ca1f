import { limits } from '@pitchside/contract'
import { circleLimits } from '@pitchside/contract/circles'
import { xssCorpus } from '../../backend/src/testing/xss-corpus.fixture'
import { call } from '../fixtures/api'
import { applyAsAnchor, applyAsExpert, upload } from '../fixtures/papers'
import { callerOf, nonceOf, type Stage } from './hostile-stage'

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
  await sendCardAndFile(stage)
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
  const draft = 'saveHeadlineDraft'
  await send(author, draft, {
    title: texts.for(`${draft}.title`, limits.headlineTitleChars),
    content: `<p>${texts.for(`${draft}.content`, 60).replaceAll('<', '&lt;')}</p>${markup}`,
    summary: texts.for(`${draft}.summary`, limits.headlineSummaryChars),
    tags: texts.for(`${draft}.tags`, limits.headlineTagChars),
  })
  await send(author, 'saveHeadline', {
    title: texts.for('saveHeadline.title', limits.headlineTitleChars),
    cid: categories[0]?.id ?? 1,
    img: cover,
    content: `<p>${texts.for('saveHeadline.content', 60).replaceAll('<', '&lt;')}</p>${markup}`,
    summary: texts.for('saveHeadline.summary', limits.headlineSummaryChars),
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
  const chapter = texts.for('setVideoChapters.chapters[].title', limits.videoChapterChars)
  await send(author, 'setVideoChapters', { id: stage.videoId, chapters: [{ second: 0, title: chapter }] })
  const words = (field: string) => ({ content: texts.for(field, limits.commentChars) })
  await send(rich, 'commentHeadline', { id: stage.headlineId, ...words('commentHeadline.content') })
  await send(rich, 'sendVideoBarrage', {
    id: stage.videoId,
    second: 0,
    content: texts.for('sendVideoBarrage.content', limits.videoBarrageChars),
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
    poll: { options: [texts.for('publishCirclePost.poll.options[]', circleLimits.pollOptionChars), 'no'], hours: 24 },
  })
  await send(admin, 'moderatePost', { kind: 'circle_post', id, status: 1 })
  stage.postId = id
  stage.circleId = circle?.id ?? 1
  const zh = [texts.for('saveCircleRules.rules.zh[]', circleLimits.ruleChars)]
  await send(admin, 'saveCircleRules', { id: stage.circleId, rules: { zh, en: [], vi: [] } })
  const hidden = await send(author, 'publishCirclePost', { content: 'hidden', classification_id: stage.circleId })
  await send(admin, 'moderatePost', { kind: 'circle_post', id: hidden.id, status: 1 })
  const remark = texts.for('hideCirclePost.remark', limits.remarkChars)
  await send(admin, 'hideCirclePost', { id: hidden.id, remark })
  const content = texts.for('commentCirclePost.content', limits.commentChars)
  await send(rich, 'commentCirclePost', { id, content })
  const introduction = texts.for('createGroup.introduction', limits.groupIntroductionChars)
  await send(author, 'createGroup', { name: texts.for('createGroup.name', limits.groupNameChars), introduction })
}

/** A card and a file to another member; what is said of a file is not what it is. */
async function sendCardAndFile({ address, texts, author, rich }: Stage): Promise<void> {
  const send = callerOf({ address })
  const to = { to: rich.id }
  const title = texts.for('sendMessage.payload.* card', 200)
  const card = { title, imageUrl: 'javascript:xssTrap(1)', id: '3', type: title, price: title }
  const extension = JSON.stringify(card)
  await send(author, 'sendMessage', {
    ...to,
    type: 'TIMCustomElem',
    payload: { data: '', description: '', extension },
    nonce: nonceOf('card'),
  })
  const payload = {
    fileName: texts.for('sendMessage.payload.* file', limits.chatFileNameChars),
    fileSize: 10,
    fileUrl: await upload(address, author.token, 'post'),
  }
  await send(author, 'sendMessage', { ...to, type: 'TIMFileElem', payload, nonce: nonceOf('file') })
}
