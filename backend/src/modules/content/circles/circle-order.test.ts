import { beforeEach, describe, expect, test } from '@jest/globals'
import { circleLimits } from '@pitchside/contract/circles'
import type { SignedIn, TestSite } from '../../../testing/test-app'
import { as, circleStage } from './circles.fixture'

const { stage, write, shown, read, newest, noticesOf } = circleStage()
let site: TestSite
let author: SignedIn
let other: SignedIn
let admin: SignedIn
/** Moderator of the circle, and of another one alone. */
let moderator: SignedIn
let foreign: SignedIn
let circleId: number
let elsewhere: number
const none = { zh: [], en: [], vi: [] }

const appoint = (uid: number, id = circleId, is_on: 0 | 1 = 1) =>
  site.call('appointCircleModerator', { id, uid, is_on }, as(admin))
const about = (who?: SignedIn, id = circleId) => site.ok('getCircle', { id }, who ? as(who) : {})
const actions = async (who: SignedIn = admin) =>
  (await site.ok('listCircleActions', { id: circleId }, { ...as(who), language: 'en' })).data
const hide = (id: number, who: SignedIn, remark = 'rude') => site.call('hideCirclePost', { id, remark }, as(who))
const pin = (id: number, who: SignedIn, is_top: 0 | 1 = 1) => site.call('pinCirclePost', { id, is_top }, as(who))

beforeEach(async () => {
  ;({ site, author, other, admin, circleId } = stage)
  elsewhere = (await site.ok('listCircleNames', {}))[1]!.id
  moderator = await site.signIn('anchor')
  foreign = await site.signIn('secondAnchor')
  for (const table of ['circle_moderator', 'circle_action', 'member_notices'])
    await site.db.query(`delete from ${table}`)
  await site.db.query("update circle set rules = '{}'")
  await site.db.query('update circle_post set is_pinned = false')
  await appoint(moderator.userId)
  await appoint(foreign.userId, elsewhere)
})

describe('moderators', () => {
  test('CONT-03 operators name and remove them; everybody sees who they are, beside their posts as well', async () => {
    expect((await about()).moderators).toEqual([
      { uid: moderator.userId, user_nickname: expect.any(String), avatar: expect.any(String) },
    ])
    const roles = await Promise.all(
      [undefined, author, moderator, foreign, admin].map(async (who) => (await about(who)).role),
    )
    expect(roles).toEqual([0, 0, 1, 0, 2])
    const id = await shown({ content: 'from the chair' }, moderator)
    const seen = async (who?: SignedIn) => (await read(id, who?.token)).data.info
    expect(await seen()).toMatchObject({ is_moderator: 1, may_moderate: 0 })
    expect(await seen(moderator)).toMatchObject({ may_moderate: 1 })
    expect(await seen(foreign)).toMatchObject({ may_moderate: 0 })
    expect(await seen(admin)).toMatchObject({ may_moderate: 1 })
    expect((await noticesOf(moderator, 5))[1]?.title).toMatch(/^You are a moderator of /)
    // Twice is once.
    await appoint(moderator.userId)
    expect((await actions()).map(({ deed }) => deed)).toEqual(['appoint'])
    await appoint(moderator.userId, circleId, 0)
    expect((await about()).moderators).toEqual([])
    expect((await noticesOf(moderator, 5))[0]?.title).toMatch(/^You are no longer a moderator of /)
    expect((await actions()).map(({ deed }) => deed)).toEqual(['dismiss', 'appoint'])
    expect((await site.call('saveCircleRules', { id: circleId, rules: none }, as(moderator))).reason).toBe(
      'circle-not-moderator',
    )
  })

  test('CONT-03 nobody else names them: not a moderator, not for oneself; nobody unknown, no more than fit', async () => {
    const wish = { id: circleId, uid: foreign.userId, is_on: 1 } as const
    for (const who of [moderator, foreign, author])
      expect((await site.call('appointCircleModerator', wish, as(who))).reason).toBe('role-missing')
    expect((await appoint(987_654)).reason).toBe('user-unknown')
    expect((await appoint(1, 987_654)).reason).toBe('circle-gone')
    await site.db.query(
      'insert into circle_moderator (circle_id, user_id, created_at) select $1, 500000 + n, 1 from generate_series(2, $2) n',
      [circleId, circleLimits.moderators],
    )
    expect((await appoint(author.userId)).reason).toBe('circle-moderators-full')
  })

  test('CONT-03 the log is read by moderators of the circle and by operators, and says who did what for which reason', async () => {
    const id = await shown({ title: 'Loud', content: 'x' })
    await hide(id, moderator, 'off topic')
    expect((await actions(moderator))[0]).toMatchObject({
      uid: moderator.userId,
      deed: 'hide-post',
      target_id: id,
      target_uid: author.userId,
      content: 'Loud',
      remark: 'off topic',
    })
    for (const who of [foreign, author])
      expect((await site.call('listCircleActions', { id: circleId }, as(who))).reason).toBe('circle-not-moderator')
    expect((await site.call('listCircleActions', { id: circleId })).reason).toBe('login-needed')
    // What is gone is gone there as well; that something was done stays.
    await site.ok('deleteCirclePost', { id }, as(author))
    expect((await actions(moderator))[0]).toMatchObject({ deed: 'hide-post', content: '' })
  })
})

