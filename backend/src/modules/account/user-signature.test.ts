import { createHmac } from 'node:crypto'
import { deflateSync, inflateSync } from 'node:zlib'
import { describe, expect, test } from '@jest/globals'
import { createManualClock } from '../../kernel/manual-clock'
import { createSignatureCheck, signForTencent } from './user-signature'

test('AUTH-05 a signature for Tencent Chat is what its document says: lines, HMAC-SHA256, zlib, its own base64', () => {
  const secret = '5bd2850fff3ecb11d7c805251c51ee463a25727bddc2385f3fa8bfee1bb93b5e'
  const signature = signForTencent('张三-7', 1_400_000_000, secret, 1_800_000_000)
  expect(signature).toMatch(/^[A-Za-z0-9*\-_]+$/)
  const base64 = signature.replaceAll('*', '+').replaceAll('-', '/').replaceAll('_', '=')
  const bytes = Buffer.from(base64, 'base64')
  // The two bytes every zlib stream begins with.
  expect([bytes[0], bytes.readUInt16BE(0) % 31]).toEqual([0x78, 0])
  const document = JSON.parse(inflateSync(bytes).toString())
  const { 'TLS.sig': sig, ...rest } = document
  expect(rest).toEqual({
    'TLS.ver': '2.0',
    'TLS.identifier': '张三-7',
    'TLS.sdkappid': 1_400_000_000,
    'TLS.expire': 604_800,
    'TLS.time': 1_800_000_000,
  })
  const lines = 'TLS.identifier:张三-7\nTLS.sdkappid:1400000000\nTLS.time:1800000000\nTLS.expire:604800\n'
  expect(sig).toBe(createHmac('sha256', secret).update(lines).digest('base64'))
  expect(signForTencent('张三-8', 1_400_000_000, secret, 1_800_000_000)).not.toBe(signature)
})

describe('a visitor whose signature for Tencent Chat is too old is known by it', () => {
  const config = { sdkAppId: 1_400_000_000, sdkSecretKey: 'k'.repeat(64) }
  const atS = 1_800_000_000
  const check = (identifier: string, signature: string, afterS: number) =>
    createSignatureCheck(config, createManualClock((atS + afterS) * 1_000), async () => 'own')(identifier, signature)
  const signature = signForTencent('guest_1', config.sdkAppId, config.sdkSecretKey, atS)
  const other = signForTencent('guest_1', config.sdkAppId, 'x'.repeat(64), atS)
  const forged = (document: object) => deflateSync(Buffer.from(JSON.stringify(document))).toString('base64')
  test.each([
    ['holds for a week', 'guest_1', signature, 604_799, undefined],
    ['is old after it', 'guest_1', signature, 604_800, 'expired'],
    ['says nothing of somebody else', 'guest_2', signature, 0, 'invalid'],
    ['made with another secret', 'guest_1', other, 0, 'invalid'],
    ['with a time of its own', 'guest_1', forged({ 'TLS.time': atS }), 0, 'invalid'],
    ['without a time', 'guest_1', forged([]), 0, 'invalid'],
    ['that unpacks to megabytes', 'guest_1', deflateSync(Buffer.alloc(5_000_000)).toString('base64'), 0, 'invalid'],
    ['of nothing', 'guest_1', '', 0, 'invalid'],
  ] as const)('AUTH-05 one that %s', async (_what, identifier, given, afterS, expected) => {
    expect(await check(identifier, given, afterS)).toBe(expected)
  })
})
