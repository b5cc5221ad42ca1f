import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { accountModules, type SignedIn, startTestApp, type TestSite } from '../../testing/test-app'
import { noticeKinds, type Words } from './notices.module'

let site: TestSite
let visitor: SignedIn
let rich: SignedIn
beforeAll(async () => {
  site = await startTestApp({ only: [...accountModules, 'notices', 'operators'] })
  visitor = await site.signIn('visitor')
  rich = await site.signIn('rich')
})
beforeEach(async () => {
  for (const table of ['member_notices', 'notice', 'announcement_reads']) await site.db.query(`delete from ${table}`)
  await site.clock.skip(1_000)
})
afterAll(() => site.close())

const words = (text: string): Words => ({ zh: `${text}中`, en: text, vi: `${text}ệ` })
const notices = () => site.modules.notices.notices
const tell = (kind: number, key: string) =>
  notices().tell([visitor.userId], { kind, key, title: words(key), content: words('text'), url: `/member?type=26` })
const list = async (type: number, page = 1) =>
  site.ok('listNotices', { type, page }, { token: visitor.token, language: 'en' })
const titles = async (type: number) => (await list(type)).data.map(({ title }) => title)
const counts = () => site.ok('countNotices', {}, { token: visitor.token })
const none = { num: 0, reminders: 0, replies: 0, likes: 0, system: 0, announcements: 0 }
const announce = (title: string) =>
  site.db.query('insert into notice (kind, title, content, created_at) values (1, $1, $1, $2)', [
    JSON.stringify(words(title)),
    site.clock.now(),
  ])

describe('lists', () => {
  test('MEM-01 each kind of news is in its list, all of it in one, and counted where it is', async () => {
    await tell(noticeKinds.matchBegins, 'match')
    await tell(noticeKinds.commented, 'comment')
    await tell(noticeKinds.answered, 'answer')
    await tell(noticeKinds.commentLiked, 'like')
    await tell(noticeKinds.withdrawal, 'money')
    expect(await Promise.all([2, 3, 4, 5].map(titles))).toEqual([['match'], ['answer', 'comment'], ['like'], ['money']])
    expect((await list(1)).total).toBe(5)
    expect(await counts()).toEqual({ ...none, num: 5, reminders: 1, replies: 2, likes: 1, system: 1 })
    expect(await site.ok('countNotices', {}, { token: rich.token })).toEqual(none)
  })

  test('MEM-01 a list comes page by page, newest first', async () => {
    for (let number = 1; number <= 12; number++) await tell(noticeKinds.horn, `horn ${number}`)
    const [first, second] = [await list(5), await list(5, 2)]
    expect([first.total, first.last_page, first.data.length, second.data.length]).toEqual([12, 2, 10, 2])
    expect(first.data[0]?.title).toBe('horn 12')
    expect(second.data[1]?.title).toBe('horn 1')
  })

  test('MEM-01 one notice, one list or all of them are read; nobody reads for somebody else', async () => {
    await tell(noticeKinds.commented, 'a')
    await tell(noticeKinds.answered, 'b')
    await tell(noticeKinds.horn, 'c')
    const id = (await list(3)).data[0]!.id
    expect(await site.ok('readNotices', { id }, { token: rich.token })).toEqual(none)
    expect((await site.ok('readNotices', { id }, { token: visitor.token })).num).toBe(2)
    expect(await site.ok('readNotices', { type: 3 }, { token: visitor.token })).toEqual({ ...none, num: 1, system: 1 })
    expect(await site.ok('readNotices', {}, { token: visitor.token })).toEqual(none)
    expect((await list(1)).data.map(({ is_read }) => is_read)).toEqual([1, 1, 1])
  })

  test('MEM-01 announcements since the registration are new until they are read', async () => {
    await announce('old news')
    await site.db.query('update users set created_at = $1 where id = $2', [site.clock.now() + 1, visitor.userId])
    await site.clock.skip(1_000)
    expect((await counts()).announcements).toBe(0)
    await announce('season opens')
    expect(await counts()).toEqual({ ...none, num: 1, announcements: 1 })
    expect((await list(0)).data.map(({ title, is_read }) => [title, is_read])).toEqual([
      ['season opens', 0],
      ['old news', 1],
    ])
    expect(await site.ok('readNotices', { type: 0 }, { token: visitor.token })).toEqual(none)
    expect((await list(0)).data.map(({ is_read }) => is_read)).toEqual([1, 1])
    expect((await site.ok('listNotices', { type: 0 })).data.map(({ is_read }) => is_read)).toEqual([1, 1])
  })
})

describe('everything', () => {
  test('MEM-01 its count is the sum of all lists, it lists what they list, and reading it reads them', async () => {
    await site.db.query('update users set created_at = $1 where id = $2', [site.clock.now(), visitor.userId])
    await tell(noticeKinds.commented, 'comment')
    await site.clock.skip(1_000)
    await announce('season opens')
    await site.clock.skip(1_000)
    await tell(noticeKinds.horn, 'horn')
    const { num, ...lists } = await counts()
    expect(num).toBe(3)
    expect(num).toBe(Object.values(lists).reduce((sum, count) => sum + count, 0))
    const { data, total } = await list(1)
    expect([total, data.map(({ title, is_read }) => [title, is_read])]).toEqual([
      3,
      [
        ['horn', 0],
        ['season opens', 0],
        ['comment', 0],
      ],
    ])
    expect(await site.ok('readNotices', { type: 1 }, { token: visitor.token })).toEqual(none)
    expect((await list(1)).data.every(({ is_read }) => is_read === 1)).toBe(true)
  })
})

