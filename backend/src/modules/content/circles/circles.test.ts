import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { limits } from '@pitchside/contract'
import type { SignedIn, TestSite } from '../../../testing/test-app'
import { uploadPicture } from '../../../testing/upload-picture'
import { as, circleStage } from './circles.fixture'

const { stage, write, moderate, shown, read, newest, noticesOf } = circleStage()
let site: TestSite
let author: SignedIn
let other: SignedIn
let admin: SignedIn
let circleId: number
beforeEach(() => {
  ;({ site, author, other, admin, circleId } = stage)
})
const picture = async () => (await uploadPicture(site, author.token, 'post')).address
const file = (name: string) => `/media/uploads/${name}`

describe('posting', () => {
  test('CONT-03 a post awaits review, is seen by its author alone, and by everybody once it is approved', async () => {
    const images = [await picture(), await picture()]
    const reply = await write({ title: ' Derby ', content: 'seven numbers', flie: images })
    expect(reply).toMatchObject({ code: 0, msg: '已提交，审核通过后展示', data: { status: 0 } })
    const { id } = reply.data
    expect((await read(id)).reason).toBe('circle-post-gone')
    expect((await read(id, other.token)).reason).toBe('circle-post-gone')
    expect((await read(id, author.token)).data.info).toMatchObject({ title: 'Derby', status: 0, is_flie_type: 1 })
    expect((await newest()).map((post) => post.id)).not.toContain(id)
    const own = async (token: string) =>
      (await site.ok('listMemberCirclePosts', { uid: author.userId }, { token })).data.map((post) => post.id)
    expect(await own(author.token)).toContain(id)
    expect(await own(other.token)).not.toContain(id)

    const before = (await site.ok('listCircleNames', {}))[0]!.num
    await site.clock.skip(60_000)
    expect((await moderate(id, 1)).msg).toBe('已通过并发布')
    expect((await newest()).find((post) => post.id === id)).toMatchObject({
      uid: author.userId,
      title: 'Derby',
      content: 'seven numbers',
      img: images,
      circle_id: circleId,
      likes: 0,
      addtime: Math.floor(site.clock.now() / 1_000),
      addtimeString: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
    })
    expect((await site.ok('listCircleNames', {}))[0]!.num).toBe(before + 1)
    expect(await own(other.token)).toContain(id)
  })

  test('CONT-03 a refusal needs a reason, and the author reads it', async () => {
    const { id } = (await write({ content: 'buy my tickets' })).data
    expect((await moderate(id, 2)).reason).toBe('remark-needed')
    await moderate(id, 2, '广告')
    expect((await read(id, author.token)).data.info).toMatchObject({ status: 2, remark: '广告' })
    expect((await read(id)).reason).toBe('circle-post-gone')
    expect((await noticesOf(author))[0]).toMatchObject({
      title: 'Your post was not approved',
      content: 'buy my tickets · Reason: 广告',
      url: `/persona?id=${author.userId}`,
    })
  })

  test('CONT-03 a video stands alone with its cover', async () => {
    const clip = await readFile(join(__dirname, '../../../../assets/demo/football/sd.mp4'))
    const video = { img: await picture(), video: (await uploadPicture(site, author.token, 'video', clip)).address }
    const id = await shown({ content: 'look', flie: [video] })
    expect((await read(id)).data.info).toMatchObject({ is_flie_type: 2, img: [], video: [video] })
  })

  test('CONT-03 an older client sends all of the text as the title', async () => {
    const id = await shown({ title: 'one field only' })
    expect((await read(id)).data.info).toMatchObject({ title: '', content: 'one field only' })
  })

  const video = { img: file('c.webp'), video: file('c.mp4') }
  test.each<[string, object, string]>([
    ['five photos', { flie: Array.from({ length: 5 }, (_, at) => file(`${at}.webp`)) }, 'dynamic-files'],
    ['two videos', { flie: [video, video] }, 'dynamic-files'],
    ['photos beside a video', { flie: [file('a.webp'), video] }, 'dynamic-files'],
    ['a file from elsewhere', { flie: ['https://elsewhere.example/a.webp'] }, 'dynamic-file'],
    ['a script for a photo', { flie: ['javascript:alert(1)'] }, 'dynamic-file'],
    ['a circle that is not there', { classification_id: 987_654 }, 'circle-gone'],
    ['no words', { content: ' \n\u200b ' }, 'circle-post-empty'],
    ['a novel', { content: 'x'.repeat(limits.postChars + 1) }, 'input-invalid'],
  ])('CONT-03 %s: refused in three languages', async (_what, input, reason) => {
    const texts = new Set<string>()
    for (const language of ['zh', 'en', 'vi'] as const) {
      const reply = await site.call(
        'publishCirclePost',
        { classification_id: circleId, content: 'hello', ...input } as never,
        { ...as(author), language },
      )
      expect(reply.reason).toBe(reason)
      texts.add(reply.msg)
    }
    expect(texts.size).toBe(3)
  })

  test('CONT-03 a closed circle takes no posts and is not listed; visitors log in first', async () => {
    const close = (status: 1 | 2) => site.call('moderatePost', { kind: 'circle', id: circleId, status }, as(admin))
    const id = await shown({ content: 'last words' })
    await site.ok('togglePostFavorite', { id }, as(other))
    await close(2)
    expect((await write({ content: 'hello' })).reason).toBe('circle-gone')
    expect((await read(id)).reason).toBe('circle-post-gone')
    expect((await site.ok('listCircleNames', {})).map((circle) => circle.id)).not.toContain(circleId)
    // What was written there is neither listed nor liked, kept or answered any more.
    expect(await newest()).toEqual([])
    expect((await site.ok('listPostFavorites', {}, as(other))).data.map((post) => post.id)).not.toContain(id)
    for (const call of ['toggleCirclePostLike', 'togglePostFavorite', 'commentCirclePost'] as const)
      expect((await site.call(call, { id, content: 'hm' } as never, as(other))).reason).toBe('circle-post-gone')
    expect((await site.call('toggleCircleMembership', { id: circleId }, as(author))).reason).toBe('circle-gone')
    await close(1)
    expect((await read(id)).code).toBe(0)
    expect((await write({ content: 'hello' }, { token: '' } as SignedIn)).code).toBe(700)
  })

  test('CONT-03 at most ten posts in an hour', async () => {
    for (let turn = 0; turn < 10; turn++) await write({ content: `post ${turn}` }, other)
    expect((await write({ content: 'one more' }, other)).reason).toBe('too-often')
  })
})

