import type { WorkChallenge } from '@pitchside/contract'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { digest } from '../../kernel/digest'
import type { Kernel } from '../../kernel/kernel'
import { lineOf } from '../../kernel/network'

/** What a solved puzzle is good for. */
export interface WorkPurpose {
  purpose: string
  mobile: string
  ip: string
}

/** Browsers derive keys with native code, as attackers do: a puzzle costs both about the same. */
const algorithm = 'PBKDF2/SHA-256'
/** Rounds of a derivation: long beside what a browser needs to ask for one, short beside a turn of the event loop. */
const cost = 4_000
const goodMs = 180_000

/** Somebody else's number, purpose or line opens nothing. */
const boundTo = ({ purpose, mobile, ip }: WorkPurpose): string => digest(`${purpose}\n${mobile}\n${lineOf(ip)}`)

type Payload = Pick<Parameters<typeof verifySolution>[0], 'challenge' | 'solution'>

/** What a browser handed in; undefined for anything that has not its shape. */
function readPayload(work: string): Payload | undefined {
  try {
    const read: unknown = JSON.parse(Buffer.from(work, 'base64').toString('utf8'))
    const { challenge, solution } = (read ?? {}) as Partial<Payload>
    const isWhole = typeof challenge?.signature === 'string' && challenge.parameters instanceof Object
    return isWhole && solution instanceof Object ? { challenge, solution } : undefined
  } catch {
    return undefined
  }
}

/**
 * Puzzles in front of what costs money. They are signed and kept nowhere: only what was handed in is written down, so that
 * it opens one thing once.
 */
export function createCodeWork(
  { db, clock, config, random }: Pick<Kernel, 'db' | 'clock' | 'config' | 'random'>,
  key: () => Promise<string>,
) {
  const secrets = async () => {
    const secret = await key()
    return { hmacSignatureSecret: secret, hmacKeySignatureSecret: digest(`key ${secret}`) }
  }
  return {
    /** A puzzle so many times as hard as usual. */
    async challenge(wanted: WorkPurpose, factor: number): Promise<WorkChallenge> {
      const most = Math.ceil(config.smsWork * factor)
      // Between half of it and all: by pure luck some would wait for seconds and others not at all.
      const counter = random.integer(Math.ceil(most / 2), most)
      const data = { for: boundTo(wanted), until: clock.now() + goodMs }
      const made = await createChallenge({ algorithm, cost, counter, data, deriveKey, ...(await secrets()) })
      return made as WorkChallenge
    },
    /** Uses a solution up. False: it is wrong, old, used, or for something else. */
    async redeem(work: string, wanted: WorkPurpose): Promise<boolean> {
      const payload = readPayload(work)
      if (!payload || !(await isSolved(payload, await secrets()))) return false
      const { signature = '', parameters } = payload.challenge
      const until = Number(parameters.data?.until)
      if (parameters.data?.for !== boundTo(wanted) || !(until > clock.now())) return false
      const spent = await db.query(
        'insert into spent_work (id, expires_at) values ($1, $2) on conflict (id) do nothing returning id',
        [signature, until],
      )
      return spent.length === 1
    },
    cleanUp: () => db.query('delete from spent_work where expires_at < $1', [clock.now()]),
  }
}

/** The signature is looked at first: what nobody here made costs no more than that. */
async function isSolved(payload: Payload, secrets: { hmacSignatureSecret: string }): Promise<boolean> {
  try {
    return (await verifySolution({ ...payload, ...secrets, deriveKey })).verified
  } catch {
    return false
  }
}

export type CodeWork = ReturnType<typeof createCodeWork>
