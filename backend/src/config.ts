import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { limits } from '@pitchside/contract'
import { type EncoderName, encoderNames } from './adapters/media-embedded/ladder-plan'
import { readOutside, type SmsConfig, type StorageConfig } from './config-outside'
import { atLeastOne, type Environment, integer, oneOf } from './config-values'
import {
  contactEmailOf,
  readConnections,
  readHosts,
  readSecondFactorRequired,
  readSecurityContact,
} from './edge-config'
import type { ConnectionLimits } from './http/connection-limits'
import type { Role } from './kernel/session'
import { type PaymentConfig, readPayments, readPublicUrl } from './payment-config'
import { type SocketWriterName, socketWriterNames } from './realtime/socket-writer'

/** Everything that differs between installations. Read once, at the start. */
export interface Config {
  port: number
  /** Where to listen; `localhost` is 127.0.0.1 and ::1. */
  host: string
  /** Folder of the embedded data base and of uploads. undefined: everything in memory. */
  dataDir: string | undefined
  /** Redis that carries topics between nodes; undefined: this process is the only one. */
  redisUrl: string | undefined
  /** Before a stop, /readyz says no for so long while everything goes on: proxies in front send nobody any more. */
  drainMs: number
  /** Who carries it may read /metrics; empty: this machine alone. */
  metricsToken: string
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
  /** Names of the site besides that of `publicUrl`: links are made for no others. */
  allowedHosts: string[]
  /** Mobile site; empty: no redirect. */
  mobileUrl: string
  /** Where the apps are; an empty one does not exist yet. */
  appUrls: Record<'android' | 'ios' | 'pc', string>
  siteName: string
  /** Tencent Chat; 0: embedded messaging. */
  sdkAppId: number
  sdkSecretKey: string
  sessionsPerUser: number
  /** Roles that may log in with a second factor only. */
  secondFactorRequired: readonly Role[]
  /** Codes by text message that one address may ask for in an hour. */
  smsPerAddressHour: number
  /** Seconds between two codes to one number; only test aids may shorten it. */
  smsPauseS: number
  /** Derivations a browser makes at most for a code in a quiet hour, see `code-work.ts`; only test aids may lessen them. */
  smsWork: number
  contactEmail: string
  /** One more origin that notifications of browsers are sent to, besides public ones; only test aids may name one. */
  pushTestOrigin: string
  /** Address for who finds a hole, as a URI. */
  securityContact: string
  contactQq: string
  weiboUrl: string
  icp: string
  transactionTimeoutMs: number
  /** File with more words that the chat masks, one on each line. */
  tabooWordsFile: string | undefined
  /** Port of the embedded RTMP door; 0 = any free one, undefined = no door. */
  rtmpPort: number | undefined
  /** Which engine takes the pushes of OBS. HTTP pushes are always taken by the embedded one. */
  mediaEngine: MediaEngineName
  /** Address of the engine's HLS with `{room}` in the place of the room's number; for engines other than ours. */
  mediaEngineHls: string
  /** What cuts a push off at that engine: method and address with `{room}` and `{client}`. Empty: nothing does. */
  mediaEngineDrop: string
  /** RTMP address that anchors are given, without room and key; empty: ours. */
  mediaEngineRtmp: string
  /** Shared with an engine on another machine: its hooks must carry it. Empty: hooks from this machine only. */
  hookSecret: string
  /** A broadcast without a new segment for so long is over. */
  pushGraceMs: number
  /** What ffmpeg is used for where it is installed: videos, pictures and lower qualities. */
  transcode: 'auto' | 'off'
  /** Lower qualities of broadcasts: programs at once, 0 for none, what they encode with, and how far they may lie behind. */
  ladder: { most: number; encoder: EncoderName; lateMs: number }
  /** What stream keys are made from; empty: a file in the data folder. */
  streamKeySecret: string
  /** Where scores come from. */
  feed: FeedName
  /** Football matches a day of the feed `sim`, for sites under load; 0: its usual leagues. */
  simMatchesPerDay: number
  /** Address and account at the provider, for the feed `nami`. */
  nami: { url: string; user: string; secret: string }
  /** Who sends text messages, and where uploaded files lie. */
  sms: SmsConfig
  storage: StorageConfig
  /** Address visitors use, e.g. `https://www.example`; empty: that of each request. */
  publicUrl: string
  payments: PaymentConfig
  /** How frames reach their sockets. */
  socketWriter: SocketWriterName
  /** What strangers may hold open, and for how long. */
  connections: ConnectionLimits
}

