import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { dayMs, minuteMs } from '@pitchside/base'
import { siteDayNumber } from '../../kernel/site-day'
import { startTestApp, type TestSite } from '../../testing/test-app'

let site: TestSite
beforeAll(async () => {
  site = await startTestApp({ config: { seedDemo: true } })
})
afterAll(() => site.close())

const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => b - a)
const all = { type: -1, limit: 60 }
const today = () => siteDayNumber(site.clock.now())
const setHeat = (uid: number, back: number, heat: number) =>
  site.db.query(
    `insert into room_heat_days (room_uid, day, heat) values ($1, $2, $3)
     on conflict (day, room_uid) do update set heat = excluded.heat`,
    [uid, today() - back, heat],
  )

describe('AIR-10 rooms on air', () => {
  test('stand in the order that is asked for', async () => {
    const by = async (sort: number) => (await site.ok('listRooms', { ...all, sort })).data
    const heat = (await by(0)).map((row) => row.heat)
    const starts = (await by(1)).map(({ starttime }) => starttime)
    const followers = (await by(2)).map(({ attention }) => attention)
    for (const numbers of [heat, starts, followers]) {
      expect(numbers).toEqual(sorted(numbers))
      expect(new Set(numbers).size).toBeGreaterThan(3)
    }
    expect((await site.call('listRooms', { ...all, sort: 3 })).code).toBe(1)
  })

  test('are filtered by league and by tag, and the filter says how many there are of each', async () => {
    const { leagues, tags } = await site.ok('getRoomFilter', { type: -1 }, { language: 'en' })
    expect(leagues.length).toBeGreaterThan(2)
    for (const { id, name, num } of leagues) {
      const { data, total } = await site.ok('listRooms', { ...all, league: id }, { language: 'en' })
      expect([total, data.length]).toEqual([num, num])
      for (const room of data) expect([room.league_id, room.name]).toEqual([id, name])
    }
    expect(tags.map(({ tag }) => tag)).toContain('vietnamese')
    for (const { tag, num } of tags) {
      const { data } = await site.ok('listRooms', { ...all, tag })
      expect(data).toHaveLength(num)
      for (const room of data) expect(room.tags).toContain(tag)
    }
    const both = await site.ok('listRooms', { ...all, league: leagues[0]!.id, tag: 'tactics', sort: 2 })
    const sifted = (await site.ok('listRooms', { ...all, league: leagues[0]!.id })).data
    expect(both.total).toBe(sifted.filter((room) => room.tags.includes('tactics')).length)
    expect((await site.ok('listRooms', { ...all, league: 987_654 })).total).toBe(0)
    // Of a kind: what others show is not counted.
    const basketball = await site.ok('getRoomFilter', { type: 1 })
    const shown = (await site.ok('listRooms', { type: 1, limit: 60 })).data
    expect(basketball.leagues.reduce((sum, { num }) => sum + num, 0)).toBe(
      shown.filter(({ match_id }) => match_id > 0).length,
    )
  })

  test('say what they are like in words that their anchor chose', async () => {
    const { token } = await site.signIn(104)
    const tagsOf = async () => (await site.ok('getRoom', { uid: 104 })).info.tags
    await site.ok('setRoomTags', { tags: ['data', 'english', 'data'] }, { token })
    expect(await tagsOf()).toEqual(['data', 'english'])
    for (const tags of [['<b>mine</b>'], ['data', 'fans', 'stories', 'english']])
      expect((await site.call('setRoomTags', { tags } as never, { token })).code).toBe(1)
    const { token: visitor } = await site.signIn('visitor')
    expect((await site.call('setRoomTags', { tags: ['fans'] }, { token: visitor })).code).not.toBe(0)
    expect(await tagsOf()).toEqual(['data', 'english'])
    await site.ok('setRoomTags', { tags: [] }, { token })
    expect(await tagsOf()).toEqual([])
  })
})

describe('AIR-10 rankings', () => {
  const places = async (period: number) => {
    const rows = await site.ok('getLeaderboard', { type: period })
    return rows.map(({ uid, order }) => ({ uid, order }))
  }

  test('of anchors by heat say where each place went since yesterday', async () => {
    const [first] = await places(3)
    await setHeat(110, 0, 90_000_000)
    const after = await places(3)
    expect(after[0]).toEqual({ uid: 110, order: 2 })
    // Who was passed falls; the last ones keep their place.
    expect(after[1]).toEqual({ uid: first?.uid, order: 1 })
    expect(after.at(-1)?.order).toBe(0)
  })

  test('of rising anchors count what is above the period before, and nobody who fell', async () => {
    const week = async () => site.ok('listRisingAnchors', { type: 1 })
    await site.db.query('delete from room_heat_days')
    for (const back of [0, 6]) await setHeat(101, back, 500)
    for (const back of [7, 13]) await setHeat(101, back, 400)
    await setHeat(101, 14, 9_999)
    await setHeat(102, 1, 300)
    await setHeat(103, 2, 800)
    await setHeat(103, 8, 900)
    expect((await week()).map(({ uid, heat }) => [uid, heat])).toEqual([
      [102, 300],
      [101, 200],
    ])
    // A day ago 101 was behind as well, and 102 had the same.
    expect((await week()).map(({ order }) => order)).toEqual([0, 2])
    const month = await site.ok('listRisingAnchors', { type: 2 })
    expect(month.map(({ uid, heat }) => [uid, heat])).toEqual([
      [101, 11_799],
      [103, 1_700],
      [102, 300],
    ])
  })

  test('by league hold the rooms that showed it, in heat they had meanwhile', async () => {
    await site.clock.advance(minuteMs)
    const leagues = await site.ok('listRankedLeagues', { type: 0 }, { language: 'en' })
    const { leagues: onAir } = await site.ok('getRoomFilter', { type: -1 }, { language: 'en' })
    expect(onAir.map(({ name }) => name).every((name) => leagues.some((league) => league.name === name))).toBe(true)
    const league = onAir[0]!
    const rows = await site.ok('getLeaderboard', { type: 0, league: league.id })
    const rooms = (await site.ok('listRooms', { ...all, league: league.id })).data
    expect(rows.map(({ uid }) => uid)).toEqual(expect.arrayContaining(rooms.map(({ uid }) => uid)))
    expect(rows.length).toBeLessThan((await places(3)).length)
    expect(rows.find(({ uid }) => uid === rooms[0]!.uid)?.heat).toBeGreaterThanOrEqual(rooms[0]!.heat)
    expect(await site.ok('getLeaderboard', { type: 3, league: 987_654 })).toEqual([])
  })

  test('of givers add up all rooms; who is banned is in none', async () => {
    const give = (roomUid: number, userId: number, tenths: number) =>
      site.db.transaction((tx) =>
        site.modules.live.rooms.contribute(tx, { roomUid, userId, tenths, at: site.clock.now() }),
      )
    await give(101, 1, 70_000_000)
    await give(102, 1, 20_000_005)
    await give(102, 2, 80_000_000)
    const best = async () =>
      (await site.ok('listGivers', { type: 0 })).slice(0, 2).map(({ uid, amount, order }) => [uid, amount, order])
    expect(await best()).toEqual([
      [1, '9000000.5', 2],
      [2, '8000000.0', 2],
    ])
    await site.db.query('update users set banned_until = $1 where id = 1', [site.clock.now() + dayMs])
    expect((await best())[0]?.[0]).toBe(2)
    expect((await site.ok('getRoomRanking', { uid: 101, type: 0 })).map(({ uid }) => uid)).not.toContain(1)
    await site.db.query('update users set banned_until = null where id = 1')
  })
})
