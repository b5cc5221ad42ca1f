import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { createSystemRandom } from '../../kernel/random'
import { problemOf } from '../sessions/session.rules'
import { newInviteCode, readInviteCode } from './invite.rules'
import { badgeLevels, experienceAt, levelOf, wealthFor } from './level.rules'
import { isAllowedAvatar, isAllowedSignature, nicknameProblem, tidyNickname } from './profile.rules'
import { signForTencent } from './user-signature'
import { maskedMobile } from './user-view'

test('levels grow with what was spent and name what is missing', () => {
  expect(levelOf(0)).toEqual({ level: 0, missing: 100 })
  expect(levelOf(99)).toEqual({ level: 0, missing: 1 })
  expect(levelOf(100)).toEqual({ level: 1, missing: 400 })
  expect(levelOf(10 ** 9)).toEqual({ level: 60, missing: 0 })
})

test('SHELL-18 experience counts in tenths of a diamond, nothing smaller', () => {
  expect([12, 12.7, 0.9].map(wealthFor)).toEqual([12, 12, 0])
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
  '看台小周',
  'Nguyễn Văn A',
  'Badminton Fan',
  'Системный фанат',
  '⚽️ 12',
  '阿森纳 14号',
  'x'.repeat(20),
  '⚽'.repeat(20),
])('MEM-01 the nickname %j can be used', (nickname) => {
  expect(nicknameProblem(nickname, '')).toBeUndefined()
})

test.each([
  ['', 'nickname-missing'],
  ['x'.repeat(21), 'nickname-long'],
  ['⚽'.repeat(21), 'nickname-long'],
  ['PITCHSIDE team', 'nickname-refused'],
  ['系统消息', 'nickname-refused'],
  ['官 方 客 服', 'nickname-refused'],
  ['A d m i n', 'nickname-refused'],
  ['аdmin 1', 'nickname-refused'],
  ['ａｄｍｉｎ', 'nickname-refused'],
  ['已注销用户', 'nickname-refused'],
  ['\ue000deleted\ue001', 'nickname-refused'],
  ['a\u200bb', 'nickname-refused'],
  ['a\u202eb', 'nickname-refused'],
  ['a\nb', 'nickname-refused'],
  ['\u3164', 'nickname-refused'],
  ['\u2800\u2800', 'nickname-refused'],
  ['…!?', 'nickname-refused'],
  [`a${'\u0336'.repeat(6)}`, 'nickname-refused'],
])('MEM-01 the nickname %j can not: %s', (nickname, problem) => {
  expect(nicknameProblem(nickname, '')).toBe(problem)
})

test.each<[string, string, boolean]>([
  ['绿茵台', '绿茵台', true],
  ['绿茵台小编', '绿茵台', false],
  ['Gut & Co Sports', 'gut and co sport', false],
  ['Gut Co Sports', 'GUT & CO', true],
  ['球迷', '', false],
])('MEM-01 %j passes for a site called %j: %s', (nickname, siteName, isRefused) => {
  expect(nicknameProblem(nickname, siteName)).toBe(isRefused ? 'nickname-refused' : undefined)
})

test('MEM-01 names that look the same are the same: one composition, single spaces, none at the ends', () => {
  expect(tidyNickname('  a \u3000 b\t')).toBe('a b')
  expect(tidyNickname('e\u0302')).toBe('\u00ea')
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
      const tidy = tidyNickname(text)
      expect(tidyNickname(tidy)).toBe(tidy)
      if (nicknameProblem(tidy, '') === undefined) expect(tidy).not.toMatch(/[\p{Cc}\p{Cf}]/u)
    }),
  )
})

test.each([
  ['周末不看球，等于没过周末。\n第二行', true],
  ['', true],
  ['a\u202eb', false],
  ['a\0b', false],
])('MEM-01 the signature %j: %s', (signature, expected) => {
  expect(isAllowedSignature(signature)).toBe(expected)
})

test.each([
  ['portrait:choice-1', true],
  ['/media/avatars/a1.webp', true],
  ['/media/uploads/a1.webp', true],
  ['/media/uploads/../../a1.webp', false],
  ['/media/documents/a1.webp', false],
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

test('MEM-01 the points at which a level begins are those at which it is reached', () => {
  for (let level = 1; level <= 60; level++) {
    expect(levelOf(experienceAt(level))).toMatchObject({ level })
    expect(levelOf(experienceAt(level) - 1)).toEqual({ level: level - 1, missing: 1 })
  }
  expect(badgeLevels).toEqual([0, 10, 20, 30, 40, 50, 60])
})

test('an invite code is found however it is typed', () => {
  const code = newInviteCode(createSystemRandom())
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/)
  expect(readInviteCode(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `)).toBe(code)
  for (const wrong of ['', 'ABC', `${code}A`, "' or 1=1", 'ABCDEFG0']) expect(readInviteCode(wrong)).toBeUndefined()
})
