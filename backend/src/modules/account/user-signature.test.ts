import { createHmac } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { signForTencent } from './user-signature'

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
