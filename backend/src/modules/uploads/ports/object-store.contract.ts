import { expect, test } from '@jest/globals'
import type { ObjectStore } from './object-store.port'

/** What every object store must do; each adapter's test runs it. */
export function describeObjectStore(open: () => Promise<ObjectStore>): void {
  test('gives back what was stored, byte for byte', async () => {
    const store = await open()
    const bytes = Uint8Array.from([0, 255, 13, 10, 128])
    await store.put('a-Picture_1.webp', bytes)
    expect([...((await store.get('a-Picture_1.webp')) ?? [])]).toEqual([...bytes])
  })

  test('knows nothing of a name that was never stored', async () => {
    const store = await open()
    expect(await store.get('nobody.webp')).toBeUndefined()
  })

  test('never replaces a stored file', async () => {
    const store = await open()
    await store.put('once.webp', Uint8Array.of(1))
    await expect(store.put('once.webp', Uint8Array.of(2))).rejects.toThrow()
    expect([...((await store.get('once.webp')) ?? [])]).toEqual([1])
  })

  test('takes a file away, also one that is not there; its name may then be used again', async () => {
    const store = await open()
    await store.remove('never.webp')
    await store.put('gone.webp', Uint8Array.of(1))
    await store.put('stays.webp', Uint8Array.of(2))
    await store.remove('gone.webp')
    expect(await store.get('gone.webp')).toBeUndefined()
    expect([...((await store.get('stays.webp')) ?? [])]).toEqual([2])
    await store.put('gone.webp', Uint8Array.of(3))
    expect([...((await store.get('gone.webp')) ?? [])]).toEqual([3])
  })

  test('of two that are stored under one name at once, one is', async () => {
    const store = await open()
    const both = await Promise.allSettled([
      store.put('race.webp', Uint8Array.of(1)),
      store.put('race.webp', Uint8Array.of(2)),
    ])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('an address of the store gives the file to whoever has it', async () => {
    const store = await open()
    await store.put('linked.mp4', Uint8Array.of(4, 5))
    const address = store.link?.('linked.mp4', 60)
    if (address === undefined) return
    expect([...new Uint8Array(await (await fetch(address)).arrayBuffer())]).toEqual([4, 5])
    expect((await fetch(address.replace('linked', 'kinled'))).ok).toBe(false)
  })

  test.each(['../out.webp', 'a/b.webp', '.hidden', 'no-extension', '', 'a.webp\0.txt', '..\\out.webp'])(
    'takes no name that leads elsewhere: %j',
    async (name) => {
      const store = await open()
      await expect(store.put(name, Uint8Array.of(1))).rejects.toThrow()
      expect(await store.get(name)).toBeUndefined()
      await store.remove(name)
    },
  )
}
