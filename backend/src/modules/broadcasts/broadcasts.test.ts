import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type CallInput, limits } from '@pitchside/contract'
import { startTestApp, type TestSite } from '../../testing/test-app'

let site: TestSite
let anchor: string
let other: string
const hourS = 3_600
beforeAll(async () => {
  site = await startTestApp({ config: { seedDemo: true } })
  anchor = (await site.signIn('anchor')).token
  other = (await site.signIn('secondAnchor')).token
  await site.db.query('delete from broadcast_plans where uid in (3, 4)')
})
afterAll(() => site.close())

const nowS = () => Math.floor(site.clock.now() / 1_000)
const plan = (change: Partial<CallInput<'saveBroadcastPlan'>> = {}): CallInput<'saveBroadcastPlan'> => ({
  type: 2,
  title: '周末闲聊',
  thumb: '',
  starttime: nowS() + hourS,
  ...change,
})
const save = (change: Partial<CallInput<'saveBroadcastPlan'>> = {}, token = anchor) =>
  site.call('saveBroadcastPlan', plan(change), { token })
const plans = async (token = anchor) => (await site.ok('listBroadcastPlans', {}, { token })).data
const idOf = async (change: Partial<CallInput<'saveBroadcastPlan'>> = {}, token = anchor) =>
  (await site.ok('saveBroadcastPlan', plan(change), { token })).id

/** A match of the feed that has not begun. */
const coming = async (place = 0) => {
  const matches = await site.modules.live.matches.upcoming('football')
  return matches.filter(({ kickoff }) => kickoff > nowS() + 60)[place]!
}
const setState = (id: number, state: number, more = '') =>
  site.db.query(`update broadcast_plans set state = $2 ${more} where id = $1`, [id, state])

describe('planning', () => {
  test('LIVE-10 a plan is kept as written, next one first, and stands in the previews of the room', async () => {
    const later = await idOf({ title: '第二场', starttime: nowS() + 5 * hourS })
    const sooner = await idOf({ title: ' 第一场\n', thumb: '/media/covers/fb-hero.webp' })
    const rows = await plans()
    expect(rows.map(({ id }) => id)).toEqual([sooner, later])
    expect(rows[0]).toMatchObject({ title: '第一场', islive: 0, typeName: '其他', isliveName: '未开播', push: '' })
    const preview = await site.ok('listRoomReservations', { uid: 3 })
    expect(preview.data.map(({ id }) => id)).toEqual(expect.arrayContaining([sooner, later]))
  })

  test('LIVE-10 names of kind, state and teams follow the language', async () => {
    const match = await coming()
    const id = await idOf({ type: 0, match_id: match.id, starttime: match.kickoff })
    const row = async (language: 'en' | 'vi') =>
      (await site.ok('listBroadcastPlans', {}, { token: anchor, language })).data.find((found) => found.id === id)
    expect(await row('en')).toMatchObject({ typeName: 'Football', home_name: match.home.names.en, match_id: match.id })
    expect(await row('vi')).toMatchObject({ typeName: 'Bóng đá', away_name: match.away.names.vi })
    await site.ok('deleteReservedBroadcast', { id }, { token: anchor })
  })

  test.each<[Partial<CallInput<'saveBroadcastPlan'>>, string]>([
    [{ title: '' }, 'input-invalid'],
    [{ title: '长'.repeat(limits.broadcastTitleChars + 1) }, 'input-invalid'],
    [{ title: '\u200b\u202e' }, 'title-empty'],
    [{ type: 3 }, 'input-invalid'],
    [{ thumb: 'https://elsewhere.example/a.png' }, 'cover-wrong'],
    [{ thumb: '/media/uploads/../../etc/passwd' }, 'cover-wrong'],
    [{ starttime: 1_000 }, 'start-past'],
    [{ starttime: 4_000_000_000 }, 'start-far'],
    [{ type: 0, match_id: 987_654_321 }, 'match-unknown'],
    [{ type: 2, match_id: 1 }, 'match-unknown'],
    [{ id: 987_654_321 }, 'broadcast-unknown'],
  ])('LIVE-10 %j is refused: %s', async (change, reason) => {
    const before = await plans()
    expect((await save(change)).reason).toBe(reason)
    expect(await plans()).toEqual(before)
  })

  test('LIVE-10 a plan can be changed by its anchor alone, in both calls', async () => {
    const id = await idOf()
    expect((await save({ id, title: '偷改' }, other)).reason).toBe('broadcast-unknown')
    const stolen = await site.call('updateBroadcast', { ...plan({ title: '偷改' }), id }, { token: other })
    expect(stolen.reason).toBe('broadcast-unknown')
    expect((await save({ id, title: '改好了' })).data).toEqual({ id })
    await site.ok('updateBroadcast', { ...plan({ title: '又改了', type: 1 }), id }, { token: anchor })
    expect((await plans()).find((row) => row.id === id)).toMatchObject({ title: '又改了', type: 1 })
  })

  test('LIVE-10 a plan is deleted by its anchor alone, and not while it runs or once it is a record', async () => {
    const id = await idOf()
    const remove = (token = anchor) => site.call('deleteReservedBroadcast', { id }, { token })
    expect((await remove(other)).reason).toBe('broadcast-unknown')
    await setState(id, 1)
    expect((await remove()).reason).toBe('broadcast-open')
    await setState(id, 2)
    expect((await remove()).reason).toBe('broadcast-over')
    expect((await save({ id })).reason).toBe('broadcast-over')
    await setState(id, 0)
    expect((await remove()).code).toBe(0)
    expect((await remove()).reason).toBe('broadcast-unknown')
  })

  test('LIVE-10 what was planned and never opened leaves the list after a day, and the number of plans is limited', async () => {
    await site.db.query('delete from broadcast_plans where uid = 4')
    const ids: number[] = []
    for (let count = 0; count < limits.plansPerAnchor; count++) ids.push(await idOf({}, other))
    expect(await save({}, other)).toMatchObject({ reason: 'plans-many' })
    await site.db.query('update broadcast_plans set starts_at = $2 where id = $1', [
      ids[0],
      site.clock.now() - 25 * 3_600_000,
    ])
    expect((await site.ok('listBroadcastPlans', {}, { token: other })).total).toBe(limits.plansPerAnchor - 1)
    expect((await save({}, other)).code).toBe(0)
  })
})

