import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { minuteMs } from '@pitchside/base'
import { asUserId } from '../../kernel/ids'
import type { Session } from '../../kernel/session'
import { accountModules, startTestApp, type TestSite } from '../../testing/test-app'
import type { Footage } from '../ports/footage.port'
import { createClipQueries } from './clips.queries'
import { createClipService } from './clips.service'
import { createCutting } from './cutting'
import type { ClipCutter } from './ports/clip-cutter.port'

let site: TestSite
beforeAll(async () => {
  site = await startTestApp({ only: [...accountModules, 'live', 'clips'] })
})
afterAll(() => site.close())

const footage: Footage = {
  has: () => true,
  reach: async (source) => (source === '/elsewhere' ? undefined : { fromS: 0, untilS: 100 }),
  show: async () => undefined,
  read: async () => ({ container: 'mp4', bytes: Buffer.alloc(1), startS: 0 }),
}

/** A node that cuts with `cutter`; files it lets go of again. */
function aNode(cut: ClipCutter['cut'], kept = footage) {
  const released: string[] = []
  const { clock, log } = site.app.kernel
  const queries = createClipQueries(site.db)
  const cutting = createCutting({
    ...{ clock, log, queries, footage: kept },
    cutter: () => ({ name: 'test', cut }),
    keeper: {
      async make(ownerId, write) {
        await write({ video: '', poster: '' })
        return { ownerId, address: '/media/uploads/v.mp4', poster: '/media/uploads/p.webp' }
      },
    },
    release: async (_userId, addresses) => void released.push(...addresses),
  })
  return { cutting, released }
}

let count = 0
async function waiting(source = '/here'): Promise<number> {
  const made = await createClipQueries(site.db).insert(
    {
      ...{ roomUid: 3, authorId: 1, title: 't', source, fromS: 0, lengthS: 9, key: `k${count++}` },
      createdAt: site.clock.now(),
    },
    0,
    () => undefined,
  )
  return made!.id
}
const stateOf = async (id: number) =>
  site.db.one<{ state: number; problem: string }>('select state, problem from clips where id = $1', [id])

test.each([
  ['clip-no-room', Object.assign(new Error('full'), { code: 'ENOSPC' })],
  ['clip-no-room', new Error('ffmpeg ended with 1: av_interleaved_write_frame(): No space left on device')],
  ['clip-failed', new Error('ffmpeg ended with 1: Invalid data')],
])('AIR-05 %s is kept with the clip, and the next one is cut all the same', async (problem, error) => {
  const [first, second] = [await waiting(), await waiting()]
  let tries = 0
  const { cutting } = aNode(async () => {
    if (tries++ === 0) throw error
  })
  await cutting.wake()
  expect(await stateOf(first)).toEqual({ state: 3, problem })
  expect(await stateOf(second)).toEqual({ state: 2, problem: '' })
})

test('AIR-05 two nodes cut each clip once, one program at a time on each', async () => {
  const ids = [await waiting(), await waiting(), await waiting(), await waiting()]
  const cutOf: number[] = []
  let [atOnce, most] = [0, 0]
  const node = () => {
    let own = 0
    return aNode(async () => {
      own++
      most = Math.max(most, own)
      cutOf.push(++atOnce)
      await Promise.resolve()
      own--
    })
  }
  const [one, two] = [node(), node()]
  await Promise.all([one.cutting.wake(), two.cutting.wake(), one.cutting.wake()])
  expect(cutOf).toHaveLength(ids.length)
  expect(most).toBe(1)
})

test('AIR-05 pictures of another node are left to it; a wish that no node can grant is refused after a minute', async () => {
  const [held, lost] = [await waiting('/held'), await waiting('/elsewhere')]
  const { cutting } = aNode(async () => undefined, {
    ...footage,
    reach: async () => undefined,
  })
  const holder = aNode(async () => undefined).cutting
  await cutting.wake()
  await cutting.recover()
  expect(await stateOf(lost)).toEqual({ state: 0, problem: '' })
  await site.clock.skip(40_000)
  await holder.hold()
  await site.clock.skip(40_000)
  await cutting.recover()
  expect(await stateOf(lost)).toEqual({ state: 3, problem: 'clip-gone' })
  expect(await stateOf(held)).toEqual({ state: 0, problem: '' })
  await holder.wake()
  expect(await stateOf(held)).toMatchObject({ state: 2 })
})

test.each([
  ['of several takes the wish for the one that has its pictures', true, 'clip-elsewhere', 0],
  ['alone refuses what it has no pictures of', false, 'clip-gone', undefined],
])('AIR-05 a node %s', async (_name, hasOthers, refusal, state) => {
  const { clock } = site.app.kernel
  const queries = createClipQueries(site.db)
  const service = createClipService({
    ...{ clock, queries, footage, hasOthers, live: site.modules.live },
    cutting: aNode(async () => undefined).cutting,
    sources: { ofRoom: async () => undefined, ofReplay: async () => ({ uid: 3, source: '/elsewhere' }) },
    canCut: () => true,
    release: async () => undefined,
  })
  const by = { userId: asUserId(1) } as Session
  const asked = { roomUid: undefined, playbackId: 7 }
  await expect(service.prepare(asked, undefined, by)).rejects.toMatchObject({ reason: refusal })
  const key = `elsewhere-${hasOthers}`
  const wish = service.create({ ...asked, fromS: 0, lengthS: 9, title: 'goal', key }, by)
  await wish.catch((error: unknown) => expect(error).toMatchObject({ reason: refusal }))
  const kept = await queries.byKey(1, key)
  expect(kept && (await stateOf(kept.id))?.state).toBe(state)
})

test('AIR-05 a node that dies over a clip leaves it to another try, and that to no third one', async () => {
  const id = await waiting()
  const queries = createClipQueries(site.db)
  const { cutting } = aNode(async () => undefined)
  for (const state of [0, 3]) {
    expect(await queries.take(id, site.clock.now())).toBe(true)
    await cutting.recover()
    expect(await stateOf(id)).toMatchObject({ state: 1 })
    await site.clock.skip(7 * minuteMs)
    await cutting.recover()
    expect(await stateOf(id)).toMatchObject({ state })
  }
  expect(await stateOf(id)).toMatchObject({ problem: 'clip-failed' })
})

test('AIR-05 a clip that is deleted while it is cut leaves no files', async () => {
  const id = await waiting()
  const { cutting, released } = aNode(async () => void (await createClipQueries(site.db).remove(id)))
  await cutting.wake()
  expect(released).toEqual(['/media/uploads/v.mp4', '/media/uploads/p.webp'])
})
