import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { lockFolder } from './folder-lock'

let home: string
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'pitchside-lock-'))
})
afterEach(() => rm(home, { recursive: true }))

test('a held folder is refused with the holder and the way out', async () => {
  const folder = join(home, 'database')
  const giveBack = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(new RegExp(`The process ${process.pid} uses .* DATA_DIR`))
  await giveBack()
  await (await lockFolder(folder))()
})

test.each([
  ['a process that is gone', { pid: 2 ** 22 - 1, startedAt: '1' }],
  ['a process whose number was given to another', { pid: process.pid, startedAt: '1' }],
])('the lock of %s is taken over', async (_name, holder) => {
  const folder = join(home, 'database')
  await writeFile(`${folder}.lock`, JSON.stringify(holder))
  const giveBack = await lockFolder(folder)
  expect(JSON.parse(await readFile(`${folder}.lock`, 'utf8'))).toMatchObject({ pid: process.pid })
  await giveBack()
})

test('of many that take over at once one gets the folder', async () => {
  const folder = join(home, 'database')
  await writeFile(`${folder}.lock`, JSON.stringify({ pid: 2 ** 22 - 1, startedAt: '1' }))
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