/** sim: matches of our own; open: open data alone, without live matches; nami: a provider with Nami's conventions. */
export type FeedName = 'sim' | 'open' | 'nami'
const feedNames: readonly FeedName[] = ['sim', 'open', 'nami']

export type MediaEngineName = 'embedded' | 'nginx-rtmp' | 'srs' | 'mediamtx'
const engineNames: readonly MediaEngineName[] = ['embedded', 'nginx-rtmp', 'srs', 'mediamtx']

/** Programs for lower qualities: `auto` leaves a processor to everything else. */
function readLadder(env: Environment): Config['ladder'] {
  const encoder = oneOf(env, 'LADDER_ENCODER', encoderNames)
  const lateMs = atLeastOne(env, 'LADDER_LATE_S', 15) * 1_000
  const asked = env.LADDER || 'auto'
  if (asked === 'auto') return { most: Math.max(1, availableParallelism() - 1), encoder, lateMs }
  if (asked === 'off') return { most: 0, encoder, lateMs }
  if (!/^\d{1,2}$/.test(asked)) throw new Error(`LADDER must be auto, off or a number up to 99, but is "${asked}".`)
  return { most: Number(asked), encoder, lateMs }
}

function readMedia(env: Environment) {
  const mediaEngine = oneOf(env, 'MEDIA_ENGINE', engineNames)
  const mediaEngineHls = env.MEDIA_ENGINE_HLS ?? ''
  if (mediaEngine !== 'embedded' && !mediaEngineHls.includes('{room}'))
    throw new Error("MEDIA_ENGINE_HLS must be the address of the engine's playlist, with {room} in it.")
  // An engine of its own usually has the port already: our door opens beside it only when asked to.
  const isDoorWanted = env.RTMP_PORT !== 'off' && (mediaEngine === 'embedded' || Boolean(env.RTMP_PORT))
  const streamKeySecret = env.STREAM_KEY_SECRET ?? ''
  if (streamKeySecret !== '' && streamKeySecret.length < 32)
    throw new Error('STREAM_KEY_SECRET must have at least 32 characters.')
  return {
    rtmpPort: isDoorWanted ? integer(env, 'RTMP_PORT', 1935) : undefined,
    mediaEngine,
    mediaEngineHls,
    mediaEngineDrop: env.MEDIA_ENGINE_DROP ?? '',
    mediaEngineRtmp: (env.MEDIA_ENGINE_RTMP ?? '').replace(/\/+$/, ''),
    hookSecret: env.HOOK_SECRET ?? '',
    pushGraceMs: integer(env, 'PUSH_GRACE_S', 30) * 1_000,
    transcode: oneOf(env, 'TRANSCODE', ['auto', 'off']),
    ladder: readLadder(env),
    streamKeySecret,
  }
}

function readFeed(env: Environment) {
  const feed = oneOf(env, 'FEED', feedNames)
  const nami = { url: env.NAMI_URL ?? '', user: env.NAMI_USER ?? '', secret: env.NAMI_SECRET ?? '' }
  const simMatchesPerDay = integer(env, 'SIM_MATCHES_PER_DAY', 0)
  if (feed !== 'nami') return { feed, nami, simMatchesPerDay }
  const missing = ['NAMI_URL', 'NAMI_USER', 'NAMI_SECRET'].filter((name) => !env[name])
  if (missing.length > 0) throw new Error(`FEED=nami needs ${missing.join(', ')}.`)
  if (!URL.canParse(nami.url) || !/^https?:$/.test(new URL(nami.url).protocol))
    throw new Error(`NAMI_URL must be an http or https address, but is "${nami.url}".`)
  return { feed, nami, simMatchesPerDay }
}

