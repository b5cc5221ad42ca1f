import { afterAll, describe, expect, jest, test } from '@jest/globals'
import { hasRedis, startTestRedis, type TestRedis } from '../../backend/src/testing/test-redis'
import { startWholeSite, type WholeSite } from './whole-site'

jest.setTimeout(300_000)

/** Where requests come from: the address of each, by its number, and what must be counted for all of them. */
const places = {
  'one IPv4': { counted: '203.0.113.7/32', address: () => '203.0.113.7' },
  'IPv4 of a /24': { counted: '198.51.100.0/24', address: (turn: number) => `198.51.100.${turn + 1}` },
  'IPv6 of a /64': {
    counted: '2001:db8:1:1::/64',
    address: (turn: number) => `2001:db8:1:1::${(turn + 1).toString(16)}`,
  },
  '/64s of a /48': {
    counted: '2001:db8:2::/48',
    address: (turn: number) => `2001:db8:2:${(turn + 1).toString(16)}::${(turn + 1).toString(16)}`,
  },
} as const
type Place = keyof typeof places
const isNetwork = (place: Place): boolean => place === 'IPv4 of a /24' || place === '/64s of a /48'

const json = { 'content-type': 'application/json' }

/** Doors that count where somebody comes from: what is asked of them, the turns of a line, and what they are counted as. */
const doors = {
  'codes by SMS': {
    url: '/api/user/getCode',
    body: { mobile: '86-13812349999', type: 1 },
    line: 60,
    windowMs: 60_000,
    what: 'call sendCode',
  },
  'the console': {
    url: '/console/api/sign-in',
    body: { token: 'guessed' },
    line: 10,
    windowMs: 15 * 60_000,
    what: 'release console',
    headers: { 'x-release-console': '1' },
  },
  calendars: { url: '/calendar/guessed.ics', line: 60, windowMs: 3_600_000, what: 'calendar' },
} as const
type Door = keyof typeof doors
/** A network has so many times the turns of a line. */
const share = 8

/** Proxies of ours in front; each adds the address it was asked from. The visitor's own words come before. */
const fronts = {
  'no proxy': 0,
  'one proxy': 1,
  'two proxies': 2,
} as const
type Front = keyof typeof fronts
const claimed = '192.0.2.200'
const proxies = ['10.0.0.1', '10.0.0.2']

/** Makes one request from an address, through as many proxies; resolves with whether it was let through. */
async function isLetIn(site: WholeSite, front: Front, door: Door, address: string): Promise<boolean> {
  const { url, ...more } = doors[door]
  const asked = {
    method: 'body' in more ? 'POST' : 'GET',
    headers: { ...json, ...('headers' in more ? more.headers : {}) } as Record<string, string>,
    body: 'body' in more ? JSON.stringify(more.body) : undefined,
  }
  const hops = fronts[front]
  if (hops === 0) {
    // No socket of this machine has such an address.
    const headers = { ...asked.headers, 'x-forwarded-for': claimed }
    const { method, body: payload } = asked
    const reply = await site.app.fastify.inject({
      url,
      method: method as 'GET',
      headers,
      payload,
      remoteAddress: address,
    })
    return isGood(reply.statusCode, reply.payload)
  }
  const passedOn = [claimed, address, ...proxies.slice(0, hops - 1)].join(', ')
  const { status, text } = await site.ask(url, { ...asked, headers: { ...asked.headers, 'x-forwarded-for': passedOn } })
  return isGood(status, text)
}

const isGood = (status: number, text: string): boolean => status !== 429 && !text.includes('"reason":"too-often"')

/** Requests on either side of the last that is let through. */
const atTheEdge = 6

/**
 * Takes all turns of a place but the last ones, as earlier requests would have, and returns how many those were. The name it
 * takes them under is written here, not asked from the site: whoever counts by a wider or a narrower prefix, by a proxy's
 * address or by what a header says still has all turns left, and lets too many through.
 */
async function takeEarlier({ app }: WholeSite, door: Door, place: Place, turns: number): Promise<number> {
  const { what, windowMs } = doors[door]
  let taken = 0
  for (let turn = 0; turn < turns - atTheEdge; turn += 1) {
    const waitMs = await app.kernel.limiter.take(`${what} ${places[place].counted}`, { count: turns, windowMs })
    taken += Number(waitMs === 0)
  }
  return taken
}

/** How many of the requests of a place are let through, of some more than should be. */
async function countOf(site: WholeSite, front: Front, door: Door, place: Place): Promise<number> {
  const turns = doors[door].line * (isNetwork(place) ? share : 1)
  // Over so many lines that none of them has too many by itself.
  const lines = isNetwork(place) ? share + 2 : Number.POSITIVE_INFINITY
  let good = await takeEarlier(site, door, place, turns)
  for (let turn = 0; turn < 2 * atTheEdge; turn += 1)
    good += Number(await isLetIn(site, front, door, places[place].address(turn % lines)))
  return good
}

const table: Record<string, string | number>[] = []

function describeMatrix(limiter: string, open: () => Promise<TestRedis | undefined>): void {
  describe.each(Object.keys(fronts) as Front[])(`EDGE-04 limits with ${limiter}, behind %s`, (front) => {
    test('count lines and networks, and nothing a visitor writes into a header', async () => {
      const redis = await open()
      const site = await startWholeSite({
        config: { trustedProxies: fronts[front], redisUrl: redis?.url, seedDemo: false },
        only: ['sessions', 'captcha', 'smsCodes', 'account', 'qrLogin', 'settings', 'scores'],
      })
      const wanted: typeof table = []
      const found: typeof table = []
      for (const door of Object.keys(doors) as Door[]) {
        const row: (typeof table)[number] = { limiter, front, door }
        const want: (typeof table)[number] = { ...row }
        for (const place of Object.keys(places) as Place[]) {
          row[place] = await countOf(site, front, door, place)
          want[place] = doors[door].line * (isNetwork(place) ? share : 1)
        }
        found.push(row)
        wanted.push(want)
      }
      table.push(...found)
      await site.close()
      await redis?.close()
      expect(found).toEqual(wanted)
    })
  })
}

describeMatrix('memory', async () => undefined)
if (hasRedis) describeMatrix('Redis', startTestRedis)
else console.warn('skipped: limits over Redis, because there is no redis-server')

afterAll(() => {
  const names = ['limiter', 'front', 'door', ...Object.keys(places)]
  const lines = [names, ...table.map((row) => names.map((name) => String(row[name])))]
  const widths = names.map((_, index) => Math.max(...lines.map((cells) => cells[index]?.length ?? 0)))
  const text = lines.map((cells) => cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ')).join('\n')
  process.stdout.write(`\nRequests let through at once\n${text}\n\n`)
})
