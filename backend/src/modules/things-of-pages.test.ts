import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { posterOf } from '@pitchside/base'
import { accountModules, startTestApp, type TestSite } from '../testing/test-app'
import { createThingsOfPages } from './things-of-pages'

let site: TestSite
let thingOf: (address: string) => ReturnType<ReturnType<typeof createThingsOfPages>>
const isThere = async (address: string) => (await thingOf(address)).isThere
beforeAll(async () => {
  site = await startTestApp({
    only: [...accountModules, 'scores', 'live', 'content', 'experts', 'operators'],
    config: { seedDemo: true },
  })
  const look = createThingsOfPages(site.app.kernel, site.modules)
  thingOf = (address) => {
    const { pathname, searchParams } = new URL(address, 'http://page')
    return look(pathname, searchParams)
  }
})
afterAll(() => site.close())

async function someOfEach(): Promise<string[]> {
  const { data: matches } = await site.ok('listFootballMatches', { type: 0 })
  const { data: courts } = await site.ok('listBasketballMatches', { type: 0 })
  const { data: schemes } = await site.ok('listSchemes', {})
  const { data: experts } = await site.ok('listExperts', {})
  const { data: posts } = await site.ok('listCirclePosts', {})
  const { commentList: comments } = await site.ok('getHeadline', { id: 1 })
  return [
    '/detail?id=1',
    `/comment?id=${comments.data[0]?.id}`,
    `/circle-detail?id=${posts[0]?.circle_id}`,
    `/circle-detail?post=${posts[0]?.id}`,
    '/video-player?id=1',
    `/specialist-info?id=${experts[0]?.expert_id}`,
    `/specialist-detail?id=${schemes[0]?.scheme_id}`,
    '/live?id=3',
    '/live?uid=3',
    `/score-live?id=${matches[0]?.id}`,
    `/score-detail?type=basketball&id=${courts[0]?.id}`,
    '/base-football?id=82',
    '/base-basketball?id=2001',
    '/persona?id=3',
  ]
}

test('an address is known whose article, match, room or person is there, and no other', async () => {
  for (const address of await someOfEach()) {
    expect([address, await isThere(address)]).toEqual([address, true])
    const nowhere = address.replace(/(id|post)=\d+/, '$1=999999')
    expect([nowhere, await isThere(nowhere)]).toEqual([nowhere, false])
  }
})

test('a number that is none, or that no data base holds, names nothing', async () => {
  for (const address of ['/detail', '/detail?id=', '/detail?id=1e3', '/detail?id=0', '/detail?id=99999999999'])
    expect([address, await isThere(address)]).toEqual([address, false])
  expect(await isThere('/base-basketball?id=82')).toBe(false)
})

test('addresses are read as the pages read them, and those that name nothing are there', async () => {
  for (const address of [
    '/main',
    '/news?cid=99',
    '/base-football',
    '/persona',
    '/Detail/?id=1',
    '/score-live?compare=1,2',
    '/score-live',
    '/score-detail?type=basketball',
  ])
    expect([address, await isThere(address)]).toEqual([address, true])
})

test('what operators take down is gone some seconds later', async () => {
  const { token } = await site.signIn('admin')
  expect(await isThere('/video-player?id=2')).toBe(true)
  await site.ok('moderatePost', { kind: 'video', id: 2, status: 2, remark: 'x' }, { token })
  await site.clock.skip(5_000)
  expect(await isThere('/video-player?id=2')).toBe(false)
})

test('the picture a page leads with is told: that of the article, of the video, of the room, of the hottest room', async () => {
  const rooms = await site.ok('listRooms', { limit: 1 })
  const { info } = await site.ok('getHeadline', { id: 1 })
  const video = await site.ok('getVideo', { id: 1 })
  const { info: room } = await site.ok('getRoom', { uid: 101 })
  const wanted = {
    '/': rooms.data[0]?.thumb,
    '/main': rooms.data[0]?.thumb,
    '/detail?id=1': info.img,
    '/video-player?id=1': posterOf(video.img),
    '/live?id=101': room.thumb,
    '/persona?id=3': undefined,
    '/news': undefined,
  }
  for (const [address, picture] of Object.entries(wanted))
    expect([address, (await thingOf(address)).picture]).toEqual([address, picture])
  expect(wanted['/detail?id=1']).toMatch(/^\/media\//)
})

test('WEB-03 what was deleted or taken down is gone for good; what waits, or never was, is only not there', async () => {
  const told = async (address: string) => {
    const { isThere: there, isGone = false } = await thingOf(address)
    return there ? 'there' : isGone ? 'gone' : 'unknown'
  }
  const insert = (status: number) =>
    site.db.one<{ id: number }>(
      `insert into video (owner_id, category_id, title, cover, address, status, published_at)
       values (1, (select min(id) from video_category), 'a', '', $1, $2, 1) returning id`,
      [`/media/${status}.mp4`, status],
    )
  const [waiting, down, deleted] = [await insert(0), await insert(2), await insert(1)]
  await site.db.query('delete from video where id = $1', [deleted!.id])
  expect(await told(`/video-player?id=${waiting!.id}`)).toBe('unknown')
  expect(await told(`/video-player?id=${down!.id}`)).toBe('gone')
  expect(await told(`/video-player?id=${deleted!.id}`)).toBe('gone')
  expect(await told(`/video-player?id=${deleted!.id + 1}`)).toBe('unknown')
  expect(await told('/detail?id=999999')).toBe('unknown')
  expect(await told('/circle-detail?post=999999')).toBe('unknown')
})
