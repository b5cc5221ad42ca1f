import { limits } from '@pitchside/contract'
import { Failure, notAllowed } from '../../kernel/failure'
import { asUserId, type UserId } from '../../kernel/ids'
import type { Kernel } from '../../kernel/kernel'
import type { Users } from '../account/account.module'
import { picturePurposes, type StoredFiles } from '../uploads/uploads.module'
import type { ChatNews } from './chat-news'
import { groupTip, mayOrder, maySetRole } from './group.rules'
import { createGroupChanges } from './group-changes'
import { type GroupRow, groupQueries } from './groups.queries'
import type { SensitiveWords } from './ports/sensitive-words.port'

const foundRate = { count: 5, windowMs: 3_600_000 }
const joinRate = { count: 30, windowMs: 60_000 }

export interface NewGroup {
  name: string
  avatar: string
  introduction: string
  userIds: readonly number[]
}

export interface GroupsDeps extends Pick<Kernel, 'db' | 'clock' | 'random' | 'limiter'> {
  users: Pick<Users, 'findMany'>
  words: SensitiveWords
  news: ChatNews
  files: Pick<StoredFiles, 'requireOwn' | 'release'>
  /** Who of these has an open page. */
  isOnline(userId: UserId): boolean
}

/** Groups of members and of anchors' fans. */
export function createGroups({ db, clock, random, limiter, users, words, news, files, isOnline }: GroupsDeps) {
  const { clean, require, roleOf, say, known, add } = createGroupChanges({ db, clock, random, users, words })
  const tellOf = async (
    event: 'joined' | 'left' | 'removed' | 'destroyed' | 'changed',
    group: Pick<GroupRow, 'id' | 'name'>,
    by: number,
    to: readonly number[],
  ) => {
    for (const userId of to)
      await news.tell(userId, { type: 'chat_group', event, group_id: group.id, name: group.name, operator: String(by) })
  }
  async function find(id: string): Promise<GroupRow> {
    const group = await groupQueries.find(db, id)
    if (!group) throw new Failure('group-unknown')
    return group
  }
  /** Lets people in and says so; whoever was in already is no news. */
  async function admit(id: string, by: UserId, userIds: readonly number[]): Promise<number[]> {
    const { added, tip } = await db.transaction(async (tx) => {
      await groupQueries.openFanGroup(tx, id, clock.now())
      await require(tx, id)
      // To others a group among friends is none: they come in by invitation.
      if (!userIds.includes(by) || !(await groupQueries.isPublic(tx, id))) await roleOf(tx, id, by)
      const newcomers = await add(tx, id, userIds)
      return {
        added: newcomers,
        tip: newcomers.length > 0 ? await say(tx, id, by, groupTip.joined, newcomers) : undefined,
      }
    })
    await tellOf('joined', await find(id), by, added)
    if (tip) await news.sent(tip)
    return added
  }

  return {
    async found(owner: UserId, { name, avatar, introduction, userIds }: NewGroup): Promise<string> {
      const rule = { purposes: picturePurposes, takesHouse: true, refusal: 'group-picture', kept: [''] }
      await files.requireOwn(owner, [avatar], rule)
      const words = { name: await clean(name), introduction: await clean(introduction) }
      if (words.name === '') throw new Failure('group-name')
      if ((await groupQueries.countOwned(db, owner)) >= limits.groupsPerOwner)
        throw new Failure('group-too-many', { params: { count: limits.groupsPerOwner } })
      await limiter.require(`group:${owner}`, foundRate)
      const invited = await known(owner, userIds)
      const id = `g-${random.token(9)}`
      const { tip, added } = await db.transaction(async (tx) => {
        await groupQueries.insert(tx, { id, ownerId: owner, avatar, ...words }, clock.now())
        await groupQueries.join(tx, id, owner, 'Owner', clock.now())
        const added = await add(tx, id, invited)
        return { added, tip: await say(tx, id, owner, groupTip.joined, [owner, ...added]) }
      })
      await tellOf('joined', await find(id), owner, [owner, ...added])
      await news.sent(tip)
      return id
    },

    async join(id: string, userId: UserId): Promise<void> {
      await limiter.require(`group-join:${userId}`, joinRate)
      if ((await admit(id, userId, [userId])).length === 0) throw new Failure('group-member')
    },
    async invite(id: string, by: UserId, userId: number): Promise<void> {
      await limiter.require(`group-join:${by}`, joinRate)
      const people = await known(by, [userId])
      if (people.length === 0) throw new Failure('user-unknown')
      if ((await admit(id, by, people)).length === 0) throw new Failure('group-member')
    },

    /** The founder does not leave: a group without one could not be ended. */
    async leave(id: string, userId: UserId): Promise<void> {
      const tip = await db.transaction(async (tx) => {
        await require(tx, id)
        if ((await roleOf(tx, id, userId)) === 'Owner') throw new Failure('group-owner-stays')
        await groupQueries.leave(tx, id, [userId])
        return say(tx, id, userId, groupTip.left, [userId])
      })
      await tellOf('left', await find(id), userId, [userId])
      await news.sent(tip)
    },

    async remove(id: string, by: UserId, userIds: readonly number[]): Promise<void> {
      const { gone, tip } = await db.transaction(async (tx) => {
        await require(tx, id)
        const role = await roleOf(tx, id, by)
        for (const userId of userIds) if (!mayOrder(role, await roleOf(tx, id, userId))) throw notAllowed()
        return {
          gone: await groupQueries.leave(tx, id, userIds),
          tip: await say(tx, id, by, groupTip.removed, userIds),
        }
      })
      await tellOf('removed', await find(id), by, gone)
      await news.sent(tip)
    },

    async set(
      id: string,
      by: UserId,
      userId: number,
      change: { role?: 'Admin' | 'Member'; muteS?: number },
    ): Promise<void> {
      const tip = await db.transaction(async (tx) => {
        await require(tx, id)
        const [mine, theirs] = [await roleOf(tx, id, by), await roleOf(tx, id, userId)]
        if (change.muteS !== undefined) {
          if (!mayOrder(mine, theirs)) throw notAllowed()
          await groupQueries.mute(tx, id, userId, change.muteS === 0 ? 0 : clock.now() + change.muteS * 1_000)
        }
        if (change.role === undefined || change.role === theirs) return undefined
        if (!maySetRole(mine, theirs)) throw notAllowed()
        await groupQueries.setRole(tx, id, userId, change.role)
        return say(tx, id, by, change.role === 'Admin' ? groupTip.madeAdmin : groupTip.noAdmin, [userId])
      })
      await tellOf('changed', await find(id), by, [userId])
      if (tip) await news.sent(tip)
    },

    /** Ends a group for all; its conversation is gone from every list at once. */
    async destroy(id: string, by: UserId): Promise<void> {
      const { group, members } = await db.transaction(async (tx) => {
        await require(tx, id)
        if ((await roleOf(tx, id, by)) !== 'Owner') throw notAllowed()
        const group = (await groupQueries.find(tx, id)) as GroupRow
        if (group.isFanGroup) throw new Failure('group-of-room')
        const members = await groupQueries.memberIds(tx, id)
        await groupQueries.destroy(tx, id, clock.now())
        return { group, members }
      })
      await tellOf('destroyed', group, by, members)
      await files.release(by, [group.avatar])
    },

    async look(id: string, userId: UserId) {
      const group = await find(id)
      const own = await groupQueries.membership(db, id, userId)
      const members = own ? await groupQueries.members(db, id, limits.groupMembers) : []
      return { group, own, members, online: members.filter((member) => isOnline(asUserId(member.id))).length }
    },
    recommended: (userId: number, page: number) =>
      groupQueries.recommended(db, userId, limits.groupsPerPage, (page - 1) * limits.groupsPerPage),
  }
}

export type Groups = ReturnType<typeof createGroups>
