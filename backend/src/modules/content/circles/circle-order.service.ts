import { circleLimits } from '@pitchside/contract/circles'
import type { Db } from '../../../db/db'
import { Failure } from '../../../kernel/failure'
import type { Kernel } from '../../../kernel/kernel'
import type { Session } from '../../../kernel/session'
import { noticeKinds } from '../../notices/notices.module'
import type { Listeners } from '../interest/interest.port'
import type { Moderation } from '../moderation/moderation.service'
import { appointmentWords } from './circle-order.texts'
import { circleQueries } from './circles.queries'
import { type CircleRules, moderatorQueries, type NewAction } from './moderators.queries'
import { cleanText } from './post-text.rules'

/** What somebody may in a circle. Operators keep order in all of them. */
export type CircleRole = 'none' | 'moderator' | 'operator'

type Rules = Record<'zh' | 'en' | 'vi', readonly string[]>

const oneLine = (text: string) => cleanText(text).replaceAll('\n', ' ')
const cleanRules = (rules: readonly string[]): string[] => [...new Set(rules.map(oneLine).filter(Boolean))]

/** Keeps order in circles: who may, what is done, and what is written down of it. */
export function createCircleOrder(
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  moderation: Pick<Moderation, 'inside'>,
  listeners?: Listeners,
) {
  async function roleIn(tx: Db, circleId: number, by: Session | undefined): Promise<CircleRole> {
    if (by?.role === 'admin') return 'operator'
    return by && (await moderatorQueries.is(tx, circleId, by.userId)) ? 'moderator' : 'none'
  }

  async function requireRole(tx: Db, circleId: number, by: Session): Promise<CircleRole> {
    const role = await roleIn(tx, circleId, by)
    if (role === 'none') throw new Failure('circle-not-moderator')
    return role
  }

  /** The circle is held, so that what is counted in it stays true, and a moderator is one until this is done. */
  async function requireOrder(tx: Db, circleId: number, by: Session): Promise<CircleRole> {
    if (!(await circleQueries.hold(tx, circleId))) throw new Failure('circle-gone')
    return requireRole(tx, circleId, by)
  }

  const write = (tx: Db, action: Omit<NewAction, 'at'>) =>
    moderatorQueries.addAction(tx, { ...action, at: clock.now() })

  return {
    async about(circleId: number, by: Session | undefined) {
      const rules = await moderatorQueries.rules(db, circleId)
      if (!rules) throw new Failure('circle-gone')
      const [moderators, role] = await Promise.all([moderatorQueries.list(db, circleId), roleIn(db, circleId, by)])
      return { rules, moderators, role }
    },

    async saveRules(circleId: number, by: Session, { zh, en, vi }: Rules): Promise<void> {
      const rules: CircleRules = { zh: cleanRules(zh), en: cleanRules(en), vi: cleanRules(vi) }
      await db.transaction(async (tx) => {
        await requireOrder(tx, circleId, by)
        await moderatorQueries.saveRules(tx, circleId, rules)
        await write(tx, { circleId, byId: by.userId, deed: 'rules' })
      })
    },

    /** Hides a post or a comment; the author hears of it with the reason, and still reads an own post. */
    async hide(kind: 'circle_post' | 'circle_post_comment', id: number, by: Session, reason: string): Promise<void> {
      const remark = oneLine(reason)
      if (remark === '') throw new Failure('remark-needed')
      const isPost = kind === 'circle_post'
      const show = await db.transaction(async (tx) => {
        const place = await (isPost ? moderatorQueries.postPlace : moderatorQueries.commentPlace)(tx, id)
        if (!place) throw new Failure(isPost ? 'circle-post-gone' : 'not-found')
        const { circleId, userId } = place
        const role = await requireOrder(tx, circleId, by)
        const isForeign = userId !== by.userId
        if (role === 'moderator' && isForeign && (await moderatorQueries.isStaff(tx, circleId, userId)))
          throw new Failure('circle-moderator-peer')
        const told = await moderation.inside.hide(tx, kind, id, remark)
        const deed = isPost ? 'hide-post' : 'hide-comment'
        await write(tx, { circleId, byId: by.userId, deed, targetId: id, userId, remark })
        return told
      })
      await show()
    },

    async pin(id: number, by: Session, isPinned: boolean): Promise<void> {
      const show = await db.transaction(async (tx) => {
        const place = await moderatorQueries.postPlace(tx, id)
        if (!place) throw new Failure('circle-post-gone')
        const { circleId, userId } = place
        await requireOrder(tx, circleId, by)
        const { wasPinned, show: told } = await moderation.inside.arrange(tx, id, { isRefined: undefined, isPinned })
        if (wasPinned !== isPinned)
          await write(tx, { circleId, byId: by.userId, deed: isPinned ? 'pin' : 'unpin', targetId: id, userId })
        return told
      })
      await show()
    },

    /** By an operator: the call is theirs alone. The member hears of it. */
    async appoint(circleId: number, by: Session, userId: number, isOn: boolean): Promise<void> {
      const show = await db.transaction(async (tx) => {
        if (!(await circleQueries.hold(tx, circleId))) throw new Failure('circle-gone')
        if (isOn && !(await circleQueries.isMember(tx, userId))) throw new Failure('user-unknown')
        const isNew = isOn
          ? await moderatorQueries.insert(tx, circleId, userId, clock.now())
          : await moderatorQueries.remove(tx, circleId, userId)
        if (!isNew) return undefined
        if ((await moderatorQueries.count(tx, circleId)) > circleLimits.moderators)
          throw new Failure('circle-moderators-full', { params: { most: circleLimits.moderators } })
        await write(tx, { circleId, byId: by.userId, deed: isOn ? 'appoint' : 'dismiss', userId })
        return listeners?.notices.keep(tx, [userId], {
          kind: noticeKinds.account,
          key: `circle-moderator-${circleId}-${isOn}-${clock.now()}`,
          ...appointmentWords(await circleQueries.names(tx, circleId), isOn),
          url: `/circle-detail?id=${circleId}`,
        })
      })
      await show?.()
    },

    /** For moderators of the circle and operators. */
    async actions(circleId: number, by: Session, limit: number, offset: number) {
      if (!(await moderatorQueries.rules(db, circleId))) throw new Failure('circle-gone')
      await requireRole(db, circleId, by)
      return moderatorQueries.actions(db, circleId, limit, offset)
    },
  }
}

export type CircleOrder = ReturnType<typeof createCircleOrder>
