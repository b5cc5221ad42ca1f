import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { callsOfDocuments, readDocuments } from './documents.mjs'

const remote = { id: 'scores', routes: [{ path: '/football' }] }
const names = { documentCalls: ['getFootballMatch'] }

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pitchside-documents-'))
  mkdirSync(path.join(folder, 'src'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))
const read = (source?: string) => {
  if (source) writeFileSync(path.join(folder, 'src/documents.ts'), source)
  return readDocuments(folder, remote, names)
}

test('declarations are read as data; a remote without the file declares none', async () => {
  expect(await read()).toEqual([])
  const documents = await read(
    `const call: string = 'getFootballMatch'
     export const documents = [{ path: '/football', ask: { call, input: {} }, address: '/football' }]`,
  )
  expect(documents).toEqual([{ path: '/football', ask: { call: 'getFootballMatch', input: {} }, address: '/football' }])
  expect(callsOfDocuments(documents)).toEqual(['getFootballMatch'])
  const more = { news: { call: 'searchHits', input: {} } }
  expect(callsOfDocuments([{ path: '/football', more }])).toEqual(['searchHits'])
})

test.each([
  ['of a page that is not the remote’s', `[{ path: '/live' }]`, /declares \/live, which is no route/],
  ['that asks what no document may', `[{ path: '/football', ask: { call: 'sendCode' } }]`, /asks for sendCode/],
  ['that asks for more than may be', `[{ path: '/football', more: { a: { call: 'sendCode' } } }]`, /asks for sendCode/],
  ['that is no list', `{}`, /exports no list "documents"/],
])('a declaration %s ends the build', async (_what, list, message) => {
  await expect(read(`export const documents = ${list}`)).rejects.toThrow(message)
})
