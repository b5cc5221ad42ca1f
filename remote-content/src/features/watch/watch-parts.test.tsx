import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { answerCalls, pageOf, type Replies } from '@pitchside/testing'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import VideoPlayerPage from '../../pages/video-player.page'
import { leave, press, show, speak } from '../../show.fixture'
import { wireWatched } from '../../wire-rows.fixture'

/** A text track as browsers have it; jsdom has none. */
class Track {
  mode = 'hidden'
  cues: { text: string }[] = []
  constructor(
    readonly kind: string,
    readonly label: string,
    readonly language: string,
  ) {}
  addCue = (cue: { text: string }) => void this.cues.push(cue)
}
class Cue {
  line: number | 'auto' = 'auto'
  constructor(
    readonly startTime: number,
    readonly endTime: number,
    readonly text: string,
  ) {}
}
const fakes: PropertyDescriptorMap & ThisType<HTMLMediaElement & { tracks?: Track[]; at?: number; runs?: boolean }> = {
  textTracks: {
    configurable: true,
    get() {
      this.tracks ??= []
      return this.tracks
    },
  },
  addTextTrack: {
    configurable: true,
    value(kind: string, label: string, language: string) {
      const track = new Track(kind, label, language)
      this.tracks = [...(this.tracks ?? []), track]
      return track
    },
  },
  duration: { configurable: true, get: () => 100 },
  paused: {
    configurable: true,
    get() {
      return !this.runs
    },
  },
  currentTime: {
    configurable: true,
    get() {
      return this.at ?? 0
    },
    set(seconds: number) {
      this.at = seconds
      this.dispatchEvent(new Event('timeupdate'))
    },
  },
  play: {
    configurable: true,
    async value() {
      this.runs = true
      this.dispatchEvent(new Event('play'))
    },
  },
  load: {
    configurable: true,
    value() {
      this.runs = false
      this.at = 0
    },
  },
}
const real = Object.getOwnPropertyDescriptors(HTMLMediaElement.prototype)
beforeEach(async () => {
  Object.defineProperties(HTMLMediaElement.prototype, fakes)
  Object.assign(globalThis, { VTTCue: Cue })
  HTMLCanvasElement.prototype.getContext = () => null
  await speak()
})
afterEach(() => {
  leave()
  Object.defineProperties(HTMLMediaElement.prototype, real)
})

async function open(change: object, replies: Replies = {}) {
  const asked = answerCalls({
    getVideo: wireWatched(31, { title: 'The goal', ...change }),
    ...{ listVideoBarrage: [], listVideoComments: pageOf([]), listNextVideos: [], countVideoView: null },
    ...replies,
  })
  show(<VideoPlayerPage />, '/video-player?id=31')
  await screen.findByRole('region', { name: 'The goal' })
  await waitFor(() => expect(video().getAttribute('src')).toBeTruthy())
  return (name: string) => asked.filter((one) => one.name === name).map(({ input }) => input)
}
const video = () => document.querySelector('video') as HTMLVideoElement
const tracks = () => [...video().textTracks] as unknown as Track[]
const lines = async (button: string) => {
  press(button)
  const menu = await screen.findByRole('menu')
  return [...menu.querySelectorAll('button')].map((line) => [line.textContent, line.getAttribute('aria-checked')])
}
const choose = (line: string) => fireEvent.click(screen.getByRole('menuitemcheckbox', { name: line }))

const qualities = [
  { height: 480, video: '/media/480.mp4' },
  { height: 360, video: '/media/360.mp4' },
]

test('WEB-10 another quality goes on where the video is, and is kept for the next', async () => {
  await open({ height: 720, qualities, video: '/media/720.mp4' })
  press('Start the video')
  act(() => {
    video().currentTime = 42
  })
  expect(await lines('Quality 720p')).toEqual([
    ['720p', 'true'],
    ['480p', 'false'],
    ['360p', 'false'],
  ])
  choose('360p')
  await waitFor(() => expect(video().getAttribute('src')).toBe('/media/360.mp4'))
  act(() => void video().dispatchEvent(new Event('loadedmetadata')))
  expect([video().currentTime, video().paused]).toEqual([42, false])
  cleanup()
  await open({ height: 720, qualities, video: '/media/720.mp4' })
  expect(video().getAttribute('src')).toBe('/media/360.mp4')
  cleanup()
  // Where it does not come in that quality it plays in its own.
  await open({ height: 480, qualities: [{ height: 240, video: '/media/240.mp4' }], video: '/media/own.mp4' })
  expect(video().getAttribute('src')).toBe('/media/own.mp4')
})

