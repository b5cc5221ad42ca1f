import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { accountModules, startTestApp, type TestSite } from '../../../testing/test-app'
import { aPicture, uploadPicture } from '../../../testing/upload-picture'

const hasFfmpeg = spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0
const withFfmpeg = hasFfmpeg ? describe : describe.skip
const modules = [...accountModules, 'live', 'uploads', 'content', 'operators'] as const

let site: TestSite
let member: string
let category: number
async function start(transcode: 'auto' | 'off') {
  site = await startTestApp({ only: modules, config: { seedDemo: true, transcode } })
  category = (await site.ok('listVideoCategories', {}))[0]!.id
}
beforeAll(() => start('off'), 90_000)
beforeEach(async () => {
  await site.clock.skip(3_600_000)
  member = (await site.signIn('visitor')).token
})
afterAll(() => site.close())

const clip = () => readFile(join(__dirname, '../../../../assets/demo/football/sd.mp4'))
/** Whether the files behind addresses are there. */
const statusOf = async (...addresses: string[]) =>
  Promise.all(
    addresses.map(async (address) => (await fetch(`${await site.origin()}${address}`, { method: 'GET' })).status),
  )

/** Uploads a video and a cover; resolves with what publishing them needs. */
async function upload(token = member, film?: Uint8Array) {
  const work = await uploadPicture(site, token, 'work', film ?? (await clip()))
  expect(work.envelope.msg).toBe('成功')
  const cover = await uploadPicture(site, token, 'cover', await aPicture(640, 360))
  return { title: '我的集锦', img: cover.address, video: work.address, classification_id: category, duration: 48 }
}
const own = async (token = member) => (await site.ok('listOwnVideos', {}, { token })).data
const review = async (id: number, status: 1 | 2) =>
  site.ok('moderatePost', { kind: 'video', id, status }, { token: (await site.signIn('admin')).token })

describe('a video of a member', () => {
  test('CONT-02 waits for review, is seen by its owner and operators only, then by everybody', async () => {
    const published = await site.call('publishVideo', await upload(), { token: member })
    expect(published).toMatchObject({ code: 0, msg: '已提交，等待审核' })
    const [video] = await own()
    expect(video).toMatchObject({ status: 0, title: '我的集锦', format: 'mp4', is_converting: 0, duration: 48 })
    const id = video!.id
    expect((await site.call('getVideo', { id })).reason).toBe('not-found')
    expect((await site.call('countVideoView', { id })).reason).toBe('not-found')
    expect((await site.call('commentVideo', { id, content: 'a' }, { token: member })).reason).toBe('not-found')
    await site.ok('getVideo', { id }, { token: member })
    const admin = (await site.signIn('admin')).token
    await site.ok('getVideo', { id }, { token: admin })
    const waiting = await site.ok('listPostsForOperators', { kind: 'video', status: 0 }, { token: admin })
    expect(waiting.data.map((row) => row.id)).toEqual([id])
    await review(id, 1)
    expect((await site.ok('getVideo', { id })).video).toBe(video!.video)
    expect((await site.ok('listAnchorVideos', { uid: 1 })).data.map((row) => row.id)).toEqual([id])
    // What is published stays when uploads that nobody published are swept away.
    await site.clock.skip(26 * 3_600_000)
    expect(await statusOf(video!.video)).toEqual([200])
    member = (await site.signIn('visitor')).token
    await review(id, 2)
    expect((await own())[0]?.status).toBe(2)
    expect((await site.call('getVideo', { id })).reason).toBe('not-found')
  })

  test('CONT-02 is deleted by its owner alone; its files go, comments on it fail clearly', async () => {
    const mine = await upload()
    await site.ok('publishVideo', mine, { token: member })
    const { id } = (await own())[0]!
    await review(id, 1)
    await site.ok('commentVideo', { id, content: '好看' }, { token: member })
    const stranger = (await site.signIn('rich')).token
    expect((await site.call('deleteVideo', { id }, { token: stranger })).reason).toBe('not-found')
    expect(await statusOf(mine.video, mine.img)).toEqual([200, 200])
    await site.ok('deleteVideo', { id }, { token: member })
    expect(await statusOf(mine.video, mine.img)).toEqual([404, 404])
    const late = await site.call('commentVideo', { id, content: '好看' }, { token: stranger, language: 'en' })
    expect(late).toMatchObject({ reason: 'not-found', msg: 'This does not exist or was deleted' })
    expect((await site.call('toggleVideoLike', { id }, { token: stranger })).reason).toBe('not-found')
    expect((await site.call('deleteVideo', { id }, { token: member })).reason).toBe('not-found')
  })

  test('CONT-02 is made of the own files only, each once, with a cover and a title', async () => {
    const mine = await upload()
    const theirs = await upload((await site.signIn('rich')).token)
    const publish = async (change: object) =>
      (await site.call('publishVideo', { ...mine, ...change }, { token: member })).reason
    expect(await publish({ video: theirs.video })).toBe('video-file-unknown')
    expect(await publish({ img: theirs.img })).toBe('video-file-unknown')
    expect(await publish({ video: mine.img })).toBe('video-file-unknown')
    expect(await publish({ video: '/media/uploads/none.mp4' })).toBe('video-file-unknown')
    expect(await publish({ video: 'https://elsewhere.example/a.mp4' })).toBe('video-file-unknown')
    expect(await publish({ img: '' })).toBe('video-cover-missing')
    expect(await publish({ title: '  ' })).toBe('input-invalid')
    expect(await publish({ classification_id: 987_654 })).toBe('not-found')
    expect(await publish({})).toBeUndefined()
    expect(await publish({})).toBe('video-sent-already')
  })
})

withFfmpeg('where ffmpeg is installed', () => {
  beforeAll(async () => {
    await site.close()
    await start('auto')
  })

  test('CONT-02 a video is converted and gets a picture, the upload goes; deleted, nothing of it is left', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'publishing-'))
    const path = join(folder, 'film.flv')
    const input = ['-f', 'lavfi', '-i', 'testsrc=s=176x144:r=10:d=2']
    expect(spawnSync('ffmpeg', ['-v', 'error', ...input, '-c:v', 'flv', '-y', path]).status).toBe(0)
    const flv = await upload(member, await readFile(path))
    await rm(folder, { recursive: true })
    await site.ok('publishVideo', { ...flv, img: '' }, { token: member })
    const sent = (await own())[0]!
    let video = sent
    while (video.is_converting === 1) {
      // A member may ask so often in a second: here it passes between two questions.
      await site.clock.skip(1_000)
      video = (await own())[0]!
    }
    expect(sent.format).toBe('flv')
    expect(video).toMatchObject({ format: 'mp4', duration: 2, img: expect.stringMatching(/\.webp$/) })
    // The upload goes right after the new file has taken its place.
    while ((await statusOf(flv.video))[0] === 200) await site.clock.skip(1_000)
    expect(await statusOf(video.video, video.img)).toEqual([200, 200])
    await site.ok('deleteVideo', { id: video.id }, { token: member })
    expect(await statusOf(video.video, video.img)).toEqual([404, 404])
  })
})
