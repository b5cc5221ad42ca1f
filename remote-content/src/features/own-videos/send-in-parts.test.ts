import { expect, test } from '@jest/globals'
import { CallError } from '@pitchside/http'
import { type PartSender, sendInParts } from './send-in-parts'
import type { UploadState } from './upload.calls'

const bytes = 1_000
const begun: UploadState = { id: 'a', host: '/upload/a', offset: 0, bytes, partBytes: 300, address: undefined }
const cut = () => new CallError('Network Error', -1, 'network')

/** A server that keeps what arrives, and a connection that is cut where the plan says so: bytes that still get through. */
function aServer(plan: (number | 'refused' | 'elsewhere' | 'whole')[]) {
  const server = { offset: 0, waits: [] as number[], sent: [] as [number, number][], shares: [] as number[] }
  const stateNow = (): UploadState => ({
    ...begun,
    offset: server.offset,
    address: server.offset === bytes ? '/media/uploads/a.mp4' : undefined,
  })
  const sender: PartSender = {
    async send(state, part) {
      server.sent.push([state.offset, part.size])
      const next = plan.shift() ?? 'whole'
      if (next === 'refused') throw new CallError('wrong', 1, 'video-type-wrong')
      if (next === 'elsewhere') throw new CallError('elsewhere', 1, 'upload-offset-wrong')
      if (state.offset !== server.offset) throw new CallError('elsewhere', 1, 'upload-offset-wrong')
      server.offset += next === 'whole' ? part.size : Math.min(next, part.size)
      if (next !== 'whole') throw cut()
      return stateNow()
    },
    read: async () => stateNow(),
    wait: async (ms) => void server.waits.push(ms),
  }
  const run = () =>
    sendInParts(new Blob([new Uint8Array(bytes)]), begun, sender, {
      signal: new AbortController().signal,
      onProgress: (share) => server.shares.push(share),
      onWaiting: () => undefined,
    })
  return { server, run }
}

test('CONT-02 a file goes in parts, and its address comes back', async () => {
  const { server, run } = aServer([])
  expect(await run()).toBe('/media/uploads/a.mp4')
  expect(server.sent).toEqual([
    [0, 300],
    [300, 300],
    [600, 300],
    [900, 100],
  ])
  expect(server.shares).toEqual([0.3, 0.6, 0.9, 1])
})

test('CONT-02 after a cut it goes on where the server is, not where the page thinks', async () => {
  const { server, run } = aServer(['whole', 120, 0, 'whole', 'elsewhere'])
  expect(await run()).toBe('/media/uploads/a.mp4')
  expect(server.sent.map(([offset]) => offset)).toEqual([0, 300, 420, 420, 720, 720])
  expect(server.waits).toEqual([500, 1_000])
})

test('CONT-02 an answer that got lost behind the last byte is no failure', async () => {
  const { run } = aServer(['whole', 'whole', 'whole', 100])
  expect(await run()).toBe('/media/uploads/a.mp4')
})

test('CONT-02 a connection that stays away ends with the cut; what the server refuses is not tried again', async () => {
  const away = aServer([0, 0, 0, 0, 0, 0, 0, 0])
  await expect(away.run()).rejects.toMatchObject({ reason: 'network' })
  expect(away.server.waits).toEqual([500, 1_000, 2_000, 4_000, 8_000, 15_000])
  const refused = aServer(['refused'])
  await expect(refused.run()).rejects.toMatchObject({ reason: 'video-type-wrong' })
  expect(refused.server.waits).toEqual([])
})

test('CONT-02 a long upload over a poor connection has its tries anew with each part that arrives', async () => {
  const { server, run } = aServer([0, 0, 0, 'whole', 0, 0, 0, 'whole', 0, 0, 0, 'whole'])
  expect(await run()).toBe('/media/uploads/a.mp4')
  const turn = [500, 1_000, 2_000]
  expect(server.waits).toEqual([...turn, ...turn, ...turn])
})
