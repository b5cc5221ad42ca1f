import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { CallInput, GoalData } from '@pitchside/contract'
import { type SoftBrowser, startPushService, vapidClaims } from '../../testing/push-service'
import { accountModules, startTestApp, type TestSite } from '../../testing/test-app'
import { outbox } from './outbox.queries'
import type { MatchNews } from './told-matches'

let service: Awaited<ReturnType<typeof startPushService>>
let site: TestSite
let me: { token: string; userId: number }
beforeAll(async () => {
  service = await startPushService()
  site = await startTestApp({
    only: [...accountModules, 'scores', 'live', 'notices', 'reminders', 'chat', 'content', 'push'],
    config: { seedDemo: true, pushTestOrigin: service.origin },
  })
})
beforeEach(async () => {
  for (const table of ['push_devices', 'push_choices', 'push_messages', 'match_collects', 'source_follows'])
    await site.db.query(`delete from ${table}`)
  service.received.length = 0
  me = await site.signIn('visitor')
})
afterAll(async () => {
  await site.close()
  await service.close()
})

const follow = (teamId: number, userId = me.userId) =>
  site.db.query('insert into source_follows (user_id, kind, ref_id, created_at) values ($1, 1, $2, 0)', [
    userId,
    teamId,
  ])
async function subscribe(token = me.token, language: 'zh' | 'en' | 'vi' = 'en'): Promise<SoftBrowser> {
  const browser = service.browser()
  const { endpoint, p256dh, auth } = browser
  await site.ok('savePushDevice', { endpoint, p256dh, auth }, { token, language })
  return browser
}
const usual: CallInput<'savePushChoices'> = {
  ...{ unwanted: [], quiet_from: -1, quiet_until: -1, zone: 'UTC', muted_matches: [], muted_teams: [] },
  hides_scores: 0,
}
const choose = (part: Partial<CallInput<'savePushChoices'>>) =>
  site.ok('savePushChoices', { ...usual, ...part }, { token: me.token })

const goal: GoalData = {
  ...{ type: 'football_goal', id: 900, iszhu: 1, match_str: "67'", competition_id: 82 },
  ...{ home_team_name_zh: '阿森纳', away_team_name_zh: '切尔西', home_team_name_en: 'Arsenal' },
  ...{ away_team_name_en: 'Chelsea', home_team_name_vi: 'Arsenal', away_team_name_vi: 'Chelsea' },
  ...{ home_team_id: 11, away_team_id: 12, home_score: 2, away_score: 1 },
}
const nothing: MatchNews = { deltas: { football: [], basketball: [] }, goals: [] }
const goalNews = (incident = 1): MatchNews => ({ ...nothing, goals: [{ goal, incident }] })
/** The leading node tells it, and a second passes. */
async function hear(news: MatchNews): Promise<void> {
  await site.modules.push.heard(news)
  await site.clock.skip(1_000)
}
const titles = (browser: SoftBrowser) => browser.opened().map(({ title }) => title)
const waiting = async () => (await site.db.one<{ n: number }>('select count(*)::int n from push_outbox'))!.n

