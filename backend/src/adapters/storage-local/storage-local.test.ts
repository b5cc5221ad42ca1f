import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from '@jest/globals'
import { describeObjectStore } from '../../modules/uploads/ports/object-store.contract'
import { createLocalStorage } from './storage-local'

const root = join(tmpdir(), 'storage-local-')
const folders: string[] = []
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(root)
  folders.push(folder)
  return join(folder, 'uploads')
}
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true })
})

describe('files in a folder', () => {
  describeObjectStore(async () => createLocalStorage(await newFolder()))

  test('are there after a restart, and no drafts beside them', async () => {
    const folder = await newFolder()
    await createLocalStorage(folder).put('kept.webp', Uint8Array.of(7))
    await expect(createLocalStorage(folder).put('kept.webp', Uint8Array.of(8))).rejects.toThrow()
    expect(await readdir(folder)).toEqual(['kept.webp'])
    expect([...((await createLocalStorage(folder).get('kept.webp')) ?? [])]).toEqual([7])
  })
})

describe('files in memory', () => {
  describeObjectStore(async () => createLocalStorage(undefined))
})