describe('reserving a match', () => {
  test('LIVE-10 one broadcast per match, at kick-off, with both sides in the title', async () => {
    const match = await coming(1)
    const reserve = () =>
      site.call('reserveOwnBroadcast', { type: 0, match_id: match.id }, { token: anchor, language: 'en' })
    const replies = await Promise.all([reserve(), reserve(), reserve()])
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(1)
    expect((await reserve()).reason).toBe('match-taken')
    const row = (await plans()).find(({ match_id }) => match_id === match.id)
    expect(row).toMatchObject({ starttime: match.kickoff, type: 0 })
    // Nobody named it: whatever language it was planned in, everybody reads it in his own.
    expect(row?.title).toBe(`${match.home.names.zh} vs ${match.away.names.zh}`)
    const english = await site.ok('listRoomReservations', { uid: 3 }, { language: 'en' })
    const told = english.data.find(({ match_id }) => match_id === match.id)
    expect(told?.title).toBe(`${match.home.names.en} vs ${match.away.names.en}`.slice(0, limits.broadcastTitleChars))
    expect((await save({ type: 0, match_id: match.id })).reason).toBe('match-taken')
    const otherPlan = await idOf()
    expect((await save({ id: otherPlan, type: 0, match_id: match.id })).reason).toBe('match-taken')
  })

  test('LIVE-10 unknown matches and those that have begun are refused', async () => {
    const [running] = await site.modules.live.matches.inPlay('football')
    const reserve = (match_id: number) => site.call('reserveOwnBroadcast', { type: 0, match_id }, { token: anchor })
    expect((await reserve(running!.id)).reason).toBe('match-begun')
    expect((await reserve(987_654_321)).reason).toBe('match-unknown')
  })
})

describe('records', () => {
  test('LIVE-10 duration, viewers and heat of what is over; what runs comes first and counts on', async () => {
    const ended = await idOf({ title: '已结束' })
    const open = await idOf({ title: '进行中' })
    const now = site.clock.now()
    const times = `, on_air_at = ${now - 5_400_000}, ended_at = ${now - 1_800_000}, viewers = 321, hotvotes = 45600`
    await setState(ended, 2, times)
    await setState(open, 1, `, on_air_at = ${now - 60_000}`)
    const { data } = await site.ok('listOwnBroadcasts', {}, { token: anchor, language: 'en' })
    expect(data[0]).toMatchObject({ id: open, islive: 1, isliveName: 'Live', live_duration: 60 })
    const over = await site.ok('listOwnBroadcasts', { islive: 2 }, { token: anchor })
    expect(over.data).toHaveLength(1)
    expect(over.data[0]).toMatchObject({ id: ended, live_duration: 3_600, viewers: 321, hotvotes: 45_600 })
    expect((await site.ok('listOwnBroadcasts', { islive: 2 }, { token: other })).data).toEqual([])
    await setState(open, 2, `, ended_at = ${now}`)
  })
})