test('CONT-03 rules are edited by moderators of the circle and operators, and read in every language', async () => {
  const rules = { zh: ['  文明发言\u202e ', '不剧透', '不剧透'], en: ['Be kind'], vi: ['\u200b'] }
  for (const who of [foreign, author])
    expect((await site.call('saveCircleRules', { id: circleId, rules }, as(who))).reason).toBe('circle-not-moderator')
  await site.ok('saveCircleRules', { id: circleId, rules }, as(moderator))
  expect((await about()).rules).toEqual({ zh: ['文明发言', '不剧透'], en: ['Be kind'], vi: [] })
  await site.ok('saveCircleRules', { id: circleId, rules: { ...none, en: ['One'] } }, as(admin))
  expect((await about()).rules).toEqual({ ...none, en: ['One'] })
  expect((await actions()).map(({ deed }) => deed)).toEqual(['rules', 'rules', 'appoint'])
  const many = Array.from({ length: circleLimits.rules + 1 }, (_, at) => `rule ${at}`)
  for (const zh of [many, ['字'.repeat(circleLimits.ruleChars + 1)]])
    expect((await site.call('saveCircleRules', { id: circleId, rules: { ...none, zh } }, as(moderator))).reason).toBe(
      'input-invalid',
    )
  await site.db.query('update circle set is_closed = true where id = $1', [circleId])
  expect((await site.call('getCircle', { id: circleId })).reason).toBe('circle-gone')
  expect((await site.call('saveCircleRules', { id: circleId, rules }, as(moderator))).reason).toBe('circle-gone')
  await site.db.query('update circle set is_closed = false where id = $1', [circleId])
})

