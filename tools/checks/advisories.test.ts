import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { advisoriesIn, lineOf, lockDigest, readSeen, tellSeen, writeSeen } from './advisories.mjs'

const now = Date.parse('2026-11-23T12:00:00Z')
const found = {
  severity: 'high',
  module_name: 'left-pad',
  title: 'pads too far',
  findings: [{ version: '1.0.0' }],
}

test('EDGE-01 an answer of a registry that knows nothing is no answer', () => {
  for (const text of ['', 'ERR_PNPM_AUDIT_BAD_RESPONSE', '{"error":{"code":"405"}}', '{}', '[]'])
    expect(advisoriesIn(text)).toBeUndefined()
  expect(advisoriesIn('{"advisories":{},"metadata":{}}')).toEqual([])
  expect(advisoriesIn(JSON.stringify({ advisories: { 7: found }, metadata: {} }))?.map(lineOf)).toEqual([
    'high left-pad 1.0.0: pads too far',
  ])
})

test('EDGE-01 the check says when advisories were last seen, and of which versions', () => {
  const seen = { seenAt: '2026-11-20', lock: 'a', known: [] }
  expect(tellSeen(undefined, { lock: 'a', now })).toMatch(/^never seen/)
  expect(tellSeen(seen, { lock: 'a', now })).toBe('last seen on 2026-11-20, 3 days ago: 0 known')
  expect(tellSeen(seen, { lock: 'b', now })).toBe(
    'last seen on 2026-11-20, 3 days ago, of other versions than these: 0 known',
  )
})

test('EDGE-01 a record is of the versions that were asked about', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'pitchside-advisories-'))
  try {
    const write = (text: string) => writeFileSync(path.join(root, 'pnpm-lock.yaml'), text)
    write('one')
    const lock = lockDigest(root)
    write('two')
    expect(lockDigest(root)).not.toBe(lock)
    expect(readSeen(root)).toBeUndefined()
    mkdirSync(path.join(root, 'tools/checks'), { recursive: true })
    writeSeen(root, { seenAt: '2026-11-20', lock, known: ['x'] })
    expect(readSeen(root)).toEqual({ seenAt: '2026-11-20', lock, known: ['x'] })
  } finally {
    rmSync(root, { recursive: true })
  }
})