describe('names and topics', () => {
  test('CONT-03 who is named hears of it when others can read it, and is found after a change of name', async () => {
    const text = '@金色球票 看这个 @nobody #德比# #DERBY#'
    const { id } = (await write({ content: text, mentions: [other.userId] })).data
    expect(await noticesOf(other)).toEqual([])
    await moderate(id, 1)
    expect((await noticesOf(other))[0]).toMatchObject({
      title: '看台小周 mentioned you in a post',
      content: text,
      url: `/circle-detail?post=${id}`,
    })
    const info = async () => (await read(id)).data.info
    expect(await info()).toMatchObject({
      content: text,
      mentions: [{ uid: other.userId, user_nickname: '金色球票' }],
    })
    await site.db.query("update users set nickname = '银色球票' where id = $1", [other.userId])
    expect((await info()).content).toBe(text.replace('金色', '银色'))
    await site.db.query("update users set nickname = '金色球票' where id = $1", [other.userId])
    const found = await site.ok('listCirclePosts', { topic: 'derby' })
    expect(found.data.map((post) => post.id)).toContain(id)
    expect((await site.ok('listTopics', { name: 'DER' })).map(({ name }) => name)).toContain('DERBY')
    expect(await site.ok('listTopics', { name: '%' })).toEqual([])
  })

  test('CONT-03 a name that was typed and not chosen names the member who has it, and nobody where several do', async () => {
    const mentionsOf = async (content: string) => {
      const { id } = (await write({ content })).data
      return (await read(id, author.token)).data.info.mentions.map(({ uid }: { uid: number }) => uid)
    }
    expect(await mentionsOf('听 @金色球票！ 的')).toEqual([other.userId])
    expect(await mentionsOf('@金色 @nobody')).toEqual([])
    await site.db.query("update users set nickname = '金色球票' where id = 6")
    expect(await mentionsOf('@金色球票')).toEqual([])
    await site.db.query("update users set nickname = '数据派顾问' where id = 6")
  })

  test('CONT-03 nobody hears of a name by somebody they sent away, nor of their own', async () => {
    const anchor = await site.signIn('anchor')
    await site.db.query('insert into room_kicks (room_uid, user_id, created_at) values ($1, $2, 0)', [
      anchor.userId,
      author.userId,
    ])
    await site.db.query('delete from member_notices')
    await shown({ content: '@阿楠说球 @看台小周', mentions: [anchor.userId, author.userId] })
    expect(await noticesOf(anchor)).toEqual([])
    expect((await noticesOf(author)).map(({ title }) => title)).toEqual(['Your post was approved'])
    await site.db.query('delete from room_kicks')
  })

  test('CONT-03 suggestions: whom one follows first, then by the beginning of the name, then by any part, never oneself', async () => {
    const names = async (name: string) =>
      (await site.ok('listMentionable', { name }, as(author))).map(({ user_nickname }) => user_nickname)
    await site.db.query('delete from follows where user_id = $1', [author.userId])
    await site.db.query('insert into follows (user_id, target_id, created_at) values ($1, 6, 0)', [author.userId])
    expect((await names(''))[0]).toBe('数据派顾问')
    expect(await names('金色')).toEqual(['金色球票'])
    expect(await names('球票')).toEqual(['金色球票'])
    expect(await names('看台小周')).toEqual([])
    expect(await names('%')).toEqual([])
  })
})
