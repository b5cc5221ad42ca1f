import { expect, test } from '@jest/globals'
import { audit } from '../testing/a-version'
import { lock, promote, revoke, rollBack, startCanary, wasStable } from './decide'
import type { EnvironmentDocument } from './document'

const environment = 'production'
const start = (document: EnvironmentDocument | undefined, change = {}) => ({
  environment,
  document,
  audit: { ...audit, ...change },
})
const promoteAll = (builds: readonly string[]) =>
  builds.reduce<EnvironmentDocument | undefined>(
    (document, build) => promote(start(document), { 'remote-live': build }),
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
  const document = promote(start(undefined), { host: 'h', 'remote-live': 'l' })
  expect(document.seq).toBe(1)
  expect(document.changes.map((change) => change.target)).toEqual(['host', 'remote-live'])
})

test('FED-04 a rollback writes a new document, revokes the bad build and never returns to it', () => {
  const rolledBack = rollBack(start(promoteAll(['a', 'b', 'c'])), 'remote-live')
  expect(rolledBack.seq).toBe(4)
  expect(pointer(rolledBack)).toEqual({ stable: 'b', previous: ['a'], revoked: ['c'] })
  const further = rollBack(start(rolledBack), 'remote-live')
  expect(pointer(further)).toEqual({ stable: 'a', previous: [], revoked: ['b', 'c'] })
  expect(() => rollBack(start(further), 'remote-live')).toThrow(/nothing to roll back to/)
})

test('a revoked build may be promoted again on purpose', () => {
  const rolledBack = rollBack(start(promoteAll(['a', 'b'])), 'remote-live')
  expect(() => promote(start(rolledBack), { 'remote-live': 'b' })).toThrow(/was taken back here/)
  const again = promote(start(rolledBack), { 'remote-live': 'b' }, { isAgain: true })
  expect(pointer(again)).toEqual({ stable: 'b', previous: ['a'], revoked: [] })
})

test('what changes nothing, or has no reason, is refused', () => {
  const document = promoteAll(['a'])
  expect(() => promote(start(document), { 'remote-live': 'a' })).toThrow(/already stable in production/)
  expect(() => promote(start(document, { why: ' ' }), { 'remote-live': 'b' })).toThrow(/say why/)
  expect(() => rollBack(start(document), 'remote-chat')).toThrow(/not released/)
})

test('a build that was ever stable is known, also after a rollback', () => {
  const first = promoteAll(['a'])
  const second = promote(start(first), { 'remote-live': 'b' })
  const history = [first, second, rollBack(start(second), 'remote-live')] as EnvironmentDocument[]
  expect(wasStable(history, 'remote-live', 'b')).toBe(true)
  expect(wasStable(history, 'remote-live', 'c')).toBe(false)
})

test('FED-04 a canary stands beside the stable version, grows under one salt and ends in a promotion', () => {
  const first = startCanary(start(promoteAll(['a'])), 'remote-live', 'b', 5)
  const salt = pointer(first)?.canary?.salt
  expect(pointer(first)).toEqual({ stable: 'a', previous: [], revoked: [], canary: { build: 'b', percent: 5, salt } })
  const grown = startCanary(start(first), 'remote-live', 'b', 25)
  expect(pointer(grown)?.canary).toEqual({ build: 'b', percent: 25, salt })
  expect(grown.changes).toEqual([{ action: 'canary', target: 'remote-live', from: 'a', to: 'b', percent: 25 }])
  expect(pointer(promote(start(grown), { 'remote-live': 'b' }))).toEqual({ stable: 'b', previous: ['a'], revoked: [] })
})

test('FED-04 rolling back a canary leaves the stable version alone; the next canary has another salt', () => {
  const canary = startCanary(start(promoteAll(['z', 'a'])), 'remote-live', 'b', 5)
  const ended = rollBack(start(canary), 'remote-live')
  expect(pointer(ended)).toEqual({ stable: 'a', previous: ['z'], revoked: ['b'] })
  expect(ended.changes).toEqual([{ action: 'rollback', target: 'remote-live', from: 'b', to: 'a' }])
  expect(() => startCanary(start(ended), 'remote-live', 'b', 5)).toThrow(/was taken back here/)
  const again = startCanary(start(ended), 'remote-live', 'b', 5, { isAgain: true })
  expect(pointer(again)?.canary?.salt).not.toBe(pointer(canary)?.canary?.salt)
  expect(pointer(again)?.revoked).toEqual([])
})

