import { limits } from '@pitchside/contract'
import type { Kernel } from '../../kernel/kernel'
import type { CallContext } from '../../kernel/module'
import type { SchemeMatches } from './ports/scheme-matches.port'
import { createRecordQueries, type ExpertRow } from './records.queries'
import { type Reader, schemeWire } from './scheme-view'
import type { ListedScheme } from './schemes.queries'

export interface RowDeps {
  kernel: Pick<Kernel, 'db' | 'clock'>
  matches: SchemeMatches
  levelOf(experience: number): number
}

export const readerOf = ({ userId, session, language }: CallContext): Reader => ({
  userId: userId ?? 0,
  isOperator: session?.role === 'admin',
  language,
})

/** Schemes and experts as their reader may see them. */
export function createRows({ kernel, matches, levelOf }: RowDeps) {
  const { db, clock } = kernel
  const records = createRecordQueries(db)
  const asked = (caller: CallContext) => ({
    viewerId: caller.userId ?? 0,
    language: caller.language,
    now: clock.now(),
    rateFrom: limits.expertRateSchemes,
  })
  const recordsOf = async (ids: readonly number[], caller: CallContext): Promise<Map<number, ExpertRow>> => {
    const wanted = [...new Set(ids)]
    if (wanted.length === 0) return new Map()
    const rows = await records.experts({ ...asked(caller), ids: wanted, limit: wanted.length, offset: 0 })
    return new Map(rows.map((row) => [row.id, row]))
  }
  const toWire = (caller: CallContext, known: ReadonlyMap<number, ExpertRow>) => (scheme: ListedScheme) =>
    schemeWire(scheme, readerOf(caller), {
      match: scheme.status === 0 ? matches.find(scheme.matchId) : undefined,
      record: known.get(scheme.expertId),
      level: levelOf(scheme.experience),
      now: clock.now(),
    })
  return {
    asked,
    recordsOf,
    toWire,
    async schemeRows(rows: readonly ListedScheme[], caller: CallContext) {
      const experts = rows.map(({ expertId }) => expertId)
      return rows.map(toWire(caller, await recordsOf(experts, caller)))
    },
  }
}

export type Rows = ReturnType<typeof createRows>
