import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { problemOf } from '../sessions/session.rules'
import { levelOf } from './level.rules'
import { isAllowedAvatar, isAllowedNickname } from './profile.rules'
import { signForTencent } from './user-signature'
import { maskedMobile } from './user-view'

test('levels grow with what was spent and name what is missing', () => {
  expect(levelOf(0)).toEqual({ level: 0, missing: 100 })
  expect(levelOf(99)).toEqual({ level: 0, missing: 1 })
  expect(levelOf(100)).toEqual({ level: 1, missing: 400 })
  expect(levelOf(10 ** 9)).toEqual({ level: 60, missing: 0 })
})

test('paying exactly what is missing reaches the next level', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 7_000_000 }), (exp) => {
      const { level, missing } = levelOf(exp)
      if (level < 60) expect(levelOf(exp + missing).level).toBe(level + 1)
      if (missing > 1) expect(levelOf(exp + missing - 1).level).toBe(level)
    }),
  )
})

test.each([
  ['看台小周', true],
  ['Nguyễn Văn A', true],
  ['PITCHSIDE team', false],
  ['系统消息', false],
  ['a\u200bb', false],
  ['a\nb', false],
])('the nickname %j: %s', (nickname, expected) => {
  expect(isAllowedNickname(nickname)).toBe(expected)
})

test.each([
  ['portrait:choice-1', true],
  ['/media/avatars/a1.webp', true],
  ['//elsewhere.example/a.png', false],
  ['data:image/svg+xml,x', false],
  ['portrait:"><script>', false],
])('the avatar %j: %s', (avatar, expected) => {
  expect(isAllowedAvatar(avatar)).toBe(expected)
})

test('a number is shown by its ends', () => {
  expect(maskedMobile('86-13900000001')).toBe('86-139****0001')
})

test('a session knows why it is over', () => {
  const session = { createdAt: 0, seenAt: 0, endedAt: null, endReason: null }
  const day = 86_400_000
  expect(problemOf(session, day)).toBeUndefined()
  expect(problemOf(session, 7 * day + 1)).toBe('expired')
  expect(problemOf({ ...session, seenAt: 30 * day }, 30 * day + 1)).toBe('expired')
  expect(problemOf({ ...session, endedAt: 1, endReason: 'elsewhere' }, 2)).toBe('elsewhere')
  expect(problemOf({ ...session, endedAt: 1, endReason: 'signed-out' }, 2)).toBe('illegal')
})

test('a signature for Tencent Chat is made of URL-safe signs and differs by user', () => {
  const one = signForTencent('1', 1_400_000_000, 'key', 1_700_000_000)
  expect(one).toMatch(/^[A-Za-z0-9*_-]+$/)
  expect(signForTencent('2', 1_400_000_000, 'key', 1_700_000_000)).not.toBe(one)
})