describe('hiding', () => {
  test('CONT-03 a moderator hides a post for a reason: nobody else sees it, its author is told and reads why', async () => {
    const id = await shown({ content: 'buy my tickets' })
    expect((await hide(id, moderator, ' \u200b ')).reason).toBe('remark-needed')
    for (const who of [foreign, other]) expect((await hide(id, who)).reason).toBe('circle-not-moderator')
    expect((await hide(id, { token: '' } as SignedIn)).reason).toBe('login-needed')
    expect((await hide(id, moderator, '广告')).code).toBe(0)
    expect((await read(id)).reason).toBe('circle-post-gone')
    expect((await read(id, author.token)).data.info).toMatchObject({ status: 2, remark: '广告' })
    expect((await noticesOf(author))[0]).toMatchObject({
      title: 'Your post was hidden',
      content: 'buy my tickets · Reason: 广告',
    })
    // Again finds nothing; of several at once one does it.
    expect((await hide(id, moderator)).reason).toBe('circle-post-gone')
    const second = await shown({ content: 'again' })
    const replies = await Promise.all(Array.from({ length: 4 }, () => hide(second, moderator)))
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(1)
    expect((await actions()).filter(({ target_id }) => target_id === second)).toHaveLength(1)
  })

  test('CONT-03 what waits for review is not theirs, nor what other moderators and operators wrote', async () => {
    const waiting = (await write({ content: 'not yet' })).data.id
    expect((await hide(waiting, moderator)).reason).toBe('circle-post-gone')
    await appoint(other.userId)
    const byPeer = await shown({ content: 'by a peer' }, other)
    expect((await hide(byPeer, moderator)).reason).toBe('circle-moderator-peer')
    const byOperator = await shown({ content: 'by the house' }, admin)
    expect((await hide(byOperator, moderator)).reason).toBe('circle-moderator-peer')
    expect((await hide(byPeer, admin)).code).toBe(0)
  })

  test('CONT-03 a comment is hidden with its replies, the counts follow, and its writer is told', async () => {
    const id = await shown({ content: 'talk to me' })
    const { id: root } = await site.ok('commentCirclePost', { id, content: 'root' }, as(other))
    await site.ok('commentCirclePost', { id, content: 'leaf', pid: root }, as(author))
    const hideIt = (who: SignedIn) => site.call('hideCirclePostComment', { id: root, remark: 'spoiler' }, as(who))
    for (const who of [foreign, author]) expect((await hideIt(who)).reason).toBe('circle-not-moderator')
    expect((await hideIt(moderator)).code).toBe(0)
    expect((await hideIt(moderator)).reason).toBe('not-found')
    const { info, commentList } = (await read(id)).data
    expect([info.comment, commentList.data]).toEqual([0, []])
    expect((await noticesOf(other, 5))[0]).toMatchObject({
      title: 'Your comment was hidden',
      content: 'root · Reason: spoiler',
    })
    expect((await actions())[0]).toMatchObject({ deed: 'hide-comment', content: 'root', remark: 'spoiler' })
  })
})

describe('pins', () => {
  test('CONT-03 three posts stand at the top of a circle, never four, also when two are pinned at once', async () => {
    const ids: number[] = []
    for (let turn = 0; turn < 5; turn++) ids.push(await shown({ content: `post ${turn}` }, turn < 3 ? author : other))
    const [first, second] = ids as [number, number]
    for (const who of [foreign, author]) expect((await pin(first, who)).reason).toBe('circle-not-moderator')
    for (const id of [first, second]) expect((await pin(id, moderator)).code).toBe(0)
    const replies = await Promise.all(ids.slice(2).map((id) => pin(id, moderator)))
    expect(replies.map(({ reason }) => reason ?? '').sort()).toEqual(['', 'circle-pins-full', 'circle-pins-full'])
    const row = await site.db.one('select count(*)::int count from circle_post where is_pinned')
    expect(row).toEqual({ count: circleLimits.pinned })
    expect((await newest())[0]).toMatchObject({ is_top: 1 })
    // Again is no harm, and is not written down.
    expect((await pin(first, moderator)).code).toBe(0)
    expect((await pin(second, moderator, 0)).code).toBe(0)
    expect((await actions()).map(({ deed }) => deed)).toEqual(['unpin', 'pin', 'pin', 'pin', 'appoint'])
    const full = ids.slice(2).filter((_id, at) => replies[at]?.code !== 0)
    expect((await pin(full[0]!, admin)).code).toBe(0)
    expect((await site.call('arrangePost', { id: full[1]!, is_top: 1 }, as(admin))).reason).toBe('circle-pins-full')
  })
})
