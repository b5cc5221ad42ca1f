import { limits } from '@pitchside/contract'
import type { Db } from '../../db/db'
import { Failure } from '../../kernel/failure'
import { asUserId, type UserId } from '../../kernel/ids'
import type { Kernel } from '../../kernel/kernel'
import type { Users } from '../account/account.module'
import { conversationQueries } from './conversations.queries'
import { groupQueries } from './groups.queries'
import { messageQueries, type StoredMessage } from './messages.queries'
import { peopleQueries } from './people.queries'
import type { SensitiveWords } from './ports/sensitive-words.port'

export interface GroupChangeDeps extends Pick<Kernel, 'db' | 'clock' | 'random'> {
  users: Pick<Users, 'findMany'>
  words: SensitiveWords
}

/** Steps that changes of groups are made of. */
export function createGroupChanges({ db, clock, random, users, words }: GroupChangeDeps) {
  async function clean(text: string): Promise<string> {
    const verdict = await words.check(text.trim())
    if (verdict.is === 'blocked') throw new Failure('chat-words')
    return verdict.is === 'masked' ? verdict.text : text.trim()
  }
  async function require(tx: Db, id: string): Promise<void> {
    if (!(await groupQueries.lock(tx, id))) throw new Failure('group-unknown')
  }
  async function roleOf(tx: Db, id: string, userId: number) {
    const membership = await groupQueries.membership(tx, id, userId)
    if (!membership) throw new Failure('group-unknown')
    return membership.role
  }
  /** A line of the group about itself. */
  async function say(
    tx: Db,
    id: string,
    by: number,
    operationType: number,
    userIds: readonly number[],
  ): Promise<StoredMessage> {
    const people = await peopleQueries.profiles(tx, userIds)
    const place = await conversationQueries.nextPlace(tx, by, { kind: 'group', id }, clock.now())
    const nonce = `tip-${random.token(12)}`
    const payload = {
      operationType,
      operatorID: String(by),
      userIDList: userIds.map(String),
      memberList: people.map((person) => ({ userID: String(person.id), nick: person.nickname, avatar: person.avatar })),
    }
    await messageQueries.insert(tx, place, { senderId: by, kind: 'TIMGroupTipElem', payload, nonce }, clock.now())
    return (await messageQueries.byNonce(tx, by, nonce)) as StoredMessage
  }
  /** Members that may be added: they are there, and did not block whoever adds them. */
  async function known(by: UserId, userIds: readonly number[]): Promise<number[]> {
    const wanted = [...new Set(userIds)].filter((id) => id !== by)
    const found = await users.findMany(wanted.map(asUserId))
    const welcome: number[] = []
    for (const id of wanted) {
      const user = found.get(asUserId(id))
      if (user && !user.isDeleted && !(await peopleQueries.standing(db, by, id)).isBlocked) welcome.push(id)
    }
    return welcome
  }
  async function add(tx: Db, id: string, userIds: readonly number[]): Promise<number[]> {
    const added: number[] = []
    for (const userId of userIds) if (await groupQueries.join(tx, id, userId, 'Member', clock.now())) added.push(userId)
    if ((await groupQueries.memberCount(tx, id)) > limits.groupMembers)
      throw new Failure('group-full', { params: { count: limits.groupMembers } })
    return added
  }
  return { clean, require, roleOf, say, known, add }
}
