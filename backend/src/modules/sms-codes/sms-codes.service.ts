import { createHmac, timingSafeEqual } from 'node:crypto'
import { siteNameIn } from '@pitchside/base'
import { limits, workNeeded } from '@pitchside/contract'
import type { Db } from '../../db/db'
import { Failure } from '../../kernel/failure'
import type { Kernel } from '../../kernel/kernel'
import { messageFor } from '../../kernel/messages'
import type { CallContext } from '../../kernel/module'
import { lineOf, networkOf } from '../../kernel/network'
import { type CodeCaps, refusalOf, usualPerHour, workFactor } from './code-caps'
import type { CodeWork } from './code-work'
import type { Sms } from './sms.port'
import { smsCodeMessages } from './sms-code-messages'
import { createSmsCodeQueries, type SentCounts, type SmsCodeQueries } from './sms-codes.queries'

/**
 * What a code is good for, by the wire's number. A code of one purpose opens nothing else; that of the log-in (type 2 of the
 * specification) logs in or sets another password.
 */
export type CodePurpose = 'register' | 'log-in' | `type-${number}`

/** Operators hear of an unusual hour this seldom. */
const heard = { count: 1, windowMs: 600_000 }

export interface CodeAsked {
  mobile: string
  purpose: CodePurpose
  /** The puzzle a browser solved for it. */
  work?: string | undefined
}

export function purposeOf(type: number): CodePurpose {
  if (type === 1) return 'register'
  return type === 2 ? 'log-in' : `type-${type}`
}

export interface SmsCodesDeps {
  kernel: Kernel
  queries: SmsCodeQueries
  /** undefined: nobody sends messages here. */
  sms: Sms | undefined
  work: CodeWork
  key: () => Promise<string>
  siteName: () => Promise<string>
}

const placeOf = (ip: string) => ({ line: lineOf(ip), network: networkOf(ip) })

/** Codes by text message: hashed, good once and for five minutes, dead after five wrong tries. */
export function createSmsCodes({ kernel, queries, sms, work, key, siteName }: SmsCodesDeps) {
  const { clock, config, limiter, log, random } = kernel
  const caps: CodeCaps = { perLine: config.smsPerAddressHour, pauseMs: config.smsPauseS * 1_000 }

  async function hashOf(mobile: string, purpose: string, code: string): Promise<string> {
    return createHmac('sha256', await key())
      .update(`${purpose}\n${mobile}\n${code}`)
      .digest('hex')
  }
  function requireTurn(counts: SentCounts): void {
    const refusal = refusalOf(counts, caps, clock.now())
    if (refusal) throw new Failure(refusal.reason, { params: { seconds: refusal.seconds } })
  }
  /** Nobody works for a code that would not be sent. */
  async function requireWork({ mobile, purpose, work: given }: CodeAsked, ip: string): Promise<void> {
    const wanted = { purpose, mobile, ip }
    if (given !== undefined && (await work.redeem(given, wanted))) return
    const counts = await queries.counts({ mobile, ...placeOf(ip), now: clock.now() })
    requireTurn(counts)
    if (counts.byAllInHour >= usualPerHour && (await limiter.take('many codes', heard)) === 0)
      log.warn(
        { inHour: counts.byAllInHour },
        'more codes are sent than in a usual hour: everybody works longer for one',
      )
    throw new Failure(workNeeded, { data: await work.challenge(wanted, workFactor(counts, caps)) })
  }
  async function problemOf(
    { tryNewest, use }: SmsCodeQueries,
    mobile: string,
    purpose: CodePurpose,
    given: string,
  ): Promise<'code-dead' | 'code-wrong' | undefined> {
    const newest = await tryNewest(mobile, purpose, limits.smsCodeTries, clock.now())
    if (!newest) return 'code-dead'
    if (!timingSafeEqual(Buffer.from(given), Buffer.from(newest.codeHash))) return 'code-wrong'
    return (await use(newest.id, clock.now())) ? undefined : 'code-dead'
  }
  return {
    /** The answer is the same whether the number has an account. */
    async send(asked: CodeAsked, caller: CallContext): Promise<void> {
      if (!sms) throw new Failure('sms-unavailable')
      await requireWork(asked, caller.ip)
      const { mobile, purpose } = asked
      const code = String(random.integer(0, 999_999)).padStart(limits.smsCodeChars, '0')
      const now = clock.now()
      const expiresAt = now + limits.smsCodeTtlS * 1000
      const codeHash = await hashOf(mobile, purpose, code)
      await queries.insertIf({ mobile, purpose, codeHash, ...placeOf(caller.ip), now, expiresAt }, requireTurn)
      const params = { code, site: siteNameIn(caller.language, await siteName()) }
      const text = messageFor(smsCodeMessages, 'code-text', caller.language, params) ?? code
      try {
        await sms.send({ mobile, code, text })
      } catch (error) {
        log.error({ err: error, requestId: caller.requestId }, 'a text message was not sent')
        throw new Failure('sms-unavailable', { cause: error })
      }
    },
    /** Uses up the code; fails for a wrong, used, tried-out or old one. */
    async require(mobile: string, purpose: CodePurpose, code: string): Promise<void> {
      const problem = await problemOf(queries, mobile, purpose, await hashOf(mobile, purpose, code))
      if (problem) throw new Failure(problem)
    },
    /**
     * As {@link require}, for use inside a transaction. What it resolves with tells the reason of a refusal: such a
     * transaction has to be committed, because a wrong try counts.
     */
    async prepare(mobile: string, purpose: CodePurpose, code: string) {
      const given = await hashOf(mobile, purpose, code)
      return (tx: Db) => problemOf(createSmsCodeQueries(tx), mobile, purpose, given)
    },
    async cleanUp(): Promise<void> {
      await queries.deleteOld(clock.now() - 2 * 86_400_000)
      await work.cleanUp()
    },
  }
}

export type SmsCodes = ReturnType<typeof createSmsCodes>