describe('telling', () => {
  test('MEM-01 a thing is told once, in every open page, in all languages', async () => {
    const socket = await site.socket({ token: visitor.token })
    await Promise.all([tell(noticeKinds.recharge, 'paid'), tell(noticeKinds.recharge, 'paid')])
    const { data } = await socket.next(({ data }) => data.type === 'notice')
    expect(data).toMatchObject({ kind: noticeKinds.recharge, title: words('paid'), url: '/member?type=26' })
    expect((await list(5)).total).toBe(1)
    expect(socket.frames.filter(({ data }) => data.type === 'notice')).toHaveLength(1)
    socket.close()
  })

  test('MEM-01 what is kept in a transaction that fails was never told', async () => {
    const notice = { kind: noticeKinds.exchange, key: 'x', title: words('x'), content: words(''), url: '' }
    const failing = site.db.transaction(async (tx) => {
      await notices().keep(tx, [visitor.userId], notice)
      throw new Error('the shop is closed')
    })
    await expect(failing).rejects.toThrow('the shop is closed')
    expect(await counts()).toEqual(none)
    const show = await site.db.transaction((tx) => notices().keep(tx, [visitor.userId, rich.userId], notice))
    show()
    expect((await counts()).system).toBe(1)
  })
})

describe('grouping', () => {
  const notice = {
    kind: noticeKinds.thingLiked,
    key: 'like-video-1',
    title: ({ count, names }: { count: number; names: string[] }) => words(`${count}: ${names.join(', ')}`),
    content: words('Derby'),
    url: '/video-player?id=1',
  }
  const like = (actor: number) => notices().gather(visitor.userId, actor, notice)
  const unlike = (actor: number) => notices().scatter(visitor.userId, actor, notice)
  const [first, second, third] = ['金色球票', '阿楠说球', '三分雨小米']

  test('MEM-01 many likes are one notice that counts its people and names the newest', async () => {
    for (const actor of [2, 3, 4, 3]) {
      await site.clock.skip(10)
      await like(actor)
    }
    expect(await titles(4)).toEqual([`3: ${third}, ${second}`])
    expect((await counts()).likes).toBe(1)
  })

  test('MEM-01 likes that come at once are all counted', async () => {
    await Promise.all([2, 3, 4, 5, 6, 7].map(like))
    expect((await titles(4))[0]).toMatch(/^6: /)
  })

  test('MEM-01 one that grows unread is not called out again; read and grown it is news at the top', async () => {
    const socket = await site.socket({ token: visitor.token })
    await like(2)
    await site.clock.skip(10)
    await tell(noticeKinds.commentLiked, 'later')
    await site.clock.skip(10)
    await like(3)
    expect(await titles(4)).toEqual([`2: ${second}, ${first}`, 'later'])
    await site.ok('readNotices', {}, { token: visitor.token })
    await like(4)
    expect((await counts()).likes).toBe(1)
    const quiet: unknown[] = []
    for (let heard = 0; heard < 4; heard++) {
      const { data } = await socket.next(({ data }) => data.type === 'notice')
      quiet.push((data as { isQuiet?: boolean }).isQuiet ?? false)
    }
    expect(quiet).toEqual([false, false, true, false])
    socket.close()
  })

  test('MEM-01 who takes a like back is not counted, is not told of again, and nobody left is nothing', async () => {
    await like(2)
    await like(3)
    await site.ok('readNotices', {}, { token: visitor.token })
    await unlike(3)
    expect(await titles(4)).toEqual([`1: ${first}`])
    await like(3)
    expect((await counts()).likes).toBe(0)
    await unlike(2)
    await unlike(3)
    await unlike(9)
    expect((await list(4)).total).toBe(0)
    await like(4)
    expect(await titles(4)).toEqual([`1: ${third}`])
    expect((await counts()).likes).toBe(1)
  })
})

test('an operator announces to everybody, at once and in three languages; twice the same is once', async () => {
  const admin = await site.signIn('admin')
  const said = { title: words('Maintenance'), content: words('Tonight at two') }
  expect((await site.call('publishAnnouncement', said, { token: visitor.token })).code).not.toBe(0)
  await site.ok('publishAnnouncement', said, { token: admin.token })
  expect((await site.call('publishAnnouncement', said, { token: admin.token })).reason).toBe('announcement-twice')
  expect(await titles(0)).toEqual(['Maintenance'])
  expect((await counts()).announcements).toBe(1)
  const empty = { ...said, title: { ...said.title, vi: '' } }
  expect((await site.call('publishAnnouncement', empty, { token: admin.token })).reason).toBe('input-invalid')
})
