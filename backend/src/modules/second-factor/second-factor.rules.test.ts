import { describe, expect, test } from '@jest/globals'
import { generateSync } from 'otplib'
import { readConfig } from '../../config'
import { createSystemRandom } from '../../kernel/random'
import { texts } from './page/client/texts.js'
import { newRecoveryCodes, recoveryHash } from './recovery-codes.rules'
import { relyingPartyOf } from './relying-party.rules'
import { secondFactorMessages } from './second-factor.messages'
import { newTotpSecret, totpStepOf, totpUri } from './totp.rules'

describe('EDGE-06 for whom passkeys are made', () => {
  test.each([
    ['https://www.example.com', 'http://anything', { id: 'www.example.com', origin: 'https://www.example.com' }],
    ['https://www.example.com:8443', 'x', { id: 'www.example.com', origin: 'https://www.example.com:8443' }],
    ['http://www.example.com', 'http://localhost:1', undefined],
    ['https://203.0.113.7', 'http://localhost:1', undefined],
    ['https://[2001:db8::1]', 'http://localhost:1', undefined],
    ['', 'http://localhost:8080', { id: 'localhost', origin: 'http://localhost:8080' }],
    ['', 'http://a.localhost:8080', { id: 'a.localhost', origin: 'http://a.localhost:8080' }],
    ['', 'http://127.0.0.1:8080', undefined],
    ['', 'https://evil.example', undefined],
    ['', 'http://localhost.evil.example', undefined],
    ['', 'http://', undefined],
  ])('PUBLIC_URL "%s", asked at %s', (publicUrl, origin, expected) => {
    expect(relyingPartyOf(publicUrl, origin)).toEqual(expected)
  })
})

describe('EDGE-06 codes of an app', () => {
  /** RFC 6238, appendix B, its SHA-1 lines cut to six digits. */
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('at %i s it is %s', async (seconds, code) => {
    expect(await totpStepOf(secret, code, seconds * 1_000, 0)).toBe(Math.floor(seconds / 30))
    expect(await totpStepOf(secret, code, seconds * 1_000, Math.floor(seconds / 30))).toBeUndefined()
  })

  test('a clock that was put back takes nothing twice, and breaks nothing', async () => {
    const fresh = newTotpSecret()
    const code = generateSync({ secret: fresh, epoch: 1_000_000 })
    expect(await totpStepOf(fresh, code, 1_000_000_000, 99_999_999)).toBeUndefined()
  })

  test('the address for apps carries secret, site and name', () => {
    const uri = new URL(totpUri('场边直播', '看台 & 小周', 'ABC'))
    expect([uri.protocol, uri.host, uri.searchParams.get('secret'), uri.searchParams.get('issuer')]).toEqual([
      'otpauth:',
      'totp',
      'ABC',
      '场边直播',
    ])
    expect(decodeURIComponent(uri.pathname)).toContain('看台 & 小周')
  })
})

test('EDGE-06 recovery codes differ, and are one another’s under no spelling', () => {
  const random = createSystemRandom()
  const codes = Array.from({ length: 50 }, () => newRecoveryCodes(random)).flat()
  expect(new Set(codes).size).toBe(500)
  expect(codes.every((code) => /^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){3}$/.test(code))).toBe(true)
  expect(recoveryHash(1, 'abcd-efgh-jkmn-pqrs')).toBe(recoveryHash(1, 'ABCDEFGH JKMNPQRS'))
  expect(recoveryHash(1, 'abcd')).not.toBe(recoveryHash(2, 'abcd'))
})

test('EDGE-06 who must have a second factor is named by words of the configuration', () => {
  expect(readConfig({}).secondFactorRequired).toEqual([])
  const named = readConfig({ SECOND_FACTOR_REQUIRED: 'operators, support,releases' })
  expect(named.secondFactorRequired).toEqual(['admin', 'agent', 'release'])
  expect(() => readConfig({ SECOND_FACTOR_REQUIRED: 'members' })).toThrow('operators, support, releases')
})

test('EDGE-06 every text of the second step is there in three languages', () => {
  const keys = Object.keys(texts.zh).sort()
  expect(keys.length).toBeGreaterThan(25)
  for (const language of ['en', 'vi'] as const) expect(Object.keys(texts[language]).sort()).toEqual(keys)
  for (const words of [
    ...Object.values(texts).flatMap((all) => Object.values(all)),
    ...Object.values(secondFactorMessages).flatMap((all) => Object.values(all)),
  ])
    expect(words.trim().length).toBeGreaterThan(1)
})