/** Several nodes share their data base: topics of one must not speak of what another has not got. */
function readRedis(env: Environment): string | undefined {
  if (!env.REDIS_URL) return undefined
  if (!/^rediss?:\/\//.test(env.REDIS_URL)) throw new Error('REDIS_URL must begin with redis:// or rediss://.')
  if (!env.DATABASE_URL) throw new Error('REDIS_URL needs DATABASE_URL: nodes that share topics share a data base.')
  return env.REDIS_URL
}

/** About a third of a second of a common desktop. */
const usualWork = 200

const hasDevAids = (env: Environment) => env.NODE_ENV !== 'production' || env.PITCHSIDE_DEV === '1'

const seedsDemo = (env: Environment) =>
  env.SEED_DEMO === undefined ? env.NODE_ENV !== 'production' || env.PITCHSIDE_DEV === '1' : env.SEED_DEMO === '1'

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
    // Aids for tests hand out codes of members: they are for this machine alone.
    host: env.HOST || (hasDevAids(env) ? 'localhost' : '0.0.0.0'),
    dataDir: resolve(env.DATA_DIR || join(process.cwd(), '.data')),
    databaseUrl: env.DATABASE_URL || undefined,
    redisUrl: readRedis(env),
    drainMs: integer(env, 'DRAIN_S', 0) * 1_000,
    metricsToken: env.METRICS_TOKEN ?? '',
    isProduction,
    hasDevAids: hasDevAids(env),
    seedDemo: seedsDemo(env),
    checksReplies: false,
    logLevel: env.LOG_LEVEL ?? 'info',
    trustedProxies: integer(env, 'TRUSTED_PROXIES', 0),
    allowedOrigins: (env.ALLOWED_ORIGINS ?? '').split(',').filter(Boolean),
    allowedHosts: readHosts(env),
    mobileUrl: env.MOBILE_URL ?? '',
    appUrls: { android: env.APP_ANDROID_URL ?? '', ios: env.APP_IOS_URL ?? '', pc: env.APP_PC_URL ?? '' },
    siteName: env.SITE_NAME ?? '场边直播',
    sdkAppId,
    sdkSecretKey,
    sessionsPerUser: integer(env, 'SESSIONS_PER_USER', 20),
    secondFactorRequired: readSecondFactorRequired(env),
    smsPerAddressHour: integer(env, 'SMS_PER_ADDRESS_HOUR', 20),
    smsPauseS: hasDevAids(env) ? integer(env, 'SMS_PAUSE_S', limits.smsCountdownS) : limits.smsCountdownS,
    smsWork: hasDevAids(env) ? integer(env, 'SMS_WORK', usualWork) : usualWork,
    contactEmail: contactEmailOf(env),
    pushTestOrigin: hasDevAids(env) ? (env.PUSH_TEST_ORIGIN ?? '') : '',
    securityContact: readSecurityContact(env),
    // A demo shows every line an installation may have; the numbers are nobody's.
    contactQq: env.CONTACT_QQ ?? (seedsDemo(env) ? '100000000' : ''),
    weiboUrl: env.WEIBO_URL ?? 'https://weibo.com',
    icp: env.ICP ?? (seedsDemo(env) ? '00000000' : ''),
    transactionTimeoutMs: 15_000,
    tabooWordsFile: env.CHAT_TABOO_WORDS_FILE || undefined,
    ...readMedia(env),
    ...readFeed(env),
    ...readOutside(env),
    publicUrl: readPublicUrl(env),
    payments: readPayments(env, hasDevAids(env)),
    socketWriter: oneOf(env, 'SOCKET_WRITER', socketWriterNames),
    connections: readConnections(env),
  }
}
