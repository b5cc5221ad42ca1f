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

  test.each(['../out.webp', 'a/b.webp', '.hidden', 'no-extension', '', 'a.webp\0.txt', '..\\out.webp'])(
    'takes no name that leads elsewhere: %j',
    async (name) => {
      const store = await open()
      await expect(store.put(name, Uint8Array.of(1))).rejects.toThrow()
      expect(await store.get(name)).toBeUndefined()
    },
  )
}
