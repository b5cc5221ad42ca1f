import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import { readConfig } from './config'

const pair = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const bare = (pem: string) => pem.replaceAll(/-----.*-----|\n/g, '')
const site = { PUBLIC_URL: 'https://www.pitchside.example/' }
const alipay = {
  ALIPAY_APP_ID: '1',
  ALIPAY_PRIVATE_KEY: bare(pair.privateKey),
  ALIPAY_PUBLIC_KEY: bare(pair.publicKey),
}
const wechat = {
  WECHAT_PAY_APP_ID: 'wx1',
  WECHAT_PAY_MCH_ID: '19',
  WECHAT_PAY_SERIAL: 'AB',
  WECHAT_PAY_PRIVATE_KEY: pair.privateKey.replaceAll('\n', '\\n'),
  WECHAT_PAY_API_V3_KEY: 'k'.repeat(32),
  WECHAT_PAY_PLATFORM_SERIAL: 'PUB_KEY_ID_1',
  WECHAT_PAY_PLATFORM_KEY: pair.publicKey,
}
const stripe = { STRIPE_SECRET_KEY: 'sk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
const payments = (env: Record<string, string>) => readConfig(env).payments

describe('configuration of payments', () => {
  test('MEM-01 the sandbox is there for developers, and in production only by name', () => {
    expect(payments({})).toEqual({ sandbox: true, alipay: undefined, wechat: undefined, stripe: undefined })
    expect(payments({ NODE_ENV: 'production' }).sandbox).toBe(false)
    expect(payments({ NODE_ENV: 'production', PAY_SANDBOX: 'on' }).sandbox).toBe(true)
    expect(payments({ PAY_SANDBOX: 'off' }).sandbox).toBe(false)
    expect(() => payments({ PAY_SANDBOX: 'yes' })).toThrow('PAY_SANDBOX')
  })

  test('MEM-01 keys may be PEM, PEM on one line, or bare base64', () => {
    const all = payments({ ...site, ...alipay, ...wechat, ...stripe })
    expect(all.alipay?.privateKey.asymmetricKeyType).toBe('rsa')
    expect(all.wechat?.platformKey.type).toBe('public')
    expect(all.stripe?.address).toBe('https://api.stripe.com')
    expect(readConfig(site).publicUrl).toBe('https://www.pitchside.example')
  })

  test.each(
    Object.entries({ alipay, wechat, stripe }).flatMap(([provider, names]) =>
      Object.keys(names).map((name) => [provider, name, { ...site, ...names, [name]: '' }] as const),
    ),
  )('MEM-01 %s without %s stops the start', (_provider, name, env) => {
    expect(() => payments(env)).toThrow(name)
  })

  test('MEM-01 without an address others can reach, no provider is complete', () => {
    expect(() => payments(stripe)).toThrow('PUBLIC_URL')
    expect(() => payments({ ...stripe, PUBLIC_URL: 'pitchside' })).toThrow('PUBLIC_URL')
  })

  test('MEM-01 a key that is none stops the start with its name, and does not print it', () => {
    const env = { ...site, ...alipay, ALIPAY_PRIVATE_KEY: 'secret-but-broken' }
    expect(() => payments(env)).toThrow('ALIPAY_PRIVATE_KEY')
    expect(() => payments(env)).not.toThrow('secret-but-broken')
    expect(() => payments({ ...site, ...wechat, WECHAT_PAY_API_V3_KEY: 'short' })).toThrow('32 bytes')
  })
})
