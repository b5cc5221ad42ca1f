import { afterEach, expect, test } from '@jest/globals'
import type { ManualClock } from '../../../kernel/manual-clock'
import type { MediaDesk, MediaEngine } from './media.port'

export const goodKey = 'k'.repeat(43)
export const ownerUid = 3

/** Somebody who pushes into an engine. */
export interface TestPublisher {
  /** False when the push is refused. */
  begin(key: string): Promise<boolean>
  /** One more segment arrives; false when it is refused. */
  segment(): Promise<boolean>
  leave(): Promise<void>
}

export interface MediaBench {
  engine: MediaEngine
  clock: ManualClock
  publisher(): TestPublisher
  close(): Promise<void>
}

/** A desk that knows one key and writes down what it hears. */
export function createTestDesk() {
  const heard: string[] = []
  const desk: MediaDesk = {
    authorize: async (key) => (key === goodKey ? { uid: ownerUid } : undefined),
    async started(uid) {
      heard.push(`started ${uid}`)
    },
    async segment(uid, segments, isReady) {
      for (const { durationS, codecs } of segments)
        heard.push(
          `segment ${uid} ${Math.round(durationS)} s ${codecs.split('.')[0]}${isReady ? '' : ' (more to come)'}`,
        )
    },
    async ended(uid, how) {
      heard.push(`ended ${uid} ${how}`)
    },
  }
  return { desk, heard }
}

/** What every engine must do, whatever its doors are. */
export function describeMediaEngine(open: (desk: MediaDesk) => Promise<MediaBench>): void {
  let bench: MediaBench | undefined
  afterEach(async () => bench?.close())

  async function start() {
    const { desk, heard } = createTestDesk()
    bench = await open(desk)
    return { ...bench, heard }
  }

  test('a wrong key is refused, and nobody hears of it', async () => {
    const { engine, publisher, heard } = await start()
    expect(await publisher().begin('w'.repeat(43))).toBe(false)
    expect(await publisher().begin('')).toBe(false)
    expect(engine.healthOf(ownerUid)).toBeUndefined()
    expect(heard).toEqual([])
  })

  test('a push is told from its beginning to its end, in order', async () => {
    const { publisher, heard, clock } = await start()
    const somebody = publisher()
    expect(await somebody.begin(goodKey)).toBe(true)
    expect(await somebody.segment()).toBe(true)
    await clock.advance(2_000)
    expect(await somebody.segment()).toBe(true)
    await somebody.leave()
    expect(heard).toEqual(['started 3', 'segment 3 2 s avc1', 'segment 3 2 s avc1', 'ended 3 left'])
  })

  test('a second publisher is turned away while the first one pushes', async () => {
    const { publisher, heard, clock } = await start()
    const [first, second] = [publisher(), publisher()]
    await first.begin(goodKey)
    await first.segment()
    const isIn = (await second.begin(goodKey)) && (await second.segment())
    expect(isIn).toBe(false)
    expect(await first.segment()).toBe(true)
    await clock.advance(6_000)
    expect((await second.begin(goodKey)) && (await second.segment())).toBe(true)
    expect(heard.filter((line) => line.startsWith('started'))).toHaveLength(2)
    expect(heard.filter((line) => line.startsWith('ended'))).toEqual([])
  })

  test('qualities and health come with the first segment, and go with a revoked key', async () => {
    const { engine, publisher } = await start()
    const somebody = publisher()
    await somebody.begin(goodKey)
    expect(engine.qualitiesOf(ownerUid)).toEqual([])
    await somebody.segment()
    const [only, ...others] = engine.qualitiesOf(ownerUid)
    expect(others).toEqual([])
    expect(only).toMatchObject({ name: 'original', url: expect.stringMatching(/\.m3u8$/), width: 160, height: 90 })
    expect(engine.healthOf(ownerUid)).toMatchObject({ frameRate: 25, segmentAgeMs: 0, hasAudio: true, refused: 0 })
    expect(engine.addressOf(ownerUid)).toMatch(/\.m3u8$/)
    engine.revoke(ownerUid)
    expect(engine.healthOf(ownerUid)).toBeUndefined()
  })
}
