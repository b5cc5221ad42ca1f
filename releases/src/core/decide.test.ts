import { expect, test } from '@jest/globals'
import { promote, rollBack, wasStable } from './decide'
import type { EnvironmentDocument } from './document'

const audit = { by: 'mei', why: 'because', at: '2026-11-21T10:00:00.000Z' }
const environment = 'production'
const promoteAll = (builds: readonly string[]) =>
  builds.reduce<EnvironmentDocument | undefined>(
    (document, build) => promote(environment, document, { 'remote-live': build }, audit),
    undefined,
  )
const pointer = (document: EnvironmentDocument | undefined) => document?.packages['remote-live']

test('FED-04 a promotion writes the next document with who, when and why, and remembers what ran before', () => {
  const document = promoteAll(['1.0.0-a', '1.1.0-b'])
  expect(document).toMatchObject({
    seq: 2,
    ...audit,
    changes: [{ action: 'promote', target: 'remote-live', from: '1.0.0-a', to: '1.1.0-b' }],
  })
  expect(pointer(document)).toEqual({ stable: '1.1.0-b', previous: ['1.0.0-a'], revoked: [] })
})

test('three versions before the stable one are kept', () => {
  expect(pointer(promoteAll(['a', 'b', 'c', 'd', 'e']))?.previous).toEqual(['d', 'c', 'b'])
})

test('several packages change in one document', () => {
  const document = promote(environment, undefined, { host: 'h', 'remote-live': 'l' }, audit)
  expect(document.seq).toBe(1)
  expect(document.changes.map((change) => change.target)).toEqual(['host', 'remote-live'])
})

test('FED-04 a rollback writes a new document, revokes the bad build and never returns to it', () => {
  const rolledBack = rollBack(environment, promoteAll(['a', 'b', 'c']), 'remote-live', audit)
  expect(rolledBack.seq).toBe(4)
  expect(pointer(rolledBack)).toEqual({ stable: 'b', previous: ['a'], revoked: ['c'] })
  const further = rollBack(environment, rolledBack, 'remote-live', audit)
  expect(pointer(further)).toEqual({ stable: 'a', previous: [], revoked: ['b', 'c'] })
  expect(() => rollBack(environment, further, 'remote-live', audit)).toThrow(/nothing to roll back to/)
})

test('a revoked build may be promoted again on purpose', () => {
  const rolledBack = rollBack(environment, promoteAll(['a', 'b']), 'remote-live', audit)
  const again = promote(environment, rolledBack, { 'remote-live': 'b' }, audit)
  expect(pointer(again)).toEqual({ stable: 'b', previous: ['a'], revoked: [] })
})

test('what changes nothing, or has no reason, is refused', () => {
  const document = promoteAll(['a'])
  expect(() => promote(environment, document, { 'remote-live': 'a' }, audit)).toThrow(/already stable in production/)
  expect(() => promote(environment, document, { 'remote-live': 'b' }, { ...audit, why: ' ' })).toThrow(/say why/)
  expect(() => rollBack(environment, document, 'remote-chat', audit)).toThrow(/not released/)
})

test('a build that was ever stable is known, also after a rollback', () => {
  const first = promoteAll(['a'])
  const second = promote(environment, first, { 'remote-live': 'b' }, audit)
  const history = [first, second, rollBack(environment, second, 'remote-live', audit)] as EnvironmentDocument[]
  expect(wasStable(history, 'remote-live', 'b')).toBe(true)
  expect(wasStable(history, 'remote-live', 'c')).toBe(false)
})
