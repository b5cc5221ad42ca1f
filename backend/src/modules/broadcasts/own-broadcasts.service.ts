import { limits } from '@pitchside/contract'
import { errorCodeOf } from '../../kernel/error-code'
import { Failure } from '../../kernel/failure'
import type { Kernel } from '../../kernel/kernel'
import type { RoomMatch, RoomMatches } from '../live/live.module'
import { picturePurposes, type StoredFiles } from '../uploads/uploads.module'
import { cleanLine, isOwnCover } from './line.rules'
import type { OwnBroadcastQueries, OwnBroadcastRow, StoredPlan } from './own-broadcasts.queries'
import type { OwnRoom } from './own-room.service'
import { canBeShown, type PlanForm, requireChangeable, requireDeletable, requireStart, sportOfKind } from './plan.rules'

const uniqueViolation = '23505'
/** A plan that nobody opened disappears from the anchor's list after this time. */
const forgottenMs = 24 * 3_600_000

interface Deps {
  kernel: Kernel
  queries: OwnBroadcastQueries
  matches: RoomMatches
  room: OwnRoom
  files: Pick<StoredFiles, 'requireOwn' | 'release'>
}

/** An anchor's own broadcasts: planned, changed, reserved, looked up. Everything asks for the anchor's own rows only. */
export function createOwnBroadcasts({ kernel, queries, matches, room, files }: Deps) {
  const { clock } = kernel
  const oldest = () => clock.now() - forgottenMs

  async function matchOf(kind: number, matchId: number | undefined): Promise<RoomMatch | undefined> {
    if (matchId === undefined || matchId === 0) return undefined
    const sport = sportOfKind(kind)
    const match = sport && (await matches.find(sport, matchId))
    if (!match) throw new Failure('match-unknown')
    if (!canBeShown(match)) throw new Failure('match-over')
    return match
  }

  /** `before`: cover of the broadcast so far. */
  async function requireCover(uid: number, cover: string, before: string): Promise<void> {
    const refusal = 'cover-wrong'
    if (!isOwnCover(cover)) throw new Failure(refusal)
    await files.requireOwn(uid, [cover], { purposes: picturePurposes, takesHouse: true, refusal, kept: ['', before] })
  }

  async function checked(uid: number, form: PlanForm, before: string): Promise<StoredPlan> {
    const title = cleanLine(form.title)
    if (title === '') throw new Failure('title-empty')
    await requireCover(uid, form.cover, before)
    const match = await matchOf(form.kind, form.matchId)
    const startsAt = form.startsAt ?? clock.now()
    return { uid, kind: form.kind, title, cover: form.cover, startsAt, match }
  }

  async function require(uid: number, id: number): Promise<OwnBroadcastRow> {
    const row = await queries.byId(uid, id)
    if (!row) throw new Failure('broadcast-unknown')
    return row
  }

  async function requireFree(uid: number, match: RoomMatch | undefined, exceptId: number): Promise<void> {
    if (match && (await queries.hasMatch(uid, match.id, exceptId))) throw new Failure('match-taken')
  }

  async function add(plan: StoredPlan): Promise<number> {
    requireStart(plan.startsAt, clock.now())
    await requireFree(plan.uid, plan.match, 0)
    const added = await queries.insert(plan, oldest(), limits.plansPerAnchor)
    if (added) return added.id
    // Two at once: the other one was first.
    await requireFree(plan.uid, plan.match, 0)
    throw new Failure('plans-many', { params: { plans: limits.plansPerAnchor } })
  }

  async function change(id: number, plan: StoredPlan): Promise<number> {
    const before = await require(plan.uid, id)
    requireChangeable(before.state)
    if (before.state === 0 && plan.startsAt !== before.startsAt) requireStart(plan.startsAt, clock.now())
    await requireFree(plan.uid, plan.match, id)
    // What runs keeps the moment it was planned for.
    const next = before.state === 1 ? { ...plan, startsAt: before.startsAt } : plan
    try {
      if (!(await queries.update(id, next))) throw new Failure('broadcast-over')
    } catch (error) {
      if (errorCodeOf(error) === uniqueViolation) throw new Failure('match-taken', { cause: error })
      throw error
    }
    if (before.state === 1) await room.setLook(plan.uid, plan)
    await files.release(plan.uid, [before.cover])
    return id
  }

  return {
    /** Plans a broadcast, or changes one; gives its number. */
    async save(uid: number, id: number | undefined, form: PlanForm): Promise<number> {
      const before = id === undefined ? undefined : await queries.byId(uid, id)
      const plan = await checked(uid, form, before?.cover ?? '')
      return id === undefined ? add(plan) : change(id, plan)
    },
    /** Promises a broadcast of a match that has not begun. */
    async reserveMatch(uid: number, kind: number, matchId: number, titleOf: (match: RoomMatch) => string) {
      const match = await matchOf(kind, matchId)
      if (!match) throw new Failure('match-unknown')
      const startsAt = match.kickoff * 1_000
      if (startsAt <= clock.now()) throw new Failure('match-begun')
      return add({ uid, kind, title: titleOf(match), cover: '', startsAt, match })
    },
    async remove(uid: number, id: number): Promise<void> {
      const { state, cover } = await require(uid, id)
      requireDeletable(state)
      if (!(await queries.remove(uid, id))) throw new Failure('broadcast-open')
      await files.release(uid, [cover])
    },
    async list(uid: number, state: number | undefined, limit: number, offset: number) {
      return { rows: await queries.list(uid, state, limit, offset), total: await queries.count(uid, state) }
    },
    async ahead(uid: number, limit: number, offset: number) {
      const since = oldest()
      return { rows: await queries.ahead(uid, since, limit, offset), total: await queries.countAhead(uid, since) }
    },
  }
}

export type OwnBroadcasts = ReturnType<typeof createOwnBroadcasts>
