import { limits } from '@pitchside/contract'
import type { Db } from '../../db/db'
import { Failure } from '../../kernel/failure'
import { asUserId } from '../../kernel/ids'
import type { Kernel } from '../../kernel/kernel'
import type { Users } from '../account/account.module'
import { reasonNames } from './reasons'
import { createReportQueries, type ReportKind, type ReportRow, type ReportState } from './reports.queries'

/** What members write, for reports of it. */
export interface ReportedPosts {
  /** Who wrote it, and what it says; undefined: there is no such thing. */
  find(kind: ReportKind, id: number): Promise<{ authorId: number; words: string } | undefined>
  /** Takes it away, inside the transaction of the decision; what comes back is called after the commit. */
  remove(tx: Db, kind: ReportKind, id: number, remark: string): Promise<() => void>
}

/** Reports of this kind and above are about something somebody wrote. */
const firstPostKind = 2

export interface ReportDeps {
  kernel: Kernel
  users: Pick<Users, 'find'>
  posts: ReportedPosts
}

export interface ReportAsk {
  reporterId: number
  kind: ReportKind
  targetId: number
  roomUid: number | undefined
  reason: number
  note: string
}

export interface Decision {
  id: number
  operatorId: number
  state: Exclude<ReportState, 0>
  remark: string
  /** Takes the reported post away as well. */
  removes: boolean
}

const tooLong = (text: string, most: number): boolean => [...text].length > most

/** What members report, and what operators decide about it. */
export function createReportService({ kernel, users, posts }: ReportDeps) {
  const { db, clock } = kernel
  const queries = createReportQueries(db)

  async function isThere(kind: ReportKind, id: number): Promise<boolean> {
    if (kind === 0) return queries.isRoom(id)
    if (kind === 1) return (await users.find(asUserId(id))) !== undefined
    return (await posts.find(kind, id)) !== undefined
  }

  async function isOwn({ kind, targetId, reporterId }: ReportAsk): Promise<boolean> {
    return kind < firstPostKind ? targetId === reporterId : (await posts.find(kind, targetId))?.authorId === reporterId
  }

  /** With who is meant and what was said, where a post was reported. */
  async function withPost(row: ReportRow): Promise<ReportRow> {
    const post = row.kind < firstPostKind ? undefined : await posts.find(row.kind, row.targetId)
    if (!post) return row
    const author = await users.find(asUserId(post.authorId))
    return { ...row, personId: author?.id ?? null, person: author?.nickname ?? null, words: post.words }
  }

  return {
    list: async (state: number, limit: number, offset: number) => ({
      rows: await Promise.all((await queries.list(state, limit, offset)).map(withPost)),
      total: await queries.count(state),
    }),
    async report(ask: ReportAsk): Promise<void> {
      if (ask.reason > reasonNames.length) throw new Failure('report-reason-unknown')
      if (tooLong(ask.note, limits.reportNoteChars)) throw new Failure('input-invalid')
      if (await isOwn(ask)) throw new Failure('report-self')
      if (!(await isThere(ask.kind, ask.targetId))) throw new Failure('not-found')
      const place = ask.kind === 0 ? ask.targetId : ask.kind === 1 ? ask.roomUid : undefined
      if (ask.kind === 1 && place !== undefined && !(await queries.isRoom(place))) throw new Failure('not-found')
      const added = await queries.insert({ ...ask, roomUid: place ?? null, createdAt: clock.now() })
      if (!added) throw new Failure('report-open')
    },
    /** Settles a report, once. */
    async resolve({ id, operatorId, state, remark, removes }: Decision): Promise<void> {
      if (tooLong(remark, limits.remarkChars)) throw new Failure('input-invalid')
      const show = await db.transaction(async (tx) => {
        const inside = createReportQueries(tx)
        const found = await inside.lock(id)
        if (!found) throw new Failure('not-found')
        if (found.state !== 0) throw new Failure('report-settled')
        if (removes && (found.kind < firstPostKind || state !== 1)) throw new Failure('input-invalid')
        await inside.settle(id, { state, by: operatorId, at: clock.now(), remark })
        return removes ? posts.remove(tx, found.kind, found.targetId, remark) : undefined
      })
      await show?.()
    },
  }
}

export type ReportService = ReturnType<typeof createReportService>
