import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { choicesOf, type Opinion, outcomeOf } from '@pitchside/backend/modules/experts/scheme.rules'
import { accountModules, startTestApp, type TestSite } from '@pitchside/backend/testing/test-app'
import { dayMs } from '@pitchside/base'
import { limits } from '@pitchside/contract'

let site: TestSite
beforeAll(async () => {
  site = await startTestApp({ only: [...accountModules, 'wallet', 'live', 'notices', 'scores', 'content', 'experts'] })
})
afterAll(() => site.close())

describe('CONT-04 demo experts', () => {
  test('are twenty, each with a record of settled schemes, most in order of their hit rate', async () => {
    const first = await site.ok('listExperts', {})
    expect(first).toMatchObject({ total: 20, last_page: 2 })
    const rates = first.data.map(({ hit_rate }) => hit_rate)
    expect(rates).toEqual([...rates].sort((a, b) => b - a))
    for (const row of first.data) expect(row.settled_num).toBeGreaterThanOrEqual(limits.expertRateSchemes)
    const streaks = (await site.ok('listExperts', { order: 1 })).data.map(({ streak }) => streak)
    expect(streaks).toEqual([...streaks].sort((a, b) => b - a))
    const returns = (await site.ok('listExperts', { order: 2, ball: 1 })).data.filter(
      ({ settled_num }) => settled_num > 9,
    )
    expect(returns.map(({ return_rate }) => return_rate)).toEqual(
      returns.map(({ return_rate }) => return_rate).sort((a, b) => b - a),
    )
    expect((await site.ok('listExperts', { type: 1 })).data.map(({ expert_id }) => expert_id)).toContain(6)
    const own = await site.ok('listHeadlines', { uid: 6 })
    const six = (await site.ok('getExpert', { id: 6 })).info
    expect(own.list.total).toBe(six.article_num)
  })

  test('have names that readers of every language can read', async () => {
    const pages = await Promise.all([1, 2].map((page) => site.ok('listExperts', { page })))
    const names = pages.flatMap(({ data }) => data.map(({ nickname }) => nickname))
    expect(names).toHaveLength(20)
    expect(names.filter((name) => !/\p{Script=Latin}{2}/u.test(name))).toEqual([])
  })

  test('have records that follow from what the simulator says of their matches', async () => {
    const { feed } = site.modules.scores
    const rows = await site.db.query<
      Opinion & { matchId: number; outcome: number; status: number; home: number; away: number; kickoffAt: number }
    >(
      `select s.match_id, s.play, s.choice, s.line, s.outcome, s.status, m.home_score as home,
         m.away_score as away, m.kickoff_at
       from expert_schemes s join scheme_matches m on m.match_id = s.match_id`,
    )
    const settled = rows.filter(({ status }) => status === 1)
    expect(settled.length).toBeGreaterThan(300)
    expect(rows.length - settled.length).toBeGreaterThan(30)
    for (const row of settled) {
      const { sport } = feed.fixture(row.matchId)!
      const { home, away } = feed.state(row.matchId, Math.floor(site.clock.now() / 1_000))
      const sum = (list: readonly number[]) => list.reduce((total, points) => total + points, 0)
      const score = sport === 'football' ? { home: home[0]!, away: away[0]! } : { home: sum(home), away: sum(away) }
      expect([row.home, row.away]).toEqual([score.home, score.away])
      expect(row.outcome).toBe(outcomeOf(row, score))
      expect(choicesOf(row.play, sport as 'football')).toContain(row.choice)
    }
    for (const { kickoffAt } of rows.filter(({ status }) => status === 0))
      expect(kickoffAt).toBeGreaterThan(site.clock.now())
  })

  test('CONT-04 several of them write, and the list of what experts wrote holds nothing else', async () => {
    const writers = (await site.ok('listExperts', { type: 1 })).data
    expect(writers.length).toBeGreaterThan(5)
    const { list } = await site.ok('listHeadlines', { is_expert: 1 })
    const experts = await site.db.query<{ id: number }>('select id from users where is_writer')
    const ids = new Set(experts.map(({ id }) => id))
    expect(list.data.every(({ uid }) => ids.has(uid))).toBe(true)
    expect(new Set(list.data.map(({ uid }) => uid)).size).toBeGreaterThan(2)
    expect(list.total).toBe(writers.reduce((sum, { article_num }) => sum + article_num, 0))
  })

  test('CONT-01 demo articles are of several paragraphs in three languages, and tell what was played', async () => {
    const rows = await site.db.query<{ lang: string; title: string; content: string; published: number; tags: string }>(
      `select lang, title, content, published_at published, tags from headline where status = 1`,
    )
    const short = rows.filter(({ content }) => (content.match(/<p>/g)?.length ?? 0) < 4)
    expect(short.map(({ title }) => title)).toEqual([])
    // Nobody plays on two days running.
    const tooSoon = rows
      .filter(({ lang }) => lang === 'zh')
      .flatMap(({ title, content }) => {
        const played = [...content.matchAll(/<li>(\d+) 月 (\d+) 日 · (.+?) \d+–\d+ (.+?)<\/li>/g)]
        const days = played.map(([, month, day, ...clubs]) => ({
          at: Date.UTC(2026, Number(month) - 1, Number(day)),
          clubs,
        }))
        return days.flatMap((one) =>
          days
            .filter((other) => other !== one && other.clubs.some((club) => one.clubs.includes(club)))
            .filter((other) => Math.abs(other.at - one.at) < 2 * dayMs)
            .map(() => title),
        )
      })
    expect(tooSoon).toEqual([])
    const arsenal = rows.find(({ lang, tags }) => lang === 'en' && tags.startsWith('Arsenal'))!
    const { feed } = site.modules.scores
    const told = Math.floor(arsenal.published / 1_000)
    // Articles tell of the league; Arsenal play in cups as well.
    const league = feed.competitions('football').find(({ key }) => key === 'en.1')!
    const [latest] = feed
      .fixtures('football', told - 30 * 86_400, told)
      .filter(({ competitionId }) => competitionId === league.id)
      .filter(({ home, away }) => [home, away].some(({ names }) => names.en === 'Arsenal'))
      .filter(({ id }) => feed.state(id, told).status === 8)
      .reverse()
    const { home, away } = feed.state(latest!.id, told)
    expect(arsenal.content).toContain(`${latest!.home.names.en} ${home[0]}–${away[0]} ${latest!.away.names.en}`)
  })

  test('CONT-04 schemes have titles of their own that name their match', async () => {
    const rows = await site.db.query<{
      matchId: number
      play: number
      title: Record<string, string>
      home: { names: Record<string, string> }
    }>(
      'select s.match_id, s.play, s.title, m.home from expert_schemes s join scheme_matches m on m.match_id = s.match_id',
    )
    const titles = new Map<string, string[]>()
    for (const { matchId, play, title, home } of rows) {
      expect(title.en).toContain(home.names.en)
      const key = `${matchId} ${play}`
      titles.set(key, [...(titles.get(key) ?? []), title.en!])
    }
    // Four titles for each way to bet: the fifth who writes so of one match begins again.
    for (const written of titles.values()) expect(new Set(written).size).toBe(Math.min(written.length, 4))
  })

  test('speak three languages', async () => {
    const list = await site.ok('listSchemes', { type: 2 })
    const [one] = list.data
    const texts = await Promise.all(
      (['zh', 'en', 'vi'] as const).map(
        async (language) => (await site.ok('getScheme', { id: one!.scheme_id }, { language })).content,
      ),
    )
    expect(new Set(texts).size).toBe(3)
    for (const text of texts) expect(text).not.toMatch(/[{}]/)
  })
})
