import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { minuteMs } from '@pitchside/base'
import { accountModules, startTestApp, type TestSite } from '../../testing/test-app'
import type { Footage } from '../ports/footage.port'
import { createClipQueries } from './clips.queries'
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

test('AIR-05 pictures of another node are left to it; what nobody has is said after a while', async () => {
  const id = await waiting('/elsewhere')
  const { cutting } = aNode(async () => undefined)
  await cutting.wake()
  await cutting.recover()
  expect(await stateOf(id)).toEqual({ state: 0, problem: '' })
  await site.clock.skip(31 * minuteMs)
  await cutting.recover()
  expect(await stateOf(id)).toEqual({ state: 3, problem: 'clip-gone' })
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
