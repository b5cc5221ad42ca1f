import { afterEach, describe, expect, test } from '@jest/globals'
import { readConfig } from '../../config'
import { startTestApp } from '../../testing/test-app'
import { startNamiServer } from './nami-server.fixture'

const kickoff = Date.UTC(2026, 4, 16, 12) / 1_000
const at = kickoff + 5_000
const match = 3_700_001
const paths = { live: '/api/v5/football/match/live' }
const closers: (() => Promise<unknown> | unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

describe('FEED', () => {
  test.each<[Record<string, string>, string]>([
    [{ FEED: 'nano' }, 'FEED must be one of sim, open, nami'],
    [{ FEED: 'nami', NAMI_URL: 'https://x.example' }, 'FEED=nami needs NAMI_USER, NAMI_SECRET'],
    [{ FEED: 'nami', NAMI_URL: 'file:///x', NAMI_USER: 'a', NAMI_SECRET: 'b' }, 'NAMI_URL must be an http'],
  ])('%j stops the start and says why', (env, message) => {
    expect(() => readConfig(env)).toThrow(message)
  })

  test('a whole site lives on the provider: lists, prices, the stale mark when it stops, /healthz', async () => {
    const provider = await startNamiServer(kickoff, at)
    closers.push(provider.close)
    const site = await startTestApp({
      now: at * 1_000,
      only: ['sessions', 'account', 'scores', 'settings'],
      config: { feed: 'nami', nami: { url: provider.url, user: 'me', secret: 'key' } },
    })
    closers.push(site.close)
    await site.clock.advance(4_000)
    const list = await site.ok('listFootballMatches', { type: 1 })
    expect(list.data).toMatchObject([
      {
        id: match,
        status: 4,
        home_score: 1,
        home_corner: 6,
        competition_key: 'en.1',
        exponent: { asia: { scram: { draw: -0.25 } } },
      },
    ])
    expect(list.feed).toMatchObject({ source: 'nami', is_stale: 0 })
    const socket = await site.socket()
    await socket.subscribe({ topic: 'match.football' })
    provider.answers[paths.live] = (_query, reply) => void reply.writeHead(500).end()
    await site.clock.skip(60_000)
    await site.clock.advance(1_000)
    await socket.next((frame) => frame.code === 100 && frame.data.type === 'feed' && frame.data.is_stale === 1)
    const health = (await site.app.fastify.inject('/healthz')).json()
    expect(health).toMatchObject({ adapters: { feed: 'nami' }, feed: { kind: 'real', source: 'nami', stale: true } })
    expect((await site.ok('listFootballMatches', { type: 1 })).feed.is_stale).toBe(1)
    expect((await site.app.fastify.inject({ method: 'POST', url: `/_dev/match/${match}/goal` })).statusCode).toBe(404)
  })
})
