import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { CallError } from '@pitchside/http'
import { SlotProvider, type SlotRenderer } from '@pitchside/remote-kit'
import { answerCalls, pageOf, type Replies } from '@pitchside/testing'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { askAgain, hearLogIns, leave, logIn, press, show, speak } from '../show.fixture'
import { wireComment, wireFilm } from '../wire-rows.fixture'
import VideoPlayerPage from './video-player.page'

/** A video element that has no picture and does all else: jsdom plays nothing. */
const fakes: PropertyDescriptorMap & ThisType<HTMLMediaElement & { at?: number; runs?: boolean; speed?: number }> = {
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
  playbackRate: {
    configurable: true,
    get() {
      return this.speed ?? 1
    },
    set(rate: number) {
      this.speed = rate
      this.dispatchEvent(new Event('ratechange'))
    },
  },
  play: {
    configurable: true,
    async value() {
      this.runs = true
      this.dispatchEvent(new Event('play'))
    },
  },
  load: { configurable: true, value: () => undefined },
  pause: {
    configurable: true,
    value() {
      this.runs = false
      this.dispatchEvent(new Event('pause'))
    },
  },
}
const real = Object.getOwnPropertyDescriptors(HTMLMediaElement.prototype)
beforeEach(async () => {
  Object.defineProperties(HTMLMediaElement.prototype, fakes)
  HTMLCanvasElement.prototype.getContext = () => null
  await speak()
})
afterEach(() => {
  leave()
  Object.defineProperties(HTMLMediaElement.prototype, real)
})

const film = (change: object = {}) => wireFilm(31, { title: 'The goal', video: '/media/a.mp4', ...change })
const line = (id: number, second: number, content: string) => ({ id, uid: 9, second, content, color: '' })
const known: Replies = {
  getVideo: film(),
  listVideoBarrage: [line(1, 3, 'What a goal')],
  listVideoComments: pageOf([wireComment(5)]),
  listNextVideos: [wireFilm(32, { title: 'The next one', duration: 75, click: 12_000 })],
  countVideoView: null,
}
const Places: SlotRenderer = ({ name, slotProps }) => <section aria-label={name}>{JSON.stringify(slotProps)}</section>

async function open(replies: Replies = {}, id = '31') {
  const asked = answerCalls({ ...known, ...replies })
  const page = show(
    <SlotProvider value={Places}>
      <VideoPlayerPage />
    </SlotProvider>,
    `/video-player?id=${id}`,
  )
  return { ...page, sent: (name: string) => asked.filter((one) => one.name === name).map(({ input }) => input) }
}
const player = () => screen.findByRole('region', { name: 'The goal' })
const video = () => document.querySelector('video') as HTMLVideoElement
const key = (name: string, target: Element = document.body) => fireEvent.keyDown(target, { key: name })
const seek = (seconds: number) =>
  act(() => {
    video().currentTime = seconds
  })
const slider = (name: string) => screen.getByRole('slider', { name })

test('CONT-02 a video with what it is, what was said, and what comes next', async () => {
  const { sent } = await open()
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('The goal')
  expect(await screen.findByText('said 5')).toBeTruthy()
  const next = await screen.findByRole('link', { name: /The next one/ })
  expect(next.getAttribute('href')).toBe('/video-player?id=32')
  expect(next.textContent).toContain('1:15 · 12K')
  expect(screen.getByText('1 line')).toBeTruthy()
  expect(sent('getVideo')).toEqual([{ id: 31 }])
})

test('CONT-02 a player is never seen without its controls', async () => {
  const seen: string[][] = []
  const watch = new MutationObserver(() => {
    const box = screen.queryByRole('region', { name: 'The goal' })
    if (box)
      seen.push(
        within(box)
          .queryAllByRole('button')
          .map(({ ariaLabel }) => ariaLabel ?? ''),
      )
  })
  watch.observe(document.body, { childList: true, subtree: true })
  await open()
  await player()
  watch.disconnect()
  expect(seen[0]).toContain('Start the video')
})

test('CONT-02 a view is counted once, when it plays; one that could not be counted is counted at the next start', async () => {
  let reply: unknown = new Error('down')
  const { sent } = await open({ countVideoView: () => reply })
  await player()
  expect(sent('countVideoView')).toEqual([])
  press('Start the video')
  await waitFor(() => expect(sent('countVideoView')).toHaveLength(1))
  reply = null
  press('Pause')
  await act(async () => undefined)
  press('Play')
  await waitFor(() => expect(sent('countVideoView')).toHaveLength(2))
  press('Pause')
  press('Play')
  expect(sent('countVideoView')).toEqual([{ id: 31 }, { id: 31 }])
})

test('CONT-02 keys play, seek, and change the volume; arrows only inside the player; not while somebody types', async () => {
  await open()
  const box = await player()
  key(' ')
  expect(video().paused).toBe(false)
  seek(50)
  key('ArrowRight')
  expect(video().currentTime).toBe(50)
  key('ArrowRight', box)
  key('ArrowLeft', box)
  key('ArrowLeft', box)
  expect(video().currentTime).toBe(45)
  key('ArrowDown', box)
  expect(slider('Volume').getAttribute('aria-valuetext')).toBe('95%')
  key('m')
  expect(screen.getByRole('button', { name: 'Unmute' })).toBeTruthy()
  key('k', screen.getByRole('textbox', { name: 'Write over the video' }))
  expect(video().paused).toBe(false)
  key('?')
  expect(within(screen.getByRole('region', { name: 'Keyboard keys' })).getByText('Back 5 s')).toBeTruthy()
})

