import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import type { ByteRange, ObjectStore } from './object-store.port'

const film = randomBytes(300_000)
const rule = { type: 'video/mp4', bytesMax: 1_000_000 }

async function partOf(store: ObjectStore, name: string, range?: ByteRange) {
  const file = await store.open(name, range)
  if (file === undefined || file === 'outside') return file
  const { total, from, to, bytes } = file
  return { total, from, to, bytes: Buffer.concat(await bytes.toArray()) }
}

/** What every object store must do; each adapter's test runs it. */
export function describeObjectStore(open: () => Promise<ObjectStore>): void {
  const folder = mkdtempSync(join(tmpdir(), 'object-store-'))
  const filmPath = join(folder, 'film')
  writeFileSync(filmPath, film)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

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
    // Who loses must not take away what the winner is about to keep: how the two fall together differs each time.
    for (let round = 0; round < 40; round += 1) {
      const name = `race-${round}.webp`
      const both = await Promise.allSettled([store.put(name, Uint8Array.of(1)), store.put(name, Uint8Array.of(2))])
      const won = both.findIndex(({ status }) => status === 'fulfilled')
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      expect(await store.get(name)).toEqual(Uint8Array.of(won + 1))
    }
  })

  test('stores a file of this machine, and gives it back as a whole and in parts', async () => {
    const store = await open()
    await store.putFile('film.mp4', filmPath, rule)
    const last = film.length - 1
    for (const [range, from, to] of [
      [undefined, 0, last],
      [{ from: 0, to: 0 }, 0, 0],
      [{ from: 100, to: 199 }, 100, 199],
      [{ from: 299_000 }, 299_000, last],
      [{ to: 50 }, film.length - 50, last],
      [{ from: 10, to: 9_999_999 }, 10, last],
    ] as [ByteRange | undefined, number, number][])
      expect(await partOf(store, 'film.mp4', range)).toEqual({
        total: film.length,
        from,
        to,
        bytes: film.subarray(from, to + 1),
      })
    expect(await partOf(store, 'film.mp4', { from: film.length })).toBe('outside')
    expect(await partOf(store, 'nobody.mp4')).toBeUndefined()
    expect(await partOf(store, '../film.mp4')).toBeUndefined()
  })

  test('lets in no file that is larger than allowed, of another type, or under a taken name', async () => {
    const store = await open()
    await expect(store.putFile('large.mp4', filmPath, { ...rule, bytesMax: film.length - 1 })).rejects.toThrow()
    await expect(store.putFile('other.mp4', filmPath, { ...rule, type: 'video/x-flv' })).rejects.toThrow()
    await expect(store.putFile('page.html', filmPath, { ...rule, type: 'text/html' })).rejects.toThrow()
    await expect(store.putFile('../a.mp4', filmPath, rule)).rejects.toThrow()
    for (const name of ['large.mp4', 'other.mp4', 'page.html']) expect(await store.get(name)).toBeUndefined()
    await store.putFile('exact.mp4', filmPath, { ...rule, bytesMax: film.length })
    await expect(store.putFile('exact.mp4', filmPath, rule)).rejects.toThrow()
  })

  test('an address of the store gives the file to whoever has it', async () => {
    const store = await open()
    await store.put('linked.mp4', Uint8Array.of(4, 5))
    const address = await store.link?.('linked.mp4', 60)
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
