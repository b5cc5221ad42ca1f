import type { CallData } from '@pitchside/contract'
import type { CircleDeed } from '@pitchside/contract/circles'
import type { Language } from '@pitchside/i18n'
import { type ListPage, pageFrom } from '@pitchside/parts'
import { ownCall } from '../../parts/own-call/own-call'
import type { PostPoll } from './circle'

/** Rules by language; a language without a list reads another one's. */
export type CircleRules = Record<Language, string[]>

export interface Person {
  id: number
  nickname: string
  avatar: string
}

/** How order is kept in a circle, as the visitor sees it. */
export interface CircleAbout {
  rules: CircleRules
  moderators: Person[]
  /** Moderators and operators edit rules, hide, pin, and read what was done. */
  mayModerate: boolean
  /** Operators name moderators. */
  isOperator: boolean
}

/** Something a moderator did. */
export interface CircleAction {
  id: number
  atMs: number
  by: string
  deed: CircleDeed
  targetId: number
  person: string
  text: string
  remark: string
}

export async function readCircle(id: number, signal?: AbortSignal): Promise<CircleAbout> {
  const { rules, moderators, role } = await ownCall('getCircle', { id }, { isQuiet: true, signal })
  return {
    rules,
    moderators: moderators.map((row) => ({ id: row.uid, nickname: row.user_nickname, avatar: row.avatar })),
    mayModerate: role > 0,
    isOperator: role === 2,
  }
}

export async function saveRules(id: number, rules: CircleRules): Promise<void> {
  await ownCall('saveCircleRules', { id, rules }, { isQuiet: true })
}

export async function hidePost(id: number, remark: string): Promise<void> {
  await ownCall('hideCirclePost', { id, remark }, { isQuiet: true })
}

export async function hideComment(id: number, remark: string): Promise<void> {
  await ownCall('hideCirclePostComment', { id, remark }, { isQuiet: true })
}

export async function pinPost(id: number, isPinned: boolean): Promise<void> {
  await ownCall('pinCirclePost', { id, is_top: isPinned ? 1 : 0 })
}

export async function appoint(circleId: number, userId: number, isOn: boolean): Promise<void> {
  await ownCall('appointCircleModerator', { id: circleId, uid: userId, is_on: isOn ? 1 : 0 })
}

export async function listActions(id: number, page: number, signal?: AbortSignal): Promise<ListPage<CircleAction>> {
  return pageFrom(await ownCall('listCircleActions', { id, page }, { isQuiet: true, signal }), (row) => ({
    id: row.id,
    atMs: row.addtime * 1_000,
    by: row.user_nickname,
    deed: row.deed,
    targetId: row.target_id,
    person: row.target_name,
    text: row.content,
    remark: row.remark,
  }))
}

export const pollFromWire = (row: CallData<'voteCirclePoll'>): PostPoll => ({
  options: row.options.map(({ text, votes }) => ({ text, votes: votes < 0 ? undefined : votes })),
  total: row.num,
  endsAtMs: row.ends_at,
  isOver: row.is_over === 1,
  mine: row.mine < 0 ? undefined : row.mine,
})

export const votePoll = async (postId: number, choice: number): Promise<PostPoll> =>
  pollFromWire(await ownCall('voteCirclePoll', { id: postId, choice }))
