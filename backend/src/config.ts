import { join, resolve } from 'node:path'

/** Everything that differs between installations. Read once, at the start. */
export interface Config {
  port: number
  host: string
  /** Folder of the embedded data base and of uploads. undefined: everything in memory. */
  dataDir: string | undefined
  /** PostgreSQL address; undefined: the embedded data base. */
  databaseUrl: string | undefined
  isProduction: boolean
  /** Aids for tests under /_dev. */
  hasDevAids: boolean
  /** Fill an empty data base with demo data. */
  seedDemo: boolean
  /** Replies are compared with their schemas; a difference is an internal error. For tests. */
  checksReplies: boolean
  logLevel: string
  /** Proxies in front whose X-Forwarded-* are believed. */
  trustedProxies: number
  /** Origins, besides our own, that may use the socket and the calls. */
  allowedOrigins: string[]
  /** Mobile site; empty: no redirect. */
  mobileUrl: string
  siteName: string
  /** Tencent Chat; 0: embedded messaging. */
  sdkAppId: number
  sdkSecretKey: string
  sessionsPerUser: number
  /** Codes by text message that one address may ask for in an hour. */
  smsPerAddressHour: number
  contactEmail: string
  contactQq: string
  weiboUrl: string
  icp: string
  transactionTimeoutMs: number
  /** File with more words that the chat masks, one on each line. */
  tabooWordsFile: string | undefined
}

type Environment = Readonly<Record<string, string | undefined>>

function integer(env: Environment, name: string, fallback: number): number {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (!Number.isInteger(value) || value < 0) throw new Error(`${name} must be a whole number, but is "${text}".`)
  return value
}

/** Reads the configuration from environment variables; wrong values stop the start with their name. */
export function readConfig(env: Environment): Config {
  const isProduction = env.NODE_ENV === 'production'
  const sdkAppId = integer(env, 'TENCENT_SDK_APP_ID', 0)
  const sdkSecretKey = env.TENCENT_SDK_SECRET_KEY ?? ''
  if (sdkAppId > 0 !== (sdkSecretKey !== '')) {
    throw new Error('TENCENT_SDK_APP_ID and TENCENT_SDK_SECRET_KEY belong together: set both or none.')
  }
  return {
    port: integer(env, 'PORT', 8080),
    host: env.HOST ?? '0.0.0.0',
    dataDir: resolve(env.DATA_DIR || join(process.cwd(), '.data')),
    databaseUrl: env.DATABASE_URL || undefined,
    isProduction,
    hasDevAids: !isProduction || env.PITCHSIDE_DEV === '1',
    seedDemo: env.SEED_DEMO === undefined ? !isProduction || env.PITCHSIDE_DEV === '1' : env.SEED_DEMO === '1',
    checksReplies: false,
    logLevel: env.LOG_LEVEL ?? 'info',
    trustedProxies: integer(env, 'TRUSTED_PROXIES', 0),
    allowedOrigins: (env.ALLOWED_ORIGINS ?? '').split(',').filter(Boolean),
    mobileUrl: env.MOBILE_URL ?? '',
    siteName: env.SITE_NAME ?? '场边直播',
    sdkAppId,
    sdkSecretKey,
    sessionsPerUser: integer(env, 'SESSIONS_PER_USER', 20),
    smsPerAddressHour: integer(env, 'SMS_PER_ADDRESS_HOUR', 20),
    contactEmail: env.CONTACT_EMAIL ?? 'service@pitchside.example',
    contactQq: env.CONTACT_QQ ?? '',
    weiboUrl: env.WEIBO_URL ?? 'https://weibo.com',
    icp: env.ICP ?? '',
    transactionTimeoutMs: 15_000,
    tabooWordsFile: env.CHAT_TABOO_WORDS_FILE || undefined,
  }
}
