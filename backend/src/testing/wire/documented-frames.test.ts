import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startTestApp, type TestSite } from '../test-app'
import { until } from '../until'
import { documentedFrames, documentedPrice } from './documented-frames'
import { faultsOf } from './fields'
import { createPlainClient, type Plain, type PlainSocket } from './plain-client'

/** Time of the site in which every kind of match moves. */
const stepMs = 5_000
const steps = 60

let site: TestSite
beforeAll(async () => {
  site = await startTestApp()
})
afterAll(() => site.close())

const faultsOfFrame = (data: Plain): string[] => {
  const type = String(data.type)
  const market = String(type === 'football_exponent' ? data.name : data.exponent)
  return faultsOf(data, [...(documentedFrames[type] ?? ['type:none']), ...(documentedPrice[type]?.(market) ?? [])])
}

async function play(socket: PlainSocket, types: readonly string[]): Promise<Plain[]> {
  for (let step = 0; step < steps && types.some((type) => !socket.dataOf(type)); step += 1) {
    // Who says nothing for a minute of the site's time is taken for gone.
    socket.send({ type: 'heartbeat' })
    await site.clock.advance(stepMs)
  }
  await until(() => types.every((type) => socket.dataOf(type)))
  return types.map((type) => socket.dataOf(type) as Plain)
}

test('RT-02 HOUSE-05 a client that registers, toggles and classifies gets the documented frames of football and esports', async () => {
  const client = createPlainClient(await site.origin())
  const socket = await client.socket()
  socket.send({ type: 'register', info: 'web' })
  socket.send({ type: 'toggle', company_id: 2 })
  socket.send({ type: 'classify', classify_type: 0 })
  await until(() => site.app.kernel.realtime.subscribers('goals') === 1)
  await until(() => socket.dataOf('registered') !== undefined)
  expect(socket.frames[0]).toEqual({ code: 101, data: { type: 'registered' } })
  const list = await client.call('POST', 'api/Football/football_match', { type: 1 })
  const running = (list.data as { data: { id: number; status: number }[] }).data.filter(({ status }) => status < 5)
  expect((await fetch(`${await site.origin()}/_dev/match/${running[0]?.id}/goal`, { method: 'POST' })).status).toBe(200)
  const frames = await play(socket, ['football_match', 'football_exponent', 'football_goal', 'esports_match'])
  expect(frames.flatMap(faultsOfFrame)).toEqual([])
  expect(socket.frames.filter(({ data }) => String((data as Plain).type).endsWith('_delta'))).toEqual([])
  socket.close()
})

test('RT-02 HOUSE-05 the same of basketball', async () => {
  const socket = await createPlainClient(await site.origin()).socket()
  socket.send({ type: 'register', info: 'web' })
  socket.send({ type: 'classify', classify_type: 1 })
  await until(() => site.app.kernel.realtime.subscribers('prices.basketball.2') === 1)
  const frames = await play(socket, ['basketball_match', 'basketball_exponent'])
  expect(frames.flatMap(faultsOfFrame)).toEqual([])
  expect(socket.dataOf('football_match')).toBeUndefined()
  socket.close()
})

test('RT-02 a frame without one of its fields is noticed', () => {
  for (const [type, fields] of Object.entries(documentedFrames))
    expect(faultsOf({ type }, fields)).toHaveLength(fields.length)
})

test('another sport replaces the one that was named; who subscribes is sent no named fields beside positions', async () => {
  const { realtime } = site.app.kernel
  const socket = await createPlainClient(await site.origin()).socket()
  socket.send({ type: 'classify', classify_type: 0 })
  await until(() => realtime.subscribers('fields.football') === 1)
  socket.send({ type: 'classify', classify_type: 1 })
  await until(() => realtime.subscribers('fields.basketball') === 1)
  await until(() => realtime.subscribers('fields.football') === 0)
  socket.send({ type: 'subscribe', topic: 'match.football' })
  socket.send({ type: 'classify', classify_type: 0 })
  socket.send({ type: 'subscribe', topic: 'goals' })
  await until(() => realtime.subscribers('goals') === 1 && realtime.subscribers('match.football') === 1)
  await until(() => socket.frames.some(({ data }) => (data as Plain).topic === 'goals'))
  expect(realtime.subscribers('fields.football') + realtime.subscribers('fields.basketball')).toBe(0)
  socket.close()
})
