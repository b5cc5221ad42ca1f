import { expect, test } from '@jest/globals'
import type { RecordedSegment, RecordingStore } from './recording-store.port'

const segment = (number: number): RecordedSegment => ({
  variant: 'main',
  file: `main-${number}.m4s`,
  header: 'main-h1.mp4',
  durationS: 2,
  bytes: 3,
  period: 0,
  width: 640,
  height: 360,
  codecs: 'avc1.64001e,mp4a.40.2',
})

/** What every store of recordings must do. */
export function describeRecordingStore(open: () => Promise<RecordingStore>): void {
  test('segments come back in their order, with their headers', async () => {
    const store = await open()
    for (const number of [1, 2, 3]) await store.add('r1', segment(number), Buffer.of(number, 2, 3), Buffer.from('head'))
    expect((await store.list('r1')).map(({ file }) => file)).toEqual(['main-1.m4s', 'main-2.m4s', 'main-3.m4s'])
    expect(await store.list('r1')).toContainEqual(segment(2))
    expect([...((await store.read('r1', 'main-2.m4s')) ?? [])]).toEqual([2, 2, 3])
    expect((await store.read('r1', 'main-h1.mp4'))?.toString()).toBe('head')
  })

  test('a picture is kept beside the segments and goes with them', async () => {
    const store = await open()
    await store.addPicture('r1', 'still-1.jpg', Buffer.of(7))
    await store.add('r1', segment(1), Buffer.of(1), undefined)
    expect([...((await store.read('r1', 'still-1.jpg')) ?? [])]).toEqual([7])
    expect((await store.list('r1')).map(({ file }) => file)).toEqual(['main-1.m4s'])
    await expect(store.addPicture('r1', '../still-1.jpg', Buffer.of(7))).rejects.toThrow('not the name')
    await store.remove('r1')
    expect(await store.read('r1', 'still-1.jpg')).toBeUndefined()
  })

  test('recordings are apart, and gone when removed', async () => {
    const store = await open()
    await store.add('r1', segment(1), Buffer.of(1), undefined)
    expect(await store.list('r2')).toEqual([])
    expect(await store.read('r2', 'main-1.m4s')).toBeUndefined()
    await store.remove('r1')
    await store.remove('r1')
    expect(await store.list('r1')).toEqual([])
    expect(await store.read('r1', 'main-1.m4s')).toBeUndefined()
  })

  test.each(['../r1', 'a/b', '', '.', 'x\0y'])('the name %j reads and writes nothing', async (name) => {
    const store = await open()
    await store.add('r1', segment(1), Buffer.of(1), undefined)
    expect(await store.list(name)).toEqual([])
    expect(await store.read(name, 'main-1.m4s')).toBeUndefined()
    expect(await store.read('r1', `${name}/main-1.m4s`)).toBeUndefined()
    await expect(store.add(name, segment(1), Buffer.of(1), undefined)).rejects.toThrow('not the name')
  })
}