test('CONT-02 seeking stops at both ends', async () => {
  await open()
  const box = await player()
  seek(2)
  key('ArrowLeft', box)
  expect(video().currentTime).toBe(0)
  seek(98)
  key('ArrowRight', box)
  expect(video().currentTime).toBe(100)
  expect(slider('Position').getAttribute('aria-valuetext')).toBe('01:40 / 01:40')
})

test('CONT-02 how loud it was is how loud the next one begins', async () => {
  await open()
  const box = await player()
  for (let step = 0; step < 4; step += 1) key('ArrowDown', box)
  key('m')
  cleanup()
  await open()
  await player()
  expect(video().volume).toBeCloseTo(0.8)
  expect(video().muted).toBe(true)
})

test('CONT-02 the speed is chosen from a menu and stands on its button', async () => {
  await open()
  await player()
  fireEvent.click(screen.getByRole('button', { name: 'Speed 1×' }))
  fireEvent.click(await screen.findByRole('menuitemcheckbox', { name: '1.5×' }).catch(() => screen.getByText('1.5×')))
  expect(await screen.findByRole('button', { name: 'Speed 1.5×' })).toBeTruthy()
  expect(video().playbackRate).toBe(1.5)
})

test('CONT-02 the barrage is switched off for every video of this browser', async () => {
  await open()
  await player()
  const barrage = () => screen.getByRole('button', { name: 'Barrage' })
  expect(barrage().getAttribute('aria-pressed')).toBe('true')
  key('d')
  expect(barrage().getAttribute('aria-pressed')).toBe('false')
})

test.each([
  [{ is_converting: 1 }, 'This video is being converted, please come back in a moment'],
  [{ format: 'avi' }, 'Browsers can not play AVI videos'],
  [{}, 'This video cannot be played right now'],
])('CONT-02 a video %j that does not play says why, and can be tried again', async (change, words) => {
  await open({ getVideo: film(change) })
  await player()
  await waitFor(() => expect(video().getAttribute('src')).toBeTruthy())
  fireEvent.error(video())
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Play' })).toBeNull()
  press('Try again')
  expect(await screen.findByRole('button', { name: 'Play' })).toBeTruthy()
})

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Write over the video' })
const write = (text: string) => fireEvent.change(field(), { target: { value: text } })
const form = () => field().closest('form') as HTMLFormElement

test('CONT-02 a line is sent to the second the video is at, in its colour, and counts at once', async () => {
  logIn()
  const { sent } = await open({ sendVideoBarrage: line(2, 13, 'And again') })
  await player()
  await screen.findByText('1 line')
  seek(12.4)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true)
  write('  And again ')
  fireEvent.click(screen.getByRole('radio', { name: 'Gold' }))
  fireEvent.submit(form())
  expect(await screen.findByText('2 lines')).toBeTruthy()
  expect(sent('sendVideoBarrage')).toEqual([{ id: 31, second: 13, content: 'And again', color: '#ffc53d' }])
  expect(field().value).toBe('')
})

test.each([
  ['barrage-refused', 'This word is not allowed'],
  ['network', 'A line that is down'],
])('CONT-02 a line that was not taken (%s) stays, with why, to be sent again', async (reason, words) => {
  logIn()
  await open({ sendVideoBarrage: new CallError(words, 1, reason) })
  await player()
  write('Nice')
  fireEvent.submit(form())
  await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'))
  expect(form().textContent).toContain(words)
  expect(field().value).toBe('Nice')
})

test('CONT-02 a visitor who writes, likes or follows is asked to log in', async () => {
  const logIns = hearLogIns()
  const { sent } = await open()
  await player()
  write('Nice')
  fireEvent.submit(form())
  press(/^Follow /)
  press(/^Like/)
  press('Report the video')
  expect(logIns.asked).toHaveLength(4)
  expect([sent('sendVideoBarrage'), sent('toggleFollow'), sent('toggleVideoLike')]).toEqual([[], [], []])
  logIns.stop()
})

test('CONT-02 following shows on the button; one’s own video is neither followed nor reported', async () => {
  logIn()
  await open({ toggleFollow: { is_attention: 1, attention: 8 } })
  fireEvent.click(await screen.findByRole('button', { name: /^Follow / }))
  expect((await screen.findByRole('button', { name: /^Following / })).getAttribute('aria-pressed')).toBe('true')
  leave()
  logIn({ id: 5 })
  await open()
  await player()
  expect(screen.queryByRole('button', { name: /^Follow|Report the video/ })).toBeNull()
})

test('CONT-02 a report names the video', async () => {
  logIn()
  await open()
  await player()
  press('Report the video')
  expect((await screen.findByRole('region', { name: 'report.dialog' })).textContent).toContain(
    '"target":{"kind":"video","id":31}',
  )
})

test('CONT-02 a video that plays goes on when what is said of it can not be asked for again', async () => {
  let isDown = false
  const { client } = await open({ getVideo: () => (isDown ? new Error('down') : film()) })
  await player()
  press('Start the video')
  isDown = true
  await askAgain(client, ['content', 'video'])
  expect(video().paused).toBe(false)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('CONT-02 comments that do not load are no comments of nobody: they are asked for again', async () => {
  let isDown = true
  await open({ listVideoComments: () => (isDown ? new Error('down') : pageOf([wireComment(5)])) })
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByText('No comments yet. Be the first')).toBeNull()
  isDown = false
  fireEvent.click(again)
  expect(await screen.findByText('said 5')).toBeTruthy()
})

test.each(['0', 'x', ''])('CONT-02 no video has the number "%s"', async (id) => {
  const { sent } = await open({}, id)
  expect(await screen.findByText('This video does not exist or was deleted')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Other videos' }).getAttribute('href')).toBe('/video-list')
  expect(sent('getVideo')).toEqual([])
})
