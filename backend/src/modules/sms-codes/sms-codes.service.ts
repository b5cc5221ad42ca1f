import { createHmac, timingSafeEqual } from 'node:crypto'
import { limits } from '@pitchside/contract'
import type { Db } from '../../db/db'
import { Failure } from '../../kernel/failure'
import type { Kernel } from '../../kernel/kernel'
import { messageFor } from '../../kernel/messages'
import type { CallContext } from '../../kernel/module'
import type { Sms } from './sms.port'
import { smsCodeMessages } from './sms-code-messages'
import { createSmsCodeQueries, type SentCounts, type SmsCodeQueries } from './sms-codes.queries'

/** What a code is good for, by the wire's number. A code of one purpose opens nothing else. */
export type CodePurpose = 'register' | 'reset-password' | `type-${number}`

const perNumber = { hour: 5, day: 10 }
const byAllPerHour = 2_000

export function purposeOf(type: number): CodePurpose {
  if (type === 1) return 'register'
  return type === 2 ? 'reset-password' : `type-${type}`
}

/** Codes by text message: hashed, good once and for five minutes, dead after five wrong tries. */
export function createSmsCodes(
  kernel: Kernel,
  queries: SmsCodeQueries,
  sms: Sms | undefined,
  key: () => Promise<string>,
) {
  const { clock, config, log, random } = kernel

  async function hashOf(mobile: string, purpose: string, code: string): Promise<string> {
    return createHmac('sha256', await key())
      .update(`${purpose}\n${mobile}\n${code}`)
      .digest('hex')
  }
  function requireTurn(counts: SentCounts): void {
    const waitMs = counts.lastAt + config.smsPauseS * 1000 - clock.now()
    if (waitMs > 0) throw new Failure('code-too-soon', { params: { seconds: Math.ceil(waitMs / 1000) } })
    const isTooOften =
      counts.inHour >= perNumber.hour ||
      counts.inDay >= perNumber.day ||
      counts.fromIpInHour >= config.smsPerAddressHour ||
      counts.byAllInHour >= byAllPerHour
    if (isTooOften) throw new Failure('code-too-often')
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
    async send(mobile: string, purpose: CodePurpose, caller: CallContext): Promise<void> {
      if (!sms) throw new Failure('sms-unavailable')
      const code = String(random.integer(0, 999_999)).padStart(limits.smsCodeChars, '0')
      const now = clock.now()
      const expiresAt = now + limits.smsCodeTtlS * 1000
      const codeHash = await hashOf(mobile, purpose, code)
      await queries.insertIf({ mobile, purpose, codeHash, ip: caller.ip, now, expiresAt }, requireTurn)
      const params = { code, site: config.siteName }
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
    cleanUp: () => queries.deleteOld(clock.now() - 2 * 86_400_000),
  }
}

export type SmsCodes = ReturnType<typeof createSmsCodes>