test('WEB-08 a goal reaches each browser of a follower once, in its language, sealed for its key and signed by the site', async () => {
  await follow(11)
  const [first, second] = [await subscribe(), await subscribe(me.token, 'zh')]
  const stranger = await subscribe((await site.signIn('rich')).token)
  await hear(goalNews())
  expect(first.opened()).toEqual([
    {
      ...{ key: 'goal-900-1', tag: 'match-900', kind: 'goals' },
      ...{ title: 'Arsenal 2–1 Chelsea', body: "67' Goal for Arsenal", url: '/score-live?type=football&id=900' },
    },
  ])
  expect([titles(second), titles(stranger)]).toEqual([['阿森纳 2–1 切尔西'], []])
  const { key } = await site.ok('getPush', {}, { token: me.token })
  const [one, other] = service.received
  expect(vapidClaims(String(one?.headers.authorization), key)).toMatchObject({
    aud: service.origin,
    sub: 'mailto:service@pitchside.example',
  })
  expect(one?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' })
  expect(one?.headers.topic).toMatch(/^[\w-]{32}$/)
  expect(one?.headers.topic).toBe(other?.headers.topic)
  expect(one?.body.toString('latin1')).not.toContain('Arsenal')
})

test('WEB-08 nobody is told twice: by the feed, by another node, or for following match and both teams', async () => {
  for (const team of [11, 12]) await follow(team)
  await site.db.query('insert into match_collects (user_id, match_id, created_at) values ($1, 900, 0)', [me.userId])
  const browser = await subscribe()
  await Promise.all([site.modules.push.heard(goalNews()), site.modules.push.heard(goalNews())])
  await hear(goalNews())
  expect(titles(browser)).toHaveLength(1)
  await hear(goalNews(2))
  expect(titles(browser)).toHaveLength(2)
})

test('WEB-08 a node that dies after taking what is due has lost nothing: another one tells, under the same topic', async () => {
  await follow(11)
  const browser = await subscribe()
  await site.modules.push.heard(goalNews())
  expect(await outbox.take(site.db, site.clock.now(), 10)).toHaveLength(1)
  await site.clock.skip(1_000)
  expect(titles(browser)).toEqual([])
  await site.clock.skip(130_000)
  expect(titles(browser)).toHaveLength(1)
  expect(await waiting()).toBe(0)
})

test('WEB-08 a browser that is gone is dropped; a push service that is down is asked again, and not for ever', async () => {
  await follow(11)
  const [gone, down] = [await subscribe(), await subscribe()]
  service.answer(gone, 410)
  service.answer(down, 503)
  await hear(goalNews())
  expect((await site.ok('getPush', {}, { token: me.token })).devices).toBe(1)
  expect(await waiting()).toBe(1)
  service.answer(down, 201)
  await site.clock.skip(130_000)
  expect(titles(down)).toHaveLength(1)
  service.answer(down, 503)
  await hear(goalNews(2))
  await site.clock.skip(30 * 60_000)
  service.answer(down, 201)
  await site.clock.skip(60 * 60_000)
  expect([titles(down).length, await waiting()]).toEqual([1, 0])
})

test('WEB-08 no scores for who hides them; nothing in quiet hours, of what is unwanted, of a muted match or team', async () => {
  await follow(11)
  const browser = await subscribe()
  await choose({ hides_scores: 1 })
  await hear(goalNews(1))
  expect(browser.opened()).toMatchObject([{ title: 'Arsenal vs Chelsea', body: 'Something happened in this match' }])
  const minute = Math.floor((site.clock.now() % 86_400_000) / 60_000)
  const silent: Partial<CallInput<'savePushChoices'>>[] = [
    { quiet_from: minute, quiet_until: (minute + 2) % 1_440 },
    { unwanted: ['goals'] },
    { muted_matches: [900] },
    { muted_teams: [11] },
  ]
  for (const [place, part] of silent.entries()) {
    await choose(part)
    await hear(goalNews(place + 2))
  }
  expect([browser.opened().length, await waiting()]).toEqual([1, 0])
  await choose({ quiet_from: (minute + 10) % 1_440, quiet_until: (minute + 12) % 1_440, muted_teams: [12] })
  await hear(goalNews(6))
  expect(titles(browser)).toHaveLength(2)
  expect(await site.ok('getPush', {}, { token: me.token })).toMatchObject({ muted_teams: [12], zone: 'UTC' })
  expect(await site.call('savePushChoices', { ...usual, zone: 'Mars/Base' }, { token: me.token })).toMatchObject({
    reason: 'push-zone',
  })
})

test('WEB-08 who is logged out hears nothing more; a browser is that of who used it last', async () => {
  const rich = await site.signIn('rich')
  await follow(11)
  const [mine, shared] = [await subscribe(), await subscribe()]
  const { endpoint, p256dh, auth } = shared
  await site.ok('savePushDevice', { endpoint, p256dh, auth }, { token: rich.token })
  await hear(goalNews())
  expect([titles(mine).length, titles(shared).length]).toEqual([1, 0])
  await site.ok('signOut', {}, { token: me.token })
  await hear(goalNews(2))
  expect(titles(mine)).toHaveLength(1)
  await site.ok('removePushDevice', { endpoint }, { token: rich.token })
  expect((await site.ok('getPush', {}, { token: rich.token })).devices).toBe(0)
})

test.each([
  'http://push.example.com/x',
  'https://127.0.0.1/x',
  'https://localhost/x',
  'https://169.254.169.254/latest/meta-data',
  'https://push.example.com:22/x',
  'https://metadata.google.internal/x',
])('WEB-08 no address inside is ever asked for a browser: %s', async (endpoint) => {
  const { p256dh, auth } = service.browser()
  expect(await site.call('savePushDevice', { endpoint, p256dh, auth }, { token: me.token })).toMatchObject({
    reason: 'push-device',
  })
})

test('WEB-08 keys that are none are refused', async () => {
  const { endpoint, p256dh, auth } = service.browser()
  for (const wrong of [
    { p256dh: 'x', auth },
    { p256dh, auth: 'y' },
  ])
    expect(await site.call('savePushDevice', { endpoint, ...wrong }, { token: me.token })).toMatchObject({
      reason: 'push-device',
    })
})

test('WEB-08 kick-offs, reserved broadcasts, articles of followed teams and private messages are told of', async () => {
  const browser = await subscribe()
  const { feed, service: scores } = site.modules.scores
  const now = Math.floor(site.clock.now() / 1_000)
  const [match] = feed.fixtures('football', now - 86_400, now + 86_400)
  await follow(match!.home.id)
  await hear({ ...nothing, deltas: { football: [[match!.id, 1, 2, 3, 7]], basketball: [[1, 1, 3]] } })
  const { home, away, competitionId } = match!
  expect(browser.opened()).toMatchObject([
    {
      title: `${home.names.en} vs ${away.names.en}`,
      body: `${scores.competition(competitionId).names.en} · Kick-off`,
    },
  ])

  await site.modules.notices.notices.tell([me.userId], {
    ...{ kind: 11, key: 'plan-1', url: '/live?id=101' },
    title: { zh: '开播了', en: 'Mei is live', vi: 'Mei' },
    content: { zh: '', en: 'Derby night', vi: '' },
  })
  await site.db.query(
    `insert into headline (lang, writer_id, category_id, title, content, tags, status, published_at)
     select 'en', 1, min(id), 'A new signing', '<p>x</p>', $1, 1, $2 from headline_category`,
    [`x,${home.names.en}`, site.clock.now()],
  )
  const rich = await site.signIn('rich')
  await site.ok(
    'sendMessage',
    { to: '1', type: 'TIMTextElem', payload: { text: 'the secret' }, nonce: 'nonce-of-a-push' } as never,
    { token: rich.token },
  )
  await site.clock.skip(31_000)
  await site.clock.skip(1_000)
  const [, ...others] = browser.opened()
  expect(new Map(others.map(({ kind, title, body, url }) => [kind, [title, body, url]]))).toEqual(
    new Map([
      ['broadcasts', ['Mei is live', 'Derby night', '/live?id=101']],
      ['messages', [expect.any(String), 'Sent you a private message', '/chat-chat']],
      ['articles', ['News of a team you follow', 'A new signing', expect.stringMatching(/^\/detail\?id=\d+$/)]],
    ]),
  )
  await site.clock.skip(60_000)
  expect(browser.opened()).toHaveLength(4)
})
