import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { limits } from '@pitchside/contract'
import { startTestApp, type TestSite } from '../../testing/test-app'

let site: TestSite
beforeAll(async () => {
  site = await startTestApp()
})
afterAll(() => site.close())
beforeEach(() => site.clock.skip(3_600_000))

let count = 0
const say = (group: string, words: string) =>
  ({
    to: group,
    conversationType: 'GROUP',
    type: 'TIMTextElem',
    payload: { text: words },
    nonce: `group-${++count}-000`,
  }) as const
const found = async (token: string, userIDs: string[] = []) =>
  (await site.ok('createGroup', { name: '周末看球', introduction: '一起', userIDs }, { token })).group_id
const rowOf = async (token: string, group: string) =>
  (await site.ok('listConversations', {}, { token })).conversationList.find(
    ({ conversationID }) => conversationID === `GROUP${group}`,
  )

describe('groups', () => {
  test('CHAT-05 a group is founded with members, all of whom hear what is said in it, once', async () => {
    const [owner, one, two] = [await site.signIn('rich'), await site.signIn('visitor'), await site.signIn('expert')]
    const socket = await site.socket(one)
    const group = await found(owner.token, ['1', '6', '2', '999999', 'x'])
    await socket.next(({ data }) => 'type' in data && data.type === 'chat_group')
    const sent = await site.ok('sendMessage', say(group, '八点开踢'), owner)
    expect(sent.message).toMatchObject({ conversationID: `GROUP${group}`, conversationType: 'GROUP', to: group })
    const isSaid = ({ data }: { data: object }) =>
      'message' in data && (data.message as { ID: string }).ID === sent.message.ID
    expect(await socket.next(isSaid as never)).toMatchObject({ data: { message: { conversationID: `GROUP${group}` } } })
    for (const { token } of [one, two]) {
      const row = await rowOf(token, group)
      expect(row).toMatchObject({
        type: 'GROUP',
        groupProfile: { name: '周末看球', memberCount: 3, ownerID: '2' },
        lastMessage: { payload: { text: '八点开踢' } },
        userProfile: null,
      })
      expect(row?.unreadCount).toBeGreaterThan(0)
    }
    await site.ok('markConversationRead', { conversationID: `GROUP${group}` }, one)
    expect((await rowOf(one.token, group))?.unreadCount).toBe(0)
    const look = await site.ok('getGroup', { group_id: group }, one)
    expect(look).toMatchObject({ role: 'Member', memberCount: 3 })
    expect(look.members.map(({ userID, role }) => [userID, role])).toEqual([
      ['2', 'Owner'],
      ['1', 'Member'],
      ['6', 'Member'],
    ])
  })

  test('CHAT-05 joining shows what is said from then on; who is in it joins no second time; leaving ends it', async () => {
    const [owner, guest] = [await site.signIn('anchor'), await site.signIn('secondAnchor')]
    const group = await found(owner.token)
    await site.ok('sendMessage', say(group, 'before'), owner)
    expect((await site.call('sendMessage', say(group, 'hi'), guest)).reason).toBe('group-unknown')
    expect((await site.ok('listMessages', { conversationID: `GROUP${group}` }, guest)).messageList).toEqual([])
    expect((await site.ok('getGroup', { group_id: group }, guest)).members).toEqual([])
    await site.ok('addGroupMember', { group_id: group }, guest)
    expect((await site.call('addGroupMember', { group_id: group }, guest)).reason).toBe('group-member')
    await site.ok('sendMessage', say(group, 'after'), owner)
    const { messageList } = await site.ok('listMessages', { conversationID: `GROUP${group}` }, guest)
    expect(messageList.map(({ type, payload }) => payload.text ?? [type, payload.operationType])).toEqual([
      ['TIMGroupTipElem', 1],
      'after',
    ])
    await site.ok('leaveGroup', { group_id: group }, guest)
    expect(await rowOf(guest.token, group)).toBeUndefined()
    expect((await site.call('leaveGroup', { group_id: group }, owner)).reason).toBe('group-owner-stays')
    const list = await site.ok('listMessages', { conversationID: `GROUP${group}` }, owner)
    expect(list.messageList.at(-1)?.payload).toMatchObject({ operationType: 2, userIDList: ['4'] })
  })

  test('CHAT-05 order: the founder mutes, names administrators and sends away; members may not', async () => {
    const [owner, admin, member] = [
      await site.signIn('rich'),
      await site.signIn('visitor'),
      await site.signIn('expert'),
    ]
    const group = await found(owner.token, ['1', '6'])
    const mute = (uid: number, by: { token: string }) =>
      site.call('setGroupMember', { group_id: group, uid, mute_time: 60 }, by)
    expect((await mute(1, member)).reason).toBe('not-allowed')
    await site.ok('setGroupMember', { group_id: group, uid: 1, role: 'Admin' }, owner)
    expect((await mute(6, admin)).code).toBe(0)
    expect((await mute(2, admin)).reason).toBe('not-allowed')
    expect((await site.call('sendMessage', say(group, 'psst'), member)).reason).toBe('chat-muted')
    await site.clock.skip(60_000)
    expect((await site.call('sendMessage', say(group, 'free'), member)).code).toBe(0)
    expect((await site.call('setGroupMember', { group_id: group, uid: 6, role: 'Admin' }, admin)).reason).toBe(
      'not-allowed',
    )
    await site.ok('removeGroupMembers', { group_id: group, uids: [6] }, admin)
    expect((await site.call('sendMessage', say(group, 'gone'), member)).reason).toBe('group-unknown')
    expect((await site.call('removeGroupMembers', { group_id: group, uids: [2] }, admin)).reason).toBe('not-allowed')
  })

  test('CHAT-05 a group that ends is gone for all at once, and nobody writes in it any more', async () => {
    const [owner, member] = [await site.signIn('rich'), await site.signIn('visitor')]
    const group = await found(owner.token, ['1'])
    const socket = await site.socket(member)
    expect((await site.call('destroyGroup', { group_id: group }, member)).reason).toBe('not-allowed')
    await site.ok('destroyGroup', { group_id: group }, owner)
    const isEnd = ({ data }: { data: object }) => 'event' in data && data.event === 'destroyed'
    expect(await socket.next(isEnd as never)).toMatchObject({ data: { group_id: group } })
    expect(await rowOf(member.token, group)).toBeUndefined()
    expect((await site.call('sendMessage', say(group, 'hello?'), member)).reason).toBe('group-unknown')
    expect((await site.call('addGroupMember', { group_id: group }, member)).reason).toBe('group-unknown')
    expect((await site.call('destroyGroup', { group_id: group }, owner)).reason).toBe('group-unknown')
  })

  test('CHAT-05 fans join the group of an anchor, which is called after the anchor in their language', async () => {
    const fan = await site.signIn('visitor')
    const all = async () => {
      const pages = await Promise.all(
        [1, 2, 3].map((page) => site.ok('listRecommendedGroups', { page }, { ...fan, language: 'en' })),
      )
      return pages.flat()
    }
    const recommended = async () => (await all()).find(({ group_id }) => group_id === 'fans-3')
    // Where nobody is but the anchor there is nothing to recommend.
    expect(await recommended()).toBeUndefined()
    const others = await all()
    expect(others.length).toBeGreaterThan(5)
    for (const { num, name, group_id } of others) {
      expect(num).toBeGreaterThan(1)
      if (group_id.startsWith('fans-')) expect(name).toMatch(/^Fans of /)
    }
    await site.ok('addGroupMember', { group_id: 'fans-3' }, fan)
    const row = await rowOf(fan.token, 'fans-3')
    expect(row?.groupProfile).toMatchObject({ memberCount: 2, ownerID: '3', name: expect.stringContaining('粉丝团') })
    const anchor = await site.signIn('anchor')
    await site.ok('sendMessage', say('fans-3', '今晚八点'), anchor)
    expect((await site.call('destroyGroup', { group_id: 'fans-3' }, anchor)).reason).toBe('group-of-room')
    expect(await recommended()).toMatchObject({ num: 2, is_join: 1 })
    await site.ok('showGroupInRoom', { group_id: 'fans-3', is_show: 1 }, anchor)
    expect(await site.ok('listRoomGroups', { uid: 3 })).toMatchObject([{ group_id: 'fans-3', num: 2 }])
  })

  test('CHAT-05 a group founded among friends is listed to its members, first; nobody joins it uninvited', async () => {
    const [owner, friend, stranger] = [
      await site.signIn('rich'),
      await site.signIn('visitor'),
      await site.signIn('assistant'),
    ]
    const group = await found(owner.token, ['1'])
    const pagesOf = async (who: { token: string }) => {
      const pages = []
      for (let page = 1; pages.at(-1)?.length !== 0; page += 1)
        pages.push(await site.ok('listRecommendedGroups', { page }, who))
      return pages.flat()
    }
    const all = await pagesOf(friend)
    const own = all.filter(({ is_join }) => is_join === 1)
    expect(own.map(({ group_id }) => group_id)).toContain(group)
    expect(all.slice(0, own.length)).toEqual(own)
    expect(new Set(all.map(({ group_id }) => group_id)).size).toBe(all.length)
    expect((await pagesOf(stranger)).map(({ group_id }) => group_id)).not.toContain(group)
    expect((await site.call('addGroupMember', { group_id: group }, stranger)).reason).toBe('group-unknown')
    await site.ok('addGroupMember', { group_id: group, uid: 5 }, friend)
    expect((await pagesOf(stranger)).map(({ group_id }) => group_id)).toContain(group)
    const anchor = await site.signIn('anchor')
    const [ofAnchor, alone] = [await found(anchor.token, ['1']), await found(anchor.token)]
    expect((await pagesOf(stranger)).map(({ group_id }) => group_id)).toContain(ofAnchor)
    expect((await pagesOf(stranger)).map(({ group_id }) => group_id)).not.toContain(alone)
  })

  test('CHAT-05 whoever blocked the founder is not added; limits and names are kept', async () => {
    const [owner, blocker] = [await site.signIn('assistant'), await site.signIn('expert')]
    await site.ok('blockUser', { uid: owner.userId, is_blocked: 1 }, blocker)
    const group = await found(owner.token, ['6', '1'])
    expect((await site.ok('getGroup', { group_id: group }, owner)).members.map(({ userID }) => userID)).toEqual([
      '5',
      '1',
    ])
    expect((await site.call('addGroupMember', { group_id: group, uid: 6 }, owner)).reason).toBe('user-unknown')
    expect((await site.call('createGroup', { name: 'x'.repeat(limits.groupNameChars + 1) }, owner)).reason).toBe(
      'input-invalid',
    )
    const foreign = { name: '看球群', avatar: 'https://evil.example/a.png' }
    expect((await site.call('createGroup', foreign, owner)).reason).toBe('group-picture')
    const rude = await site.ok('createGroup', { name: '博彩群' }, owner)
    const look = await site.ok('getGroup', { group_id: rude.group_id }, owner)
    expect(look.name).toBe('**群')
    expect(look.avatar).not.toContain('evil')
  })
})
