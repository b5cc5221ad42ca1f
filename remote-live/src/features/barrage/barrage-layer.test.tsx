import { beforeEach, expect, test } from '@jest/globals'
import { addTexts, startI18n } from '@pitchside/i18n'
import { act, render, screen } from '@testing-library/react'
import en from '../../i18n/en.json'
import type { BarrageLine } from '../../parts/barrage-line/barrage-line'
import { BarrageLayer } from './barrage-layer'
import { useBarrageSettings } from './barrage-settings.store'

/** A room that speaks when the test says so. */
function aSource() {
  const listeners = new Set<(line: BarrageLine) => void>()
  return {
    listeners,
    say: (line: BarrageLine) => act(() => listeners.forEach((listener) => void listener(line))),
    source: (listener: (line: BarrageLine) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const listed = (): (string | null)[] => [...document.querySelectorAll('li')].map((item) => item.textContent)

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('live', en)
  act(() => useBarrageSettings.getState().change({ isShown: true, words: [], users: [], pausesWithVideo: true }))
  Object.assign(window, {
    matchMedia: () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }),
  })
})

test('LIVE-02 with reduced motion the newest six lines stand still, hidden from screen readers', () => {
  const { source, say } = aSource()
  render(<BarrageLayer source={source} />)
  for (let line = 1; line <= 8; line++) say({ text: `line ${line}` })
  expect(screen.getByTestId('barrage').getAttribute('aria-hidden')).toBe('true')
  expect(listed()).toEqual([3, 4, 5, 6, 7, 8].map((line) => `line ${line}`))
})

test('LIVE-02 the standing list obeys blocking and pause as the flying lines do', () => {
  const { source, say } = aSource()
  const { rerender } = render(<BarrageLayer source={source} />)
  say({ text: 'from 7', userId: 7 })
  say({ text: 'a SPOILER' })
  say({ text: 'fine' })
  act(() => useBarrageSettings.getState().change({ words: ['spoiler'], users: [{ id: 7, name: 'Loud' }] }))
  expect(listed()).toEqual(['fine'])
  say({ text: 'from 7 again', userId: 7 })
  rerender(<BarrageLayer source={source} isPaused />)
  say({ text: 'behind the pause' })
  say({ text: 'mine', isMine: true })
  expect(listed()).toEqual(['fine', 'mine'])
})

test('LIVE-02 switched off nothing is drawn and nobody listens; leaving ends everything', () => {
  const { source, listeners } = aSource()
  const { unmount } = render(<BarrageLayer source={source} />)
  expect(listeners.size).toBe(1)
  act(() => useBarrageSettings.getState().change({ isShown: false }))
  expect(screen.queryByTestId('barrage')).toBeNull()
  expect(listeners.size).toBe(0)
  act(() => useBarrageSettings.getState().change({ isShown: true }))
  unmount()
  expect(listeners.size).toBe(0)
})