test('WEB-10 a video that comes in one quality says so', async () => {
  await open({})
  expect(await lines('Quality Original')).toEqual([
    ['Original', 'true'],
    ['There is the original quality alone', null],
  ])
})

test('WEB-10 chapters stand in a list that leads to each, and tells which one plays', async () => {
  const chapters = [
    { second: 10, title: 'First half' },
    { second: 60, title: '<img src=x onerror=alert(1)>' },
  ]
  await open({ chapters })
  const list = within(screen.getByRole('region', { name: 'Chapters' }))
  const [first, second] = list.getAllByRole('button')
  expect([first?.textContent, second?.textContent]).toEqual(['00:10First half', '01:00<img src=x onerror=alert(1)>'])
  expect(list.queryByRole('button', { current: true })).toBeNull()
  fireEvent.click(second as HTMLElement)
  expect(video().currentTime).toBe(60)
  expect(list.getByRole('button', { current: true })).toBe(second)
})

test('WEB-10 who moves along the bar reads the chapter and sees the picture of the place', async () => {
  await open({
    chapters: [{ second: 20, title: 'Penalty' }],
    stills: { url: '/media/uploads/s.webp', step: 2, count: 50 },
  })
  expect(document.querySelector('img[src="/media/uploads/s.webp"]')).toBeNull()
  act(() => {
    video().currentTime = 47
  })
  fireEvent.keyUp(screen.getByRole('slider', { name: 'Position' }), { key: 'ArrowRight' })
  expect(screen.getByText('00:47 · Penalty')).toBeTruthy()
  // The 24th of ten in a row: the fourth of the third.
  const picture = document.querySelector<HTMLImageElement>('img[src="/media/uploads/s.webp"]')
  expect(picture?.style.transform).toBe('translate(-480px, -180px)')
})

const said = [{ from: 1, to: 2, text: 'Goal <script>alert(1)</script> & more' }]

test('WEB-10 subtitles are off until chosen, text alone, and on in the next video that has them', async () => {
  const sent = await open({ subtitles: ['en', 'vi'] }, { getVideoSubtitles: said })
  expect(sent('getVideoSubtitles')).toEqual([])
  expect(await lines('Subtitles Off')).toEqual([
    ['English', 'false'],
    ['Tiếng Việt', 'false'],
    ['Off', 'true'],
  ])
  choose('Tiếng Việt')
  await waitFor(() => expect(tracks()).toHaveLength(1))
  expect(tracks()[0]).toMatchObject({ kind: 'subtitles', language: 'vi', mode: 'showing' })
  expect(tracks()[0]?.cues.map(({ text }) => text)).toEqual(['Goal &lt;script>alert(1)&lt;/script> &amp; more'])
  cleanup()
  await open({ subtitles: ['vi'] }, { getVideoSubtitles: said })
  await waitFor(() => expect(tracks()[0]?.mode).toBe('showing'))
  fireEvent.keyDown(document.body, { key: 'c' })
  await waitFor(() => expect(tracks()[0]?.mode).toBe('disabled'))
  fireEvent.keyDown(document.body, { key: 'c' })
  await waitFor(() => expect(tracks()[0]?.mode).toBe('showing'))
  // The track that was there is shown again: nothing is said twice.
  expect([tracks().length, tracks()[0]?.cues.length]).toEqual([1, 1])
})

test('WEB-10 a video without subtitles offers none', async () => {
  await open({})
  expect(screen.queryByRole('button', { name: /^Subtitles/ })).toBeNull()
  fireEvent.keyDown(document.body, { key: 'c' })
  expect(tracks()).toEqual([])
})
