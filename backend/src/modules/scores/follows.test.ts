import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { limits } from '@pitchside/contract'
import { startTestApp, type TestSite } from '../../testing/test-app'

let site: TestSite
beforeAll(async () => {
  site = await startTestApp()
})
afterAll(() => site.close())

const get = (url: string) => site.app.fastify.inject({ method: 'GET', url })

/** Reads a calendar as RFC 5545 says; anything else throws. */
function readCalendar(text: string): Map<string, string>[] {
  expect(text.endsWith('\r\n')).toBe(true)
  const raw = text.slice(0, -2).split('\r\n')
  for (const line of raw) {
    expect(line).not.toMatch(/[\r\n]/)
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  }
  const lines: string[] = []
  for (const line of raw)
    if (line.startsWith(' ')) lines.push(`${lines.pop()}${line.slice(1)}`)
    else lines.push(line)
  expect([lines[0], lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR'])
  const events: Map<string, string>[] = []
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? []
    expect(name).not.toBe('')
    if (line === 'BEGIN:VEVENT') events.push(new Map())
    else if (line !== 'END:VEVENT') events.at(-1)?.set(name, value.replace(/\\([\\;,])/g, '$1').replace(/\\n/g, '\n'))
  }
  return events
}

describe('what a member follows', () => {
  test('SCORE-08 a followed team and league bring their matches into the followed list; the star stays with the match', async () => {
    const me = await site.signIn('visitor')
    const [row] = (await site.ok('listFootballMatches', { type: 2 })).data
    const { home_team_id: team, competition_id: league, id } = row!
    expect(await site.ok('toggleCollect', { id: team, kind: 1, type: 2 }, me)).toEqual({ is_collect: 1 })
    const ofTeam = (await site.ok('listFootballMatches', { type: 4 }, me)).data
    expect(ofTeam.map((match) => match.id)).toContain(id)
    expect(ofTeam.every((match) => [match.home_team_id, match.away_team_id].includes(team))).toBe(true)
    expect(ofTeam.every((match) => match.is_collect === 0)).toBe(true)
    await site.ok('toggleCollect', { id: league, kind: 2, type: 2 }, me)
    const ofLeague = (await site.ok('listFootballMatches', { type: 4 }, me)).data
    expect(ofLeague.length).toBeGreaterThan(ofTeam.length)
    expect(new Set(ofLeague.map((match) => match.id)).size).toBe(ofLeague.length)
    expect(await site.ok('listCollected', {}, { ...me, language: 'en' })).toMatchObject({
      match: [],
      team: [{ id: team, name: row!.home_team_name_en, sport: 'football' }],
      league: [{ id: league, name: row!.competition_name_en }],
    })
    await site.ok('toggleCollect', { id: team, kind: 1 }, me)
    expect(await site.ok('toggleCollect', { id: league, kind: 2 }, me)).toEqual({ is_collect: 0 })
    expect((await site.ok('listFootballMatches', { type: 4 }, me)).total).toBe(0)
  })

  test('SCORE-08 an unknown team or league, too many of them, and a visitor are refused', async () => {
    const me = await site.signIn('rich')
    expect(await site.call('toggleCollect', { id: 999_999_999, kind: 1 }, me)).toMatchObject({ reason: 'team-unknown' })
    expect(await site.call('toggleCollect', { id: 999_999, kind: 2 }, me)).toMatchObject({
      reason: 'competition-unknown',
    })
    await site.db.query(
      'insert into source_follows (user_id, kind, ref_id, created_at) select $1, 1, n, 0 from generate_series(1, $2::int) n',
      [me.userId, limits.followedSources],
    )
    expect(await site.call('toggleCollect', { id: 82, kind: 2 }, me)).toMatchObject({ reason: 'too-many-follows' })
    await site.db.query('delete from source_follows where user_id = $1', [me.userId])
    expect(await site.call('toggleCollect', { id: 82, kind: 2 })).toMatchObject({ code: 700 })
    expect(await site.call('listCollected', {})).toMatchObject({ code: 700 })
  })
})

describe('the calendar', () => {
  test('SCORE-08 followed matches are a calendar that parses; its address is secret, one at a time, and can be revoked', async () => {
    const me = await site.signIn('visitor')
    const [live] = (await site.ok('listFootballMatches', { type: 1 })).data
    const [next] = (await site.ok('listFootballMatches', { type: 2 })).data
    for (const { id } of [live!, next!]) await site.ok('toggleCollect', { id, type: 2 }, me)
    expect(await site.ok('getCalendarLink', {}, me)).toEqual({ is_set: 0, addtime: 0 })
    const { url } = await site.ok('createCalendarLink', {}, { ...me, language: 'en' })
    expect(url).toMatch(/\/calendar\/[\w-]{32}\.ics$/)
    const path = new URL(url).pathname
    const reply = await get(path)
    expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8')
    const events = readCalendar(reply.body)
    expect(events).toHaveLength(2)
    const event = events.find((one) => one.get('UID') === `match-${next!.id}@pitchside`)
    expect(event?.get('SUMMARY')).toBe(`${next!.home_team_name_en} - ${next!.away_team_name_en}`)
    expect(event?.get('STATUS')).toBe('CONFIRMED')
    expect(event?.get('DTSTAMP')).toMatch(/^\d{8}T\d{6}Z$/)
    const stamp = new Date(next!.match_time * 1_000).toISOString().replace(/[-:]|\.\d+/g, '')
    expect(event?.get('DTSTART')).toBe(stamp)
    expect(events.find((one) => one.get('UID') === `match-${live!.id}@pitchside`)?.get('SUMMARY')).toContain(
      `${live!.home_score}-${live!.away_score}`,
    )
    expect(await site.ok('getCalendarLink', {}, me)).toMatchObject({ is_set: 1 })
    const second = new URL((await site.ok('createCalendarLink', {}, me)).url).pathname
    expect((await get(path)).statusCode).toBe(404)
    expect((await get(second)).statusCode).toBe(200)
    await site.ok('revokeCalendarLink', {}, me)
    expect((await get(second)).statusCode).toBe(404)
    expect(await site.db.query('select token_digest from calendar_links')).toEqual([])
  })

  test('the same event grows newer with its match: one number, a later sequence, the score in its title', async () => {
    const [next] = (await site.ok('listFootballMatches', { type: 2 })).data.filter(
      (row) => row.match_time < site.clock.now() / 1_000 + 3_600,
    )
    const path = `/calendar/match/${next!.id}.ics?lang=vi`
    const [before] = readCalendar((await get(path)).body)
    await site.clock.skip(3 * 3_600_000)
    const [after] = readCalendar((await get(path)).body)
    expect(after?.get('UID')).toBe(before?.get('UID'))
    expect(Number(after?.get('SEQUENCE'))).toBeGreaterThan(Number(before?.get('SEQUENCE')))
    expect(after?.get('SUMMARY')).not.toBe(before?.get('SUMMARY'))
  })

  test('WEB-04 the matches of a team and of a league are calendars that everybody may read, in the language asked for', async () => {
    const [next] = (await site.ok('listFootballMatches', { type: 2 })).data
    const { home_team_id: team, competition_id: league } = next!
    for (const path of [`/calendar/team/${team}.ics?lang=en`, `/calendar/league/${league}.ics?lang=en`]) {
      const reply = await get(path)
      const events = readCalendar(reply.body)
      expect(events.map((one) => one.get('UID'))).toContain(`match-${next!.id}@pitchside`)
      expect(events.map((one) => one.get('SUMMARY'))).toContain(
        `${next!.home_team_name_en} - ${next!.away_team_name_en}`,
      )
      expect(reply.headers).toMatchObject({ 'cache-control': 'public, max-age=300' })
      expect(reply.headers['x-robots-tag']).toBeUndefined()
    }
    const ofTeam = readCalendar((await get(`/calendar/team/${team}.ics?lang=en`)).body)
    for (const event of ofTeam) expect(event.get('SUMMARY')).toContain(next!.home_team_name_en)
    expect((await get(`/calendar/team/${team}.ics?lang=en`)).body).toContain(`X-WR-CALNAME:${next!.home_team_name_en}`)
  })

  test.each([
    '/calendar/team/999999999.ics',
    '/calendar/league/999999.ics',
    '/calendar/team/x.ics',
    '/calendar/match/5.ics',
    '/calendar/match/x.ics',
    '/calendar/abc.ics',
    `/calendar/${'a'.repeat(32)}.ics`,
  ])('%s opens nothing', async (path) => {
    expect((await get(path)).statusCode).toBe(404)
  })

  test('an address that is asked without end is told to wait', async () => {
    const path = `/calendar/${'b'.repeat(32)}.ics`
    const codes = new Set<number>()
    for (let i = 0; i < 70; i += 1) codes.add((await get(path)).statusCode)
    expect([...codes]).toEqual([404, 429])
  })
})
