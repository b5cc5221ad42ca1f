import type { CallData, CallInput, CallName, DefinedCall, ListCall } from '@pitchside/contract'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/db'
import type { TopicRule } from '../realtime/realtime'
import type { Disposer } from './disposer'
import type { UserId } from './ids'
import type { Language, Messages } from './messages'
import type { Session } from './session'

/** Who calls, from where, in which language. */
export interface CallContext {
  /** undefined: a visitor. */
  session: Session | undefined
  userId: UserId | undefined
  /** The session, or the failure that asks the caller to log in. */
  member(): Session
  /** Sets the `msg` of the successful reply. */
  say(reason: string): void
  language: Language
  ip: string
  userAgent: string
  /**
   * Digest of the mark by which this browser is known again. One without gets it with a good reply: ask in calls that log in.
   */
  deviceMark: string
  /** Origin of the site for links, e.g. `https://www.example`, without a slash at the end. Never what a stranger chose. */
  origin: string
  /** Origin the caller used, for addresses that only this caller needs; undefined when it is none of the site's. */
  askedOrigin: string | undefined
  /** Nobody reads the answer yet: a page is made of it. Such a call counts as no look. */
  isPrefetch: boolean
  requestId: string
  idempotencyKey: string | undefined
  token: string | undefined
}

/** What a handler resolves with; nothing for calls whose data is null. */
export type CallReply<N extends DefinedCall> = [CallData<N>] extends [null] ? Promise<void> : Promise<CallData<N>>

/** Part of a list that is asked for: the page, from 1, and the rows of it. */
export interface ListPart {
  page: number
  limit: number
  offset: number
}

/** Rows of one page of a list; `total` of all pages. The binder makes the wire's paginator of them. */
export interface ListRows<W> {
  rows: W[]
  total: number
}

/** What answers a list: it is given the part that is asked for. */
type ListHandler<N extends ListCall> = (
  input: CallInput<N>,
  caller: CallContext,
  part: ListPart,
) => Promise<ListRows<CallData<N>['data'][number]>>

export type CallHandlers = {
  [N in DefinedCall]?: N extends ListCall ? ListHandler<N> : (input: CallInput<N>, caller: CallContext) => CallReply<N>
}

/** What a module adds to the backend. Everything but the name is optional. */
export interface BackendModule {
  name: string
  /** One handler per call this module answers. The contract gives method, path, schemas and who may call. */
  calls?: CallHandlers
  /** Texts of the reasons this module fails with. */
  messages?: Messages
  /** Routes outside /api: media, pages for phones, aids under /_dev. */
  routes?: (app: FastifyInstance) => void | Promise<void>
  /** Topics this module publishes. */
  topics?: TopicRule[]
  /** Which adapter stands behind each port, for /healthz; a function where that shows only after the start. */
  adapters?: Record<string, string | (() => string)>
  /** Facts for /healthz beside the adapters, by name. */
  health?: () => Record<string, object>
  /** Demo data; once, on an empty data base, when demo data is wanted. In module order, one transaction each. */
  seed?: (tx: Db) => Promise<void>
  /** Jobs and tickers; after migrations and seeds. Returns what stops them. */
  start?: () => Promise<Disposer> | Disposer
  /** Visitors are let in: what none of them had to wait for begins. The disposer of `start` ends it. */
  listening?: () => void
}

/** Names of the calls a module answers. */
export function callNamesOf(module: BackendModule): CallName[] {
  return Object.keys(module.calls ?? {}) as CallName[]
}
