import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { signedOut } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { act, render, screen, waitFor } from '@testing-library/react'
import en from '../../i18n/en.json'
import { answerRequests } from './answers.fixture'
import { GiftStage } from './gift-stage'
import { aGift, aRoom, SpokenFeed } from './room.fixture'

let frames: FrameRequestCallback[]
let isStill: boolean
const realMatchMedia = window.matchMedia

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('live', en)
  signedOut()
  localStorage.clear()
  answerRequests({ listGifts: { data: [] } })
  jest.useFakeTimers({ doNotFake: ['requestAnimationFrame', 'cancelAnimationFrame'] })
  frames = []
  isStill = false
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback))
  window.matchMedia = ((query: string) => ({
    matches: isStill && query.includes('reduce'),
    addEventListener() {},
    removeEventListener() {},
  })) as unknown as typeof window.matchMedia
  const context = new Proxy({}, { get: () => () => ({ addColorStop() {} }), set: () => true })
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
})
afterEach(() => {
  window.matchMedia = realMatchMedia
  jest.useRealTimers()
  jest.restoreAllMocks()
})

function show() {
  const feed = new SpokenFeed(3)
  const client = new QueryClient()
  const view = render(
    <QueryClientProvider client={client}>
      <GiftStage room={aRoom()} feed={feed} />
    </QueryClientProvider>,
  )
  const say = (...gifts: Parameters<typeof aGift>[0][]) =>
    act(() => {
      for (const gift of gifts) feed.say(aGift(gift))
    })
  return { ...view, feed, say }
}
const shown = () =>
  [...document.querySelectorAll('.tray[data-shown]')].map((tray) => tray.querySelector('b')?.textContent)
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

describe('gifts over the picture', () => {
  test('LIVE-05 a row is shown with its count, grows, and goes three seconds after its last gift', () => {
    const { say } = show()
    say({ uid: 7, name: 'Xiaoman' })
    expect(shown()).toEqual(['Xiaoman'])
    expect(screen.getByText('sent Whistle')).toBeTruthy()
    pass(2_000)
    say({ uid: 7, name: 'Xiaoman', num: 10, combo: 11 })
    expect(screen.getByText('×11')).toBeTruthy()
    pass(2_990)
    expect(shown()).toEqual(['Xiaoman'])
    pass(20)
    expect(shown()).toEqual([])
  })

  test('LIVE-05 never more than three rows at once; the next one takes a free place', () => {
    const { say } = show()
    say({ uid: 1, name: 'a' }, { uid: 2, name: 'b' }, { uid: 3, name: 'c' }, { uid: 4, name: 'd' })
    expect(shown()).toEqual(['a', 'b', 'c'])
    pass(3_010)
    expect(shown()).toEqual(['d'])
  })

  test('LIVE-05 hidden gift animation shows nothing, and comes back when it is allowed again', () => {
    localStorage.setItem('checkList', '["2"]')
    const { say, feed } = show()
    say({ uid: 7 })
    expect(screen.queryByTestId('gift-stage')).toBeNull()
    expect(feed.listeners).toBe(0)
    localStorage.setItem('checkList', '["1"]')
    act(() => bus.emit('settings.changed', undefined))
    say({ uid: 7, name: 'again' })
    expect(shown()).toEqual(['again'])
  })

  test('LIVE-05 less motion: a small still line, no canvas', () => {
    isStill = true
    const { say, container } = show()
    say({ uid: 7, name: 'Xiaoman', combo: 5, scene: 'rocket' })
    expect(container.querySelector('canvas')).toBeNull()
    expect(shown()).toEqual([])
    expect(container.querySelector('.still li')?.textContent).toContain('Xiaoman×5')
  })

  test('nothing is gathered while the tab is hidden', () => {
    const { say } = show()
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    say({ uid: 7 })
    expect(shown()).toEqual([])
  })

  test('LIVE-05 one scene at a time, each to its end; leaving the room ends them', async () => {
    jest.useRealTimers()
    const { say, unmount, feed } = show()
    say({ uid: 1, scene: 'fireworks', coin: 520 }, { uid: 2, scene: 'cup', coin: 5_200 })
    await waitFor(() => expect(frames).toHaveLength(1))
    let at = 0
    const step = () => {
      at += 100
      frames.shift()?.(at)
    }
    // Frames of a tenth of a second: four seconds are forty of them.
    const play = (count: number) => {
      for (let frame = 0; frame < count; frame++) step()
    }
    play(41)
    expect(frames).toHaveLength(0)
    await waitFor(() => expect(frames).toHaveLength(1))
    unmount()
    step()
    expect(frames).toHaveLength(0)
    expect(feed.listeners).toBe(0)
  })
})
