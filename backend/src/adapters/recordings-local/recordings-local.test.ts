import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from '@jest/globals'
import { describeRecordingStore } from '../../modules/media-origin/ports/recording-store.contract'
import { createLocalRecordings } from './recordings-local'

const folders: string[] = []
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'recordings-local-'))
  folders.push(folder)
  return join(folder, 'recordings')
}
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true })
})

describe('recordings in a folder', () => {
  describeRecordingStore(async () => createLocalRecordings(await newFolder()))

  test('a line that a crash cut off is left out, after a restart too', async () => {
    const folder = await newFolder()
    const facts = { durationS: 2, bytes: 1, period: 0, width: 1, height: 1, codecs: 'avc1' }
    const whole = { variant: 'main', file: 'main-1.ts', ...facts }
    await createLocalRecordings(folder).add('r1', whole, Buffer.of(1), undefined)
    await appendFile(join(folder, 'r1', 'segments.jsonl'), '{"variant":"main","fi')
    expect(await createLocalRecordings(folder).list('r1')).toEqual([whole])
  })
})

describe('recordings in memory', () => {
  describeRecordingStore(async () => createLocalRecordings(undefined))
})
