import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { goalSounds, writeGameSettings, writeGoalSounds } from '@pitchside/base'
import { bus, type GoalScored } from '@pitchside/bus'
import { act, fireEvent, screen } from '@testing-library/react'
import { renderPage } from '../../testing/render-page'
import { forgetEverything } from '../../testing/session'
import { GoalPopUps } from './goal-pop-ups'

const goal = (homeScore: number, change: Partial<GoalScored> = {}): GoalScored => ({
  matchId: 5,
  minute: "67'",
  isHome: true,
  homeTeamId: 1,
  awayTeamId: 2,
  homeName: '阿森纳',
  awayName: '切尔西',
  homeScore,
  awayScore: 0,
  ...change,
})

const openContexts: FakeAudio[] = []
const madeTones: { frequency: { value: number } }[] = []
/** The browser's audio, as far as a sound that is made of nodes needs it. */
class FakeAudio {
  state = 'running'
  currentTime = 0
  sampleRate = 10
  destination = {}
  constructor() {
    openContexts.push(this)
  }
  #param = () => ({ value: 0, setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined })
  #node = () => ({
    connect: (next: unknown) => next,
    start: () => undefined,
    stop: () => undefined,
    gain: this.#param(),
    frequency: this.#param(),
    Q: this.#param(),
  })
  createBuffer = () => ({ getChannelData: () => new Float32Array(4) })
  createBufferSource = this.#node
  createBiquadFilter = this.#node
  createGain = this.#node
  createOscillator = () => {
    const tone = this.#node()
    madeTones.push(tone)
    return tone
  }
  async close() {
    this.state = 'closed'
  }
}

beforeEach(async () => {
  forgetEverything()
  openContexts.length = 0
  Object.assign(globalThis, { AudioContext: FakeAudio })
  jest.useFakeTimers()
  await renderPage(<GoalPopUps />)
})
afterEach(() => {
  jest.useRealTimers()
})

const scores = () => screen.queryAllByRole('link').map((link) => /阿森纳(\d)/.exec(link.textContent ?? '')?.[1])

describe('goal pop-ups', () => {
  test('show minute, teams and score; three at most, the newest last; a goal told twice stands once', () => {
    for (const count of [1, 2, 2, 3, 4]) act(() => bus.emit('goal.scored', goal(count)))
    expect(scores()).toEqual(['2', '3', '4'])
    expect(screen.getAllByText('67′')).toHaveLength(3)
    expect(screen.getByRole('region', { name: '进球提醒' }).getAttribute('aria-live')).toBe('polite')
  })

  test('SCORE-02 go after six seconds, not while the pointer is on them, and at once when closed', () => {
    act(() => bus.emit('goal.scored', goal(1)))
    act(() => jest.advanceTimersByTime(5_900))
    const link = screen.getByRole('link')
    fireEvent.mouseOver(link)
    act(() => jest.advanceTimersByTime(20_000))
    expect(scores()).toEqual(['1'])
    fireEvent.mouseOut(link)
    act(() => jest.advanceTimersByTime(6_100))
    expect(scores()).toEqual([])
    act(() => bus.emit('goal.scored', goal(2)))
    fireEvent.click(screen.getByRole('button', { name: '关闭' }))
    expect(scores()).toEqual([])
  })

  test('sound only when the visitor wants it, for six seconds', () => {
    act(() => bus.emit('goal.scored', goal(1)))
    expect(openContexts).toHaveLength(0)
    writeGameSettings(localStorage, { red: true, voice: true, yellow: true })
    act(() => bus.emit('goal.scored', goal(2)))
    expect(openContexts[0]?.state).toBe('running')
    act(() => jest.advanceTimersByTime(5_999))
    expect(openContexts[0]?.state).toBe('running')
    act(() => jest.advanceTimersByTime(1))
    expect(openContexts[0]?.state).toBe('closed')
  })

  test('SCORE-02 each side has its own sound, made of other tones', () => {
    const tones = (isHome: boolean, homeScore: number) => {
      const before = madeTones.length
      act(() => bus.emit('goal.scored', goal(homeScore, { isHome })))
      return madeTones.slice(before).map((tone) => tone.frequency.value)
    }
    writeGameSettings(localStorage, { red: true, voice: true, yellow: true })
    const heard = goalSounds.map((sound, index) => {
      writeGoalSounds(localStorage, { home: sound, away: 'crowd' })
      return JSON.stringify(tones(true, index + 1))
    })
    expect(new Set(heard).size).toBe(goalSounds.length)
    writeGoalSounds(localStorage, { home: 'bell', away: 'whistle' })
    expect(tones(false, 9)).toContain(2_730)
    expect(tones(true, 10)).not.toContain(2_730)
  })
})
