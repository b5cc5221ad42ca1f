import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { startTestApp, type TestSite } from '../../../testing/test-app'
import { uploadPicture } from '../../../testing/upload-picture'

let site: TestSite
let anchor: string
let other: string
let fan: string
beforeAll(async () => {
  site = await startTestApp({ only: ['sessions', 'captcha', 'smsCodes', 'account', 'settings', 'uploads', 'content'] })
})
beforeEach(async () => {
  await site.clock.skip(3_700_000)
  ;[anchor, other, fan] = (await Promise.all((['anchor', 'secondAnchor', 'visitor'] as const).map(site.signIn))).map(
    ({ token }) => token,
  ) as [string, string, string]
})
afterAll(() => site.close())

const list = async (token = '') => (await site.ok('listDynamics', { uid: 3 }, { token })).data
const post = (title: string, flie: object[] | string[] = [], token = anchor) =>
  site.call('postDynamic', { title, flie: flie as string[] }, { token })
const picture = async () => (await uploadPicture(site, anchor, 'post')).address
const clip = () => readFile(join(__dirname, '../../../../assets/demo/football/sd.mp4'))
const file = (name: string) => `/media/uploads/${name}`

test('LIVE-14 a post of an anchor stands on the personal page, with its pictures, newest first', async () => {
  const images = [await picture(), await picture()]
  await post(' 今晚八点，北看台见 ', images)
  await site.clock.skip(1_000)
  const video = { img: await picture(), video: (await uploadPicture(site, anchor, 'video', await clip())).address }
  await post('<b>not markup</b>', [video])
  const [newest, first] = await list()
  expect(newest).toMatchObject({ title: '<b>not markup</b>', img: [], video: [video] })
  expect(first).toMatchObject({
    title: '今晚八点，北看台见',
    img: images,
    like: 0,
    comment: 0,
  })
})

test('LIVE-14 only anchors post, only with text, and only files that were uploaded here', async () => {
  expect((await post('hello', [], fan)).code).not.toBe(0)
  expect((await post('hello', [], '')).code).toBe(700)
  expect((await post('   ')).reason).toBe('input-invalid')
  for (const address of [
    file('a.mp4'),
    file('a.svg'),
    'https://elsewhere.example/a.png',
    '/media/uploads/../secret',
    'javascript:alert(1)',
    '',
  ])
    expect((await post('hello', [address])).reason).toBe('dynamic-file')
  expect(
    (
      await post(
        'hello',
        Array.from({ length: 5 }, (_, at) => file(`${at}.webp`)),
      )
    ).code,
  ).not.toBe(0)
  const video = { img: file('c.webp'), video: file('c.mp4') }
  expect((await post('hello', [video, video])).reason).toBe('dynamic-files')
  for (const wrong of [
    { ...video, video: file('c.webp') },
    { ...video, img: file('c.mp4') },
  ])
    expect((await post('hello', [wrong])).reason).toBe('dynamic-file')
})

test('LIVE-14 likes count once a member, comments and replies hang under their post', async () => {
  await post('likes and comments')
  const [{ id } = { id: 0 }] = await list()
  const totals = []
  for (const token of [fan, other, fan, fan]) totals.push(await site.ok('toggleDynamicLike', { id }, { token }))
  expect(totals.map(({ is_on, total }) => [is_on, total])).toEqual([
    [1, 1],
    [1, 2],
    [0, 1],
    [1, 2],
  ])
  expect((await list(fan))[0]).toMatchObject({ like: 2, is_likes: 1 })
  expect((await list(anchor))[0]).toMatchObject({ like: 2, is_likes: 0 })
  expect(await site.ok('commentDynamic', { id, content: '支持' }, { token: fan })).toMatchObject({
    uid: 1,
    title: '支持',
    reply_to: '',
  })
  const [comment] = (await site.ok('getDynamic', { id })).commentList.data
  await site.ok('commentDynamic', { id, content: '谢谢', pid: comment!.id }, { token: anchor })
  await site.ok('toggleDynamicCommentLike', { id: comment!.id }, { token: anchor })
  const { info, commentList } = await site.ok('getDynamic', { id }, { token: anchor })
  expect(info.comment).toBe(2)
  expect(commentList.data).toMatchObject([{ title: '支持', uid: 1, like: 1, is_likes: 1, comment: 1 }])
  expect((await site.ok('listDynamicReplies', { id: comment!.id })).data).toMatchObject([{ title: '谢谢', uid: 3 }])
  expect((await site.call('commentDynamic', { id, content: 'x', pid: 9_999 }, { token: fan })).reason).toBe('not-found')
  expect((await site.call('toggleDynamicLike', { id: 9_999 }, { token: fan })).reason).toBe('not-found')
})

test('LIVE-14 a post is deleted by its anchor alone, with everything under it', async () => {
  await post('soon gone')
  const [{ id } = { id: 0 }] = await list()
  await site.ok('commentDynamic', { id, content: '?' }, { token: fan })
  expect((await site.call('deleteDynamic', { id }, { token: other })).reason).toBe('not-found')
  expect((await site.call('deleteDynamic', { id }, { token: fan })).code).not.toBe(0)
  await site.ok('deleteDynamic', { id }, { token: anchor })
  expect((await site.call('getDynamic', { id })).reason).toBe('not-found')
  expect(await site.db.query('select 1 from dynamic_comment where dynamic_id = $1', [id])).toEqual([])
})