test('a promotion past a canary ends it, on record', () => {
  const canary = startCanary(start(promoteAll(['a'])), 'remote-live', 'b', 5)
  const past = promote(start(canary), { 'remote-live': 'c' })
  expect(pointer(past)).toEqual({ stable: 'c', previous: ['a'], revoked: [] })
  expect(past.changes).toEqual([
    { action: 'canary', target: 'remote-live', from: 'b', percent: 0 },
    { action: 'promote', target: 'remote-live', from: 'a', to: 'c' },
  ])
})

test.each([0, -1, 100, 101, Number.NaN])('%d %% is no canary', (percent) => {
  expect(() => startCanary(start(promoteAll(['a'])), 'remote-live', 'b', percent)).toThrow(
    /more than 0 and less than 100/,
  )
})

test('a canary of nothing, of what is stable, or beside another canary is refused', () => {
  const canary = startCanary(start(promoteAll(['a'])), 'remote-live', 'b', 5)
  expect(() => startCanary(start(undefined), 'remote-live', 'b', 5)).toThrow(/not released/)
  expect(() => startCanary(start(canary), 'remote-live', 'a', 5)).toThrow(/already stable/)
  expect(() => startCanary(start(canary), 'remote-live', 'c', 5)).toThrow(/b is a canary at 5 %/)
  expect(() => startCanary(start(canary), 'remote-live', 'b', 5)).toThrow(/at 5 % already/)
})

test('FED-04 under a lock nothing new goes live, and rolling back works', () => {
  const locked = lock(start(promoteAll(['a', 'b']), { why: 'final of the cup' }), true)
  expect(locked.lock).toMatchObject({ by: 'mei', why: 'final of the cup' })
  expect(() => promote(start(locked), { 'remote-live': 'c' })).toThrow(/locked by mei .*final of the cup/)
  expect(() => startCanary(start(locked), 'remote-live', 'c', 5)).toThrow(/locked/)
  expect(() => lock(start(locked), true)).toThrow(/is locked/)
  const rolledBack = rollBack(start(locked), 'remote-live')
  expect(pointer(rolledBack)?.stable).toBe('a')
  expect(rolledBack.lock).toEqual(locked.lock)
  const unlocked = lock(start(rolledBack), false)
  expect(unlocked.lock).toBeUndefined()
  expect(() => lock(start(unlocked), false)).toThrow(/not locked/)
})

test('FED-04 a revoked build is never fallen back to; revoking what is live rolls it back', () => {
  const document = promoteAll(['a', 'b', 'c'])
  expect(pointer(revoke(start(document), 'remote-live', 'b'))).toEqual({ stable: 'c', previous: ['a'], revoked: ['b'] })
  expect(pointer(revoke(start(document), 'remote-live', 'c'))).toEqual({ stable: 'b', previous: ['a'], revoked: ['c'] })
  const canary = startCanary(start(document), 'remote-live', 'd', 5)
  expect(pointer(revoke(start(canary), 'remote-live', 'd'))?.canary).toBeUndefined()
  expect(() => revoke(start(canary), 'remote-live', 'c')).toThrow(/has a canary/)
  const twice = revoke(start(document), 'remote-live', 'b')
  expect(() => revoke(start(twice), 'remote-live', 'b')).toThrow(/revoked in production already/)
})

test('a clock that is behind writes no time before the document it follows', () => {
  const document = promoteAll(['a'])!
  const late = promote(start(document, { at: '2020-01-01T00:00:00.000Z' }), { 'remote-live': 'b' })
  expect(late.at).toBe(document.at)
})

test('FED-07 what is taken back, and what is urgent, is named for open tabs', () => {
  const document = promoteAll(['a', 'b'])
  expect(document?.urgent).toBeUndefined()
  expect(rollBack(start(document), 'remote-live').urgent).toEqual(['remote-live'])
  expect(promote(start(document), { 'remote-live': 'c' }, { isUrgent: true }).urgent).toEqual(['remote-live'])
})