describe('the own room', () => {
  test('LIVE-10 the announcement has 50 characters at most, reaches the room at once, and can be taken away', async () => {
    const socket = await site.socket()
    await socket.subscribe({ topic: 'room.3' })
    const text = '字'.repeat(limits.placardChars)
    await site.ok('setPlacard', { content: text }, { token: anchor })
    await socket.next(({ data }) => 'event' in data && data.event === 'placard' && 'text' in data && data.text === text)
    expect(await site.ok('getPlacard', {}, { token: anchor })).toBe(text)
    expect((await site.ok('getRoom', { uid: 3 })).userData.announcement).toBe(text)
    expect((await site.call('setPlacard', { content: `${text}多` }, { token: anchor })).reason).toBe('input-invalid')
    await site.ok('setPlacard', { content: '' }, { token: anchor })
    expect(await site.ok('getPlacard', {}, { token: anchor })).toBe('')
  })

  test('LIVE-10 a new title reaches the room and the broadcast that runs', async () => {
    const id = await idOf()
    await setState(id, 1)
    const socket = await site.socket()
    await socket.subscribe({ topic: 'room.3' })
    await site.ok('setRoomTitle', { content: '<i>换标题</i>' }, { token: anchor })
    await socket.next(
      ({ data }) => 'event' in data && data.event === 'title' && 'title' in data && data.title === '<i>换标题</i>',
    )
    expect((await site.ok('getRoom', { uid: 3 })).info.title).toBe('<i>换标题</i>')
    expect((await plans())[0]).toMatchObject({ id, title: '<i>换标题</i>' })
    expect((await site.call('setRoomTitle', { content: '\u200b' }, { token: anchor })).reason).toBe('title-empty')
    await site.ok('updateBroadcast', { ...plan({ title: '开着也能改', type: 1 }), id }, { token: anchor })
    expect((await site.ok('getRoom', { uid: 3 })).info).toMatchObject({ title: '开着也能改', type: 1 })
    await setState(id, 2)
  })

  test('LIVE-10 a fan group is shown and hidden by its anchor alone', async () => {
    const [group] = await site.ok('listFanGroups', {}, { token: anchor, language: 'en' })
    expect(group).toMatchObject({ group_id: 'fans-3', is_show: 0, name: 'Fans of 阿楠说球' })
    expect(await site.ok('listRoomGroups', { uid: 3 })).toEqual([])
    expect(await site.ok('listFanGroups', { uid: 3 })).toEqual([])
    const show = (is_show: 0 | 1, token = anchor) =>
      site.call('showGroupInRoom', { group_id: 'fans-3', is_show }, { token })
    expect((await show(1, other)).reason).toBe('group-unknown')
    expect((await show(1)).code).toBe(0)
    expect(await site.ok('listRoomGroups', { uid: 3 })).toHaveLength(1)
    expect((await show(0)).code).toBe(0)
    expect(await site.ok('listRoomGroups', { uid: 3 })).toEqual([])
    expect(await site.ok('listFanGroups', {})).toEqual([])
  })
})

describe('words of the house', () => {
  test('AIR-09 evenings and announcement of the demo are told in the language of who looks, a plan stands as written', async () => {
    const title = '周中补赛，慢慢看'
    const ended = await idOf({ title })
    await idOf({ title: '周中补赛，快快看' })
    await setState(ended, 2, `, on_air_at = ${site.clock.now() - 5_400_000}, ended_at = ${site.clock.now()}`)
    await site.ok('setPlacard', { content: '有问题打在公屏，半场统一回答。' }, { token: anchor })
    const english = { token: anchor, language: 'en' } as const
    const over = (await site.ok('listOwnBroadcasts', { islive: 2 }, english)).data.find(({ id }) => id === ended)
    expect(over?.title).toBe('A midweek match, unhurried')
    expect((await site.ok('getBroadcastReport', { id: ended }, english)).title).toBe(over?.title)
    const ahead = (await site.ok('listBroadcastPlans', {}, english)).data
    expect(ahead.map((plan) => plan.title)).toContain('周中补赛，快快看')
    expect(await site.ok('getPlacard', {}, english)).toBe('Ask in the chat, answers at half-time.')
  })
})
