import { Failure } from '../../kernel/failure'
import type { CallHandlers } from '../../kernel/module'
import { secondsOf } from '../../kernel/wire-values'
import type { SchemeSport } from './ports/scheme-matches.port'
import { createRecordQueries, type ExpertOrder } from './records.queries'
import { createRows, type RowDeps, readerOf } from './scheme-rows'
import { expertWire, isLocked } from './scheme-view'
import { createSchemeQueries } from './schemes.queries'

/** Settled schemes in the chart of a record. */
const chartPoints = 60

const orders: readonly ExpertOrder[] = ['rate', 'streak', 'return']
export const sportOf = (ball: number | undefined): SchemeSport | undefined =>
  ball === undefined ? undefined : ball === 1 ? 'basketball' : 'football'

/** Wire words of experts and of schemes for their readers. */
export function expertCalls(deps: RowDeps): CallHandlers {
  const { db, clock } = deps.kernel
  const records = createRecordQueries(db)
  const schemes = createSchemeQueries(db)
  const { asked, recordsOf, toWire, schemeRows } = createRows(deps)
  const { levelOf } = deps
  return {
    async listExperts({ type, ball, order = 0 }, caller, { limit, offset }) {
      const onlyWriters = type === 1
      const rows = await records.experts({
        ...asked(caller),
        sport: sportOf(ball),
        onlyWriters,
        order: orders[order] ?? 'rate',
        limit,
        offset,
      })
      const data = rows.map((row) => expertWire(row, levelOf(row.experience), caller.language))
      return { rows: data, total: await records.count(onlyWriters) }
    },
    async getExpert({ id }, caller) {
      const row = (await recordsOf([id], caller)).get(id)
      if (!row) throw new Failure('expert-unknown')
      const points = await records.points(id, chartPoints)
      return {
        info: expertWire(row, levelOf(row.experience), caller.language),
        plays: await records.byPlay(id),
        points: points.map(({ at, outcome, gain }) => ({ time: secondsOf(at), outcome, gain })),
      }
    },
    async listSchemes(input, caller, { limit, offset }) {
      const filter = {
        viewerId: caller.userId ?? 0,
        expertId: input.expert_id,
        matchId: input.match_id,
        type: (input.type ?? 0) as 0 | 1 | 2,
        sport: sportOf(input.ball),
        isFree: input.is_free === undefined ? undefined : input.is_free === 1,
        limit,
        offset,
        now: clock.now(),
      }
      const data = await schemeRows(await schemes.list(filter), caller)
      return { rows: data, total: await schemes.count(filter) }
    },
    async getScheme({ id }, caller) {
      const scheme = await schemes.find(id, caller.userId ?? 0)
      const reader = readerOf(caller)
      const isTheirs = scheme?.bought !== null || scheme.expertId === caller.userId || reader.isOperator
      if (!scheme || (scheme.status === 3 && !isTheirs)) throw new Failure('scheme-unknown')
      const known = await recordsOf([scheme.expertId], caller)
      const expert = known.get(scheme.expertId)
      if (!expert) throw new Failure('scheme-unknown')
      const content = isLocked(scheme, reader) ? undefined : await schemes.contentOf(id)
      return {
        info: toWire(caller, known)(scheme),
        content: content?.[caller.language] ?? '',
        expert: expertWire(expert, levelOf(expert.experience), caller.language),
      }
    },
  }
}
