import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { limits } from '@pitchside/contract'
import { accountModules, type SignedIn, startTestApp, type TestSite } from '../../testing/test-app'
import { uploadPicture } from '../../testing/upload-picture'

let site: TestSite
let anchor: SignedIn
let other: SignedIn
beforeAll(async () => {
  const only = [...accountModules, 'live', 'notices', 'uploads', 'content', 'reports', 'operators'] as const
  site = await startTestApp({ only })
})
beforeEach(async () => {
  await site.clock.skip(3_700_000)
  ;[anchor, other] = [await site.signIn('anchor'), await site.signIn('secondAnchor')]
})
afterAll(() => site.close())

const clip = () => readFile(join(__dirname, '../../../assets/demo/football/sd.mp4'))
const picture = async (who = anchor) => (await uploadPicture(site, who.token, 'post')).address
const film = async (who = anchor) => (await uploadPicture(site, who.token, 'video', await clip())).address
const statusOf = async (address: string) => (await fetch(`${await site.origin()}${address}`)).status

type File = string | { img: string; video: string }

/** A kind of post: how it is written and deleted, and which one the author wrote last. */
interface Kind {
  write(flie: File[]): Promise<{ code: number; reason?: string | undefined }>
  lastId(): Promise<number>
  remove(id: number): Promise<unknown>
  name: 'circle_post' | 'dynamic'
}
const by = () => ({ token: anchor.token })
const circlePost: Kind = {
  name: 'circle_post',
  async write(flie) {
    const [circle] = await site.ok('listCircleNames', {})
    return site.call('publishCirclePost', { classification_id: circle!.id, content: 'look', flie } as never, by())
  },
  lastId: async () => (await site.ok('listMemberCirclePosts', { uid: anchor.userId }, by())).data[0]!.id,
  remove: (id) => site.ok('deleteCirclePost', { id }, by()),
}
const dynamic: Kind = {
  name: 'dynamic',
  write: (flie) => site.call('postDynamic', { title: 'look', flie } as never, by()),
  lastId: async () => (await site.ok('listDynamics', { uid: anchor.userId }, by())).data[0]!.id,
  remove: (id) => site.ok('deleteDynamic', { id }, by()),
}

describe.each([
  ['in a circle', circlePost],
  ['of an anchor', dynamic],
])('files of a post %s', (_what, kind) => {
  test('CONT-03 LIVE-14 are what its author uploaded for a post, not those of others, of nobody, or for something else', async () => {
    const [own, ownFilm] = [await picture(), await film()]
    const avatar = (await uploadPicture(site, anchor.token, 'avatar')).address
    const [foreign, foreignFilm] = [await picture(other), await film(other)]
    for (const flie of [
      [foreign],
      [own, foreign],
      ['/media/uploads/none.webp'],
      [avatar],
      [{ img: own, video: foreignFilm }],
      [{ img: foreign, video: ownFilm }],
      [{ img: own, video: '/media/uploads/none.mp4' }],
    ])
      expect((await kind.write(flie)).reason).toBe('dynamic-file')
    expect((await kind.write([own])).code).toBe(0)
    expect((await kind.write([{ img: own, video: ownFilm }])).code).toBe(0)
  })

  test('CONT-03 LIVE-14 go with it, once no other post of its author shows them', async () => {
    const [first, both] = [await picture(), await picture()]
    await kind.write([first, both])
    const id = await kind.lastId()
    await site.clock.skip(1_000)
    await kind.write([both])
    await kind.remove(id)
    expect([await statusOf(first), await statusOf(both)]).toEqual([404, 200])
    await kind.remove(await kind.lastId())
    expect(await statusOf(both)).toBe(404)
  })

  test('CONT-03 LIVE-14 go as well when an operator deletes it', async () => {
    const [img, video] = [await picture(), await film()]
    await kind.write([{ img, video }])
    const admin = await site.signIn('admin')
    await site.ok('deletePost', { kind: kind.name, id: await kind.lastId(), remark: 'spam' }, { token: admin.token })
    expect([await statusOf(img), await statusOf(video)]).toEqual([404, 404])
  })

  test('CONT-03 LIVE-14 stay as long as it shows them; a video nobody posted goes after a day', async () => {
    const [img, posted, left] = [await picture(), await film(), await film()]
    await kind.write([{ img, video: posted }])
    await site.clock.skip(limits.uploadSessionH * 3_600_000 - 600_000)
    expect(await statusOf(left)).toBe(200)
    await site.clock.skip(1_200_000)
    expect([await statusOf(img), await statusOf(posted), await statusOf(left)]).toEqual([200, 200, 404])
  })
})

test('CONT-03 the file of somebody else that an old post shows stays when that post is deleted', async () => {
  const foreign = await picture(other)
  await site.db.query(`insert into dynamic (uid, body, images, videos, created_at) values ($1, 'old', $2, '[]', $3)`, [
    anchor.userId,
    [foreign],
    site.clock.now(),
  ])
  await dynamic.remove(await dynamic.lastId())
  expect(await statusOf(foreign)).toBe(200)
})
