import { createHash } from 'node:crypto'
import type { OidcRule } from '../register/register-schema'
import { openValue, sealValue } from './signing-key'

/** What an identity token was traded for: an hour in which a CI job may what its rule says. */
export interface JobSession {
  package: string
  /** Digest of the rule it rests on: when the rule goes or changes, so does what the session opens. */
  rule: string
  subject: string
  /** Epoch ms. */
  until: number
}

const purpose = 'job'
const mark = 'psj.'
export const jobSessionMs = 3_600_000

export const digestOfRule = (rule: OidcRule): string =>
  createHash('sha256').update(JSON.stringify(rule)).digest('base64url')

export const issueJobSession = (key: Buffer, session: JobSession): string => mark + sealValue(key, purpose, session)

/** The session in a text; undefined when it is forged, broken or over. */
export const readJobSession = (key: Buffer, text: string, now: number): JobSession | undefined =>
  text.startsWith(mark) ? openValue<JobSession>(key, purpose, text.slice(mark.length), now) : undefined
