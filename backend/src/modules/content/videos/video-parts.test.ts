import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { limits } from '@pitchside/contract'
import { accountModules, startTestApp, type TestSite } from '../../../testing/test-app'
import { uploadPicture } from '../../../testing/upload-picture'
import { demoAccounts } from '../../account/demo-accounts'

const hasFfmpeg = spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0
const withFfmpeg = hasFfmpeg ? describe : describe.skip

let site: TestSite
let member: string
beforeAll(async () => {
  site = await startTestApp({
    only: [...accountModules, 'live', 'uploads', 'content', 'operators'],
    config: { seedDemo: true, transcode: 'auto' },
  })
})
beforeEach(async () => {
  await site.clock.skip(3_600_000)
  member = (await site.signIn('visitor')).token
})
afterAll(() => site.close())

/** A video of the member, published unless said otherwise. */
async function video(status = 1): Promise<number> {
  const row = await site.db.one<{ id: number }>(
    `insert into video (owner_id, category_id, title, cover, address, duration_s, status, published_at)
     values (${demoAccounts.visitor.id}, (select min(id) from video_category), 'mine', '', $1, 100, $2, 1)
     returning id`,
    [`/media/none-${Math.random()}.mp4`, status],
  )
  return row!.id
}
const setChapters = async (id: number, chapters: { second: number; title: string }[], token = member) =>
  (await site.call('setVideoChapters', { id, chapters }, { token })).reason

describe('chapters', () => {
  test('WEB-10 are what its author says, in the order of their time, in place of those before', async () => {
    const id = await video()
    const second = [
      { second: 60, title: ' Second half ' },
      { second: 0, title: 'First half' },
    ]
    expect(await setChapters(id, second)).toBeUndefined()
    expect((await site.ok('getVideo', { id })).chapters).toEqual([
      { second: 0, title: 'First half' },
      { second: 60, title: 'Second half' },
    ])
    expect(await setChapters(id, [{ second: 5, title: 'All' }])).toBeUndefined()
    expect((await site.ok('getVideo', { id })).chapters).toEqual([{ second: 5, title: 'All' }])
    expect(await setChapters(id, [])).toBeUndefined()
    expect((await site.ok('getVideo', { id })).chapters).toEqual([])
  })

  test('WEB-10 of others, at one time, after the end, without a name, or too many, are refused', async () => {
    const id = await video()
    const one = { second: 1, title: 'a' }
    expect(await setChapters(id, [one], (await site.signIn('rich')).token)).toBe('not-found')
    expect(await setChapters(id, [one, one])).toBe('chapter-twice')
    expect(await setChapters(id, [{ second: 101, title: 'a' }])).toBe('chapter-late')
    expect(await setChapters(id, [{ second: 1, title: '\u200b' }])).toBe('chapter-empty')
    const many = Array.from({ length: limits.videoChapters + 1 }, (_, second) => ({ second, title: 'a' }))
    expect(await setChapters(id, many)).toBe('input-invalid')
    expect(await setChapters(id, [{ second: 1, title: 'x'.repeat(limits.videoChapterChars + 1) }])).toBe(
      'input-invalid',
    )
    expect((await site.ok('getVideo', { id })).chapters).toEqual([])
  })
})

describe('subtitles', () => {
  const file = 'WEBVTT\n\n00:01.000 --> 00:02.000\n<b>Goal</b> &lt;script&gt;\n'
  const set = (id: number, lang: 'zh' | 'en' | 'vi', text: string, token = member) =>
    site.call('setVideoSubtitles', { id, lang, text }, { token })

  test('WEB-10 come in languages of the site, as text, until their author takes them away', async () => {
    const id = await video()
    expect((await set(id, 'vi', file)).data).toEqual({ cues: 1 })
    expect((await set(id, 'en', file)).data).toEqual({ cues: 1 })
    expect((await site.ok('getVideo', { id })).subtitles).toEqual(['en', 'vi'])
    const said = [{ from: 1, to: 2, text: 'Goal <script>' }]
    expect(await site.ok('getVideoSubtitles', { id, lang: 'vi' })).toEqual(said)
    expect(await site.ok('getVideoSubtitles', { id, lang: 'zh' })).toEqual([])
    expect((await set(id, 'vi', '')).data).toEqual({ cues: 0 })
    expect((await site.ok('getVideo', { id })).subtitles).toEqual(['en'])
  })

  test('WEB-10 are read by who may see the video, and set by its author alone', async () => {
    const id = await video(0)
    expect((await set(id, 'en', file, (await site.signIn('rich')).token)).reason).toBe('not-found')
    expect((await set(id, 'en', file)).data).toEqual({ cues: 1 })
    expect((await site.call('getVideoSubtitles', { id, lang: 'en' })).reason).toBe('not-found')
    expect(await site.ok('getVideoSubtitles', { id, lang: 'en' }, { token: member })).toHaveLength(1)
    const operator = (await site.signIn('admin')).token
    expect(await site.ok('getVideoSubtitles', { id, lang: 'en' }, { token: operator })).toHaveLength(1)
  })

  test('WEB-10 that cannot be read are refused with their line, and change nothing', async () => {
    const id = await video()
    await set(id, 'en', file)
    const refused = await site.call(
      'setVideoSubtitles',
      { id, lang: 'en', text: 'WEBVTT\n\nnever\n' },
      { token: member, language: 'en' },
    )
    expect(refused).toMatchObject({ reason: 'subtitles-broken', msg: 'Line 3 of the subtitles cannot be read' })
    expect((await set(id, 'en', 'x'.repeat(limits.videoSubtitleChars + 1))).reason).toBe('input-invalid')
    expect(await site.ok('getVideoSubtitles', { id, lang: 'en' })).toHaveLength(1)
  })
})

withFfmpeg('where ffmpeg is installed', () => {
  test('WEB-10 what was sent in comes in lower qualities with pictures of its bar, all of which go with it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'parts-'))
    const path = join(folder, 'film.mp4')
    const input = ['-f', 'lavfi', '-i', 'testsrc=s=640x480:r=10:d=5']
    const codec = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p']
    expect(spawnSync('ffmpeg', ['-v', 'error', ...input, ...codec, '-y', path]).status).toBe(0)
    const work = await uploadPicture(site, member, 'work', await readFile(path))
    await rm(folder, { recursive: true })
    const category = (await site.ok('listVideoCategories', {}))[0]!.id
    const sent = { title: 'parts', img: '', video: work.address, classification_id: category }
    await site.ok('publishVideo', sent, { token: member })
    const { id } = (await site.ok('listOwnVideos', {}, { token: member })).data[0]!
    let video = await site.ok('getVideo', { id }, { token: member })
    while (video.stills.url === '') {
      await site.clock.skip(1_000)
      video = await site.ok('getVideo', { id }, { token: member })
    }
    expect(video).toMatchObject({ height: 480, stills: { step: 2, count: 3 } })
    expect(video.qualities.map(({ height }) => height)).toEqual([360, 240])
    const files = [video.video, video.stills.url, ...video.qualities.map((quality) => quality.video)]
    const statuses = async () =>
      Promise.all(files.map(async (address) => (await fetch(`${await site.origin()}${address}`)).status))
    expect(await statuses()).toEqual([200, 200, 200, 200])
    // They are shown: the sweep of what nothing shows leaves them.
    await site.clock.skip(26 * 3_600_000)
    expect(await statuses()).toEqual([200, 200, 200, 200])
    member = (await site.signIn('visitor')).token
    await site.ok('deleteVideo', { id }, { token: member })
    expect(await statuses()).toEqual([404, 404, 404, 404])
  })
})
