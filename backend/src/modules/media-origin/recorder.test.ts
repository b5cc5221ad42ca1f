import { expect, test } from '@jest/globals'
import { createLocalRecordings } from '../../adapters/recordings-local/recordings-local'
import { createLog } from '../../kernel/log'
import type { PushedSegment } from './ports/media.port'
import { Recorder } from './recorder'

const segment = (byte: number): PushedSegment => ({
  variant: 'main',
  bytes: Buffer.of(byte),
  header: undefined,
  durationS: 2,
  period: 0,
  width: 640,
  height: 360,
  codecs: 'avc1.64001e',
})

test('AIR-03 a full disk costs what could not be written, never the broadcast; with room again the recording goes on', async () => {
  const store = createLocalRecordings(undefined)
  let isFull = false
  const recorder = new Recorder(
    {
      ...store,
      async add(...file) {
        if (isFull) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
        await store.add(...file)
      },
    },
    createLog('silent'),
    { now: () => 1_000_000 },
  )
  for (const byte of [1, 2, 3, 4, 5]) {
    isFull = byte === 2 || byte === 3
    // Nobody waits for the disk, and nobody hears of it.
    expect(recorder.add('r1', segment(byte))).toBeUndefined()
    await recorder.settled('r1')
  }
  const kept = await Promise.all((await store.list('r1')).map(({ file }) => store.read('r1', file)))
  expect(kept.map((bytes) => bytes?.[0])).toEqual([1, 4, 5])
})
