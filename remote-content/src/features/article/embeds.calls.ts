import type { CallData } from '@pitchside/contract'
import { ownCall } from '../../parts/own-call/own-call'

/** A match, a video or a table as it is now; null: there is none, or not any more. */
export type Embedded = CallData<'listEmbeds'>[number]
type Shown<K extends string> = Extract<NonNullable<Embedded>, { kind: K }>
export type EmbeddedMatch = Shown<'match'>
export type EmbeddedVideo = Shown<'video'>
export type EmbeddedTable = Shown<'table'>

export const listEmbeds = (addresses: readonly string[], signal?: AbortSignal): Promise<Embedded[]> =>
  ownCall('listEmbeds', { list: [...addresses] }, { isQuiet: true, signal })
