import { createPrivateKey, createPublicKey, type KeyObject, X509Certificate } from 'node:crypto'
import type { Environment } from './config-values'

export interface AlipayConfig {
  appId: string
  /** Ours, which signs what we ask. */
  privateKey: KeyObject
  /** Alipay's, which signed what we hear. */
  alipayKey: KeyObject
  gateway: string
  /** Who is paid; empty: not checked beside the app. */
  sellerId: string
}

export interface WechatPayConfig {
  appId: string
  mchId: string
  /** Serial number of our certificate, and its key. */
  serial: string
  privateKey: KeyObject
  apiV3Key: string
  /** `PUB_KEY_ID_…` of WeChat Pay's public key, or the serial number of a platform certificate. */
  platformSerial: string
  platformKey: KeyObject
  address: string
}

export interface StripeConfig {
  secretKey: string
  webhookSecret: string
  address: string
}

/** Who takes money for us. A provider that is not configured is not offered. */
export interface PaymentConfig {
  sandbox: boolean
  alipay: AlipayConfig | undefined
  wechat: WechatPayConfig | undefined
  stripe: StripeConfig | undefined
}

/** PEM with real or written line ends, or the bare base64 the consoles of providers show. */
function pemOf(text: string, label: string): string {
  const lines = text.replaceAll('\\n', '\n').trim()
  return lines.startsWith('-----') ? lines : `-----BEGIN ${label}-----\n${lines}\n-----END ${label}-----\n`
}

function readKey(env: Environment, name: string, read: (text: string) => KeyObject): KeyObject {
  try {
    return read(env[name] ?? '')
  } catch (error) {
    throw new Error(`${name} can not be read as a key.`, { cause: error })
  }
}

function privateKey(text: string): KeyObject {
  try {
    return createPrivateKey(pemOf(text, 'PRIVATE KEY'))
  } catch {
    return createPrivateKey(pemOf(text, 'RSA PRIVATE KEY'))
  }
}

function publicKey(text: string): KeyObject {
  const pem = pemOf(text, 'PUBLIC KEY')
  return pem.includes('BEGIN CERTIFICATE') ? new X509Certificate(pem).publicKey : createPublicKey(pem)
}

/** Whether a provider is configured. One that is so by half stops the start, with the names that miss. */
function isConfigured(env: Environment, provider: string, names: readonly string[]): boolean {
  const missing = names.filter((name) => !env[name])
  if (missing.length === names.length) return false
  if (!env.PUBLIC_URL) missing.push('PUBLIC_URL')
  if (missing.length > 0) throw new Error(`${provider} is configured by half: ${missing.join(', ')} missing.`)
  return true
}

function address(env: Environment, name: string, fallback: string): string {
  const text = (env[name] || fallback).replace(/\/+$/, '')
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new Error(`${name} must be an http or https address, but is "${text}".`)
  return text
}

function readAlipay(env: Environment): AlipayConfig | undefined {
  if (!isConfigured(env, 'Alipay', ['ALIPAY_APP_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY'])) return undefined
  return {
    appId: env.ALIPAY_APP_ID ?? '',
    privateKey: readKey(env, 'ALIPAY_PRIVATE_KEY', privateKey),
    alipayKey: readKey(env, 'ALIPAY_PUBLIC_KEY', publicKey),
    gateway: address(env, 'ALIPAY_GATEWAY', 'https://openapi.alipay.com/gateway.do'),
    sellerId: env.ALIPAY_SELLER_ID ?? '',
  }
}

const wechatNames = ['APP_ID', 'MCH_ID', 'SERIAL', 'PRIVATE_KEY', 'API_V3_KEY', 'PLATFORM_SERIAL', 'PLATFORM_KEY']

function readWechat(env: Environment): WechatPayConfig | undefined {
  const names = wechatNames.map((name) => `WECHAT_PAY_${name}`)
  if (!isConfigured(env, 'WeChat Pay', names)) return undefined
  const apiV3Key = env.WECHAT_PAY_API_V3_KEY ?? ''
  if (Buffer.byteLength(apiV3Key) !== 32) throw new Error('WECHAT_PAY_API_V3_KEY must have 32 bytes.')
  return {
    appId: env.WECHAT_PAY_APP_ID ?? '',
    mchId: env.WECHAT_PAY_MCH_ID ?? '',
    serial: env.WECHAT_PAY_SERIAL ?? '',
    privateKey: readKey(env, 'WECHAT_PAY_PRIVATE_KEY', privateKey),
    apiV3Key,
    platformSerial: env.WECHAT_PAY_PLATFORM_SERIAL ?? '',
    platformKey: readKey(env, 'WECHAT_PAY_PLATFORM_KEY', publicKey),
    address: address(env, 'WECHAT_PAY_ADDRESS', 'https://api.mch.weixin.qq.com'),
  }
}

function readStripe(env: Environment): StripeConfig | undefined {
  if (!isConfigured(env, 'Stripe', ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])) return undefined
  return {
    secretKey: env.STRIPE_SECRET_KEY ?? '',
    webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '',
    address: address(env, 'STRIPE_ADDRESS', 'https://api.stripe.com'),
  }
}

/** The sandbox gives diamonds for nothing: where real visitors come it must be asked for by name. */
export function readPayments(env: Environment, hasDevAids: boolean): PaymentConfig {
  const word = env.PAY_SANDBOX ?? ''
  if (!['', 'on', 'off'].includes(word)) throw new Error(`PAY_SANDBOX must be on or off, but is "${word}".`)
  return {
    sandbox: word === '' ? hasDevAids : word === 'on',
    alipay: readAlipay(env),
    wechat: readWechat(env),
    stripe: readStripe(env),
  }
}

/** Address visitors use, for what others send to us; empty: that of each request. */
export const readPublicUrl = (env: Environment): string =>
  env.PUBLIC_URL ? address(env, 'PUBLIC_URL', env.PUBLIC_URL) : ''
