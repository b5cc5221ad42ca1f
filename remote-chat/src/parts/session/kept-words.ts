import { isRecord, readStored, writeStored } from '@pitchside/base'

const storageKey = 'chatDrafts'

/** A text that is on its way, or that did not arrive. */
export interface UnsentText {
  conversationId: string
  /** Number its message had when it was written: sent again under it, the server knows it. */
  key: string
  text: string
  /** Epoch seconds. */
  time: number
  /** The server did not take it: only its writer sends it again. */
  isRefused?: boolean
}
/** What an account wrote and nobody got yet. */
export interface KeptWords {
  /** By conversation. */
  drafts: Readonly<Record<string, string>>
  unsent: readonly UnsentText[]
}

const nothing: KeptWords = { drafts: {}, unsent: [] }

const isUnsent = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.time === 'number' &&
  [value.conversationId, value.key, value.text].every((field) => typeof field === 'string')
const isKept = (value: unknown): boolean =>
  isRecord(value) &&
  isRecord(value.drafts) &&
  Object.values(value.drafts).every((text) => typeof text === 'string') &&
  Array.isArray(value.unsent) &&
  value.unsent.every(isUnsent)
const isByAccount = (value: unknown): value is Record<string, KeptWords> =>
  isRecord(value) && Object.values(value).every(isKept)

const readAll = (): Record<string, KeptWords> => readStored(localStorage, storageKey, isByAccount) ?? {}

/** Also what was written before the page was loaded anew. */
export const keptWords = (accountId: string): KeptWords => readAll()[accountId] ?? nothing

/** Changes what is kept of one account; that of others who use this browser stays. */
export function keepWords(accountId: string, change: (kept: KeptWords) => Partial<KeptWords>): void {
  const { [accountId]: before = nothing, ...others } = readAll()
  const kept = { ...before, ...change(before) }
  const isEmpty = kept.unsent.length === 0 && Object.keys(kept.drafts).length === 0
  writeStored(localStorage, storageKey, isEmpty ? others : { ...others, [accountId]: kept })
}
