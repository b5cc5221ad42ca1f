import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { emojiNames, minuteMs } from '@pitchside/base'
import { digest } from '../../kernel/digest'
import { accountModules, type SignedIn, startTestApp, type TestSite } from '../../testing/test-app'
import { knownNames, partsOf } from './overlay-page/client/emotes.js'
import { clockOf, createGoals, createNews } from './overlay-page/client/news.js'

const room = 3
let site: TestSite
let anchor: SignedIn
let fan: SignedIn
beforeAll(async () => {
  site = await startTestApp({
    only: [...accountModules, 'wallet', 'live', 'gifts', 'broadcasts', 'cockpit'],
    config: { seedDemo: true },
  })
  ;[anchor, fan] = await Promise.all([site.signIn('anchor'), site.signIn('visitor')])
})
afterAll(() => site.close())

const renew = async () => (await site.ok('renewOverlay', {}, { token: anchor.token })).key
const read = (key: string, ip?: string) => site.call('readOverlay', { key }, { language: 'en', ...(ip ? { ip } : {}) })

describe('AIR-01 the secret of overlays', () => {
  test('is kept as its digest; a new one ends the old one, and revoking ends all', async () => {
    const { token } = anchor
    expect(await site.ok('getOverlay', {}, { token })).toEqual({ made_at: 0 })
    const [first, second] = [await renew(), await renew()]
    expect(first).toMatch(/^[\w-]{32}$/)
    expect(await site.db.query('select uid, key_digest from anchor_overlays')).toEqual([
      { uid: room, keyDigest: digest(second) },
    ])
    expect((await read(first)).reason).toBe('overlay-gone')
    expect((await read(second)).code).toBe(0)
    expect((await site.ok('getOverlay', {}, { token })).made_at).toBe(site.clock.now())
    await site.ok('revokeOverlay', {}, { token })
    expect((await read(second)).reason).toBe('overlay-gone')
  })

  test('ends with the rights of its anchor', async () => {
    const key = await renew()
    await site.db.query('update users set is_anchor = false where id = $1', [room])
    expect((await read(key)).reason).toBe('overlay-gone')
    await site.db.query('update users set is_anchor = true where id = $1', [room])
    expect((await read(key)).code).toBe(0)
  })

  test('who tries keys gets few tries, and takes nothing from others', async () => {
    const key = await renew()
    const reasons = new Set<string | undefined>()
    for (let tried = 0; tried < 25; tried++) reasons.add((await read(`wrong-${tried}`, '198.51.100.7')).reason)
    expect(reasons).toEqual(new Set(['overlay-gone', 'too-often']))
    expect((await read(key)).code).toBe(0)
    await site.clock.skip(minuteMs)
  })
})

describe('AIR-01 what an overlay shows', () => {
  test('lines, who gave and who follows; not what was taken away, nothing of money or people', async () => {
    const key = await renew()
    await site.db.query(
      `insert into broadcast_plans (uid, kind, title, starts_at, state, opened_at, on_air_at)
       values ($1, 2, 'evening', $2, 1, $2, $2)`,
      [room, site.clock.now()],
    )
    await site.clock.skip(1_000)
    await site.ok('sendRoomMessage', { uid: room, text: 'hello <b>stage</b>' }, { token: fan.token })
    await site.ok('sendGift', { gift_id: 1, anchor_id: room, num: 2, type: 0 }, { token: fan.token })
    const { data } = await read(key)
    expect(data.chat[0]).toEqual({
      ...{ id: expect.stringMatching(/^m\d+$/), name: '看台小周', text: 'hello <b>stage</b>', color: '' },
      ...{ is_anchor: 0, is_admin: 0 },
    })
    expect(data.events).toEqual([
      { id: expect.stringMatching(/^gift-\d+$/), kind: 'gift', name: '看台小周', gift: 'Whistle', num: 2 },
    ])
    expect(Object.keys(data).sort()).toEqual(['chat', 'events', 'is_live', 'match'])
    await site.db.query('update room_messages set removed_at = 1')
    expect((await read(key)).data.chat.some(({ text }) => text.startsWith('hello <b>'))).toBe(false)
  })

  test('emotes of the anchor come along, as pictures their lines name', async () => {
    const key = await renew()
    const own = [{ name: '冲', url: '/media/uploads/a.webp' }]
    await site.modules.live.modes.setOwnEmotes(room, own)
    expect((await read(key)).data.emotes).toEqual(own)
    await site.modules.live.modes.setOwnEmotes(room, [])
    expect((await read(key)).data.emotes).toBeUndefined()
  })

  test('the page is the same for everybody, runs own files only and is framed by nobody', async () => {
    const app = site.app.fastify
    const page = await app.inject({ url: '/overlay/chat?lang=en' })
    expect(page.statusCode).toBe(200)
    const policy = String(page.headers['content-security-policy'])
    for (const rule of ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"])
      expect(policy).toContain(rule)
    for (const [, file] of page.body.matchAll(/(?:src|href)="([^"]+)"/g))
      expect([file, (await app.inject({ url: file })).statusCode]).toEqual([file, 200])
    expect((await app.inject({ url: '/overlay/../overlays.routes.ts' })).statusCode).toBe(404)
    expect((await app.inject({ url: '/overlay/else' })).statusCode).toBe(404)
  })
})

describe('AIR-01 what the overlay page makes of it', () => {
  const match = (home: number, away: number, part = {}) => ({
    ...{ id: 9, sport: 0, home: 'Reds', away: 'Blues', home_score: home, away_score: away },
    ...{ status: 2, period_start: 1_000 },
    ...part,
  })

  test('a line is words with characters for pictures of the house, and emotes of the anchor', () => {
    expect([...knownNames].sort()).toEqual([...emojiNames].sort())
    const own = { name: '冲', url: '/media/uploads/a.webp' }
    expect(partsOf('好[进球]![冲] [x][toString][[赞]', [own])).toEqual(['好🥅!', own, ' [x][toString][👍'])
    expect(partsOf('<img src=x>', [])).toEqual(['<img src=x>'])
    expect(partsOf('', [own])).toEqual([])
  })

  test('what stood there at the start is no news; each thing is told once, the oldest first', () => {
    const news = createNews()
    const rows = (...ids: number[]) => ids.map((id) => ({ id }))
    expect(news(rows(2, 1))).toEqual([])
    expect(news(rows(4, 3, 2))).toEqual(rows(3, 4))
    expect(news(rows(4, 3, 2))).toEqual([])
  })

  test('a goal is a score that rose in the same football match', () => {
    const goals = createGoals()
    expect(goals(match(1, 0))).toBeUndefined()
    expect(goals(match(1, 1))).toMatchObject({ scorer: 'Blues', home_score: 1, away_score: 1 })
    // Taken back: no goal.
    expect(goals(match(1, 0))).toBeUndefined()
    expect(goals(match(3, 2, { id: 10 }))).toBeUndefined()
    expect(goals(match(80, 70, { id: 11, sport: 1 }))).toBeUndefined()
    expect(goals(match(82, 70, { id: 11, sport: 1 }))).toBeUndefined()
    expect(goals(null)).toBeUndefined()
  })

  test('the clock runs in halves and says what stands still', () => {
    const words = { 3: 'HT' }
    expect(clockOf(match(0, 0), 1_000 + 22 * 60 + 4, words)).toBe('22:04')
    expect(clockOf(match(0, 0, { status: 4 }), 1_000 + 60, words)).toBe('46:00')
    expect(clockOf(match(0, 0, { status: 3 }), 0, words)).toBe('HT')
    expect(clockOf(match(0, 0, { sport: 1 }), 0, words)).toBe('')
  })
})
