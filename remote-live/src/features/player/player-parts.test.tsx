import { beforeEach, expect, jest, test } from '@jest/globals'
import { addTexts, startI18n } from '@pitchside/i18n'
import { act, fireEvent, render, screen } from '@testing-library/react'
import en from '../../i18n/en.json'
import { fakeHls, fakeVideo } from './fake-hls.fixture'
import { HelpPanel } from './help-panel'
import { LivePlayer } from './live-player'
import { PlayerCorner } from './player-corner'
import { PlayerNotice } from './player-notice'
import { firstSnapshot, type PlayerSnapshot } from './player-snapshot'
import { QualityMenu } from './quality-menu'
import { SpeedMenu } from './speed-menu'

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('live', en)
})

const snapshot = (part: Partial<PlayerSnapshot>): PlayerSnapshot => ({
  ...firstSnapshot({ quality: 'auto', volume: 0.7, isMuted: false }),
  heights: [720, 480, 360],
  phase: 'playing',
  ...part,
})

function aPlayer(): LivePlayer {
  const start = { quality: 'auto', volume: 0.7, isMuted: false } as const
  return new LivePlayer({
    ...start,
    video: fakeVideo(),
    src: 'x',
    loadHls: fakeHls().loadHls,
    onChange: () => undefined,
  })
}

test.each<[string, Partial<PlayerSnapshot>, string, string[]]>([
  ['loading', { phase: 'loading' }, '', []],
  ['buffering', { phase: 'stalled' }, 'Buffering', []],
  ['a short outage', { phase: 'recovering', tries: 2 }, 'Signal lost, reconnecting', []],
  ['a long outage', { phase: 'recovering', tries: 9 }, 'The stream can not be reached', ['Try now']],
  ['no network', { phase: 'stalled', isOffline: true }, 'You are offline', ['Try now']],
  ['a browser that can not', { phase: 'unsupported' }, 'This browser can not play the stream', []],
  ['an interruption', { phase: 'ended' }, 'waiting for the host', []],
  ['an encoder that died', { phase: 'stalled', isAway: true }, 'waiting for the host', []],
  ['the same for who comes in', { phase: 'loading', isAway: true }, 'waiting for the host', []],
  ['an own outage meanwhile', { phase: 'recovering', isAway: true, tries: 2 }, 'Signal lost, reconnecting', []],
  ['playing', {}, '', []],
  ['playing from the buffer without a network', { isOffline: true, tries: 9 }, '', []],
  ['paused', { phase: 'paused' }, '', ['Play']],
])('LIVE-01 %s is told in words', (_name, part, words, buttons) => {
  render(<PlayerNotice player={aPlayer()} snapshot={snapshot(part)} isPlayback={false} />)
  expect(screen.getByRole('status').textContent).toContain(words)
  expect(screen.queryAllByRole('button').map((button) => button.ariaLabel ?? button.textContent)).toEqual(buttons)
})

test('LIVE-13 the end of a recording offers it again', () => {
  render(<PlayerNotice player={aPlayer()} snapshot={snapshot({ phase: 'ended' })} isPlayback />)
  expect(screen.getByRole('button', { name: 'Watch again' })).toBeTruthy()
})

test('LIVE-01 the retry button loads the stream anew', () => {
  const player = aPlayer()
  const reload = jest.spyOn(player, 'reload')
  render(<PlayerNotice player={player} snapshot={snapshot({ phase: 'recovering', tries: 9 })} isPlayback={false} />)
  fireEvent.click(screen.getByRole('button', { name: 'Try now' }))
  expect(reload).toHaveBeenCalledTimes(1)
})

test.each<[string, Partial<PlayerSnapshot>, string]>([
  ['at the edge', {}, 'Live'],
  ['behind', { isFollowing: false, behindS: 16 }, '16 s behind · back to live'],
  ['just paused', { isFollowing: false }, 'Back to live'],
  ['at another speed', { isFollowing: false, rate: 0.75 }, 'Not following live · back to live'],
  ['without sound', { isSoundBlocked: true }, 'Click for soundLive'],
])('LIVE-01 the corner says where playback is: %s', (_name, part, words) => {
  const { container } = render(<PlayerCorner player={aPlayer()} snapshot={snapshot(part)} isPlayback={false} />)
  expect(container.textContent).toBe(words)
})

test('LIVE-01 a room that sends one quality says so', () => {
  render(<QualityMenu player={aPlayer()} snapshot={snapshot({ heights: [1080] })} />)
  fireEvent.click(screen.getByRole('button', { name: /Source/ }))
  expect(screen.getAllByRole('menuitemcheckbox').map((item) => item.textContent)).toEqual(['Source'])
  expect(screen.getByRole('menuitem').textContent).toBe('This room offers the source only')
})

test('LIVE-01 a chosen quality is asked for and remembered', () => {
  const player = aPlayer()
  const setQuality = jest.spyOn(player, 'setQuality')
  render(<QualityMenu player={player} snapshot={snapshot({})} />)
  fireEvent.click(screen.getByRole('button', { name: /Auto/ }))
  act(() => screen.getByRole('menuitemcheckbox', { name: 'Smooth' }).click())
  expect(setQuality).toHaveBeenCalledWith('smooth')
  expect(JSON.parse(localStorage.getItem('playerSettings') ?? '{}')).toMatchObject({ quality: 'smooth' })
})

test.each<[string, Partial<PlayerSnapshot>, string]>([
  ['names the level it plays', { height: 480 }, 'Auto (SD)'],
  ['that has no picture yet names none', { height: 0 }, 'Auto'],
  ['that was not chosen names none', { height: 360, quality: 'smooth' }, 'Auto'],
])('LIVE-01 a quality that follows the line %s', (_name, part, words) => {
  render(<QualityMenu player={aPlayer()} snapshot={snapshot(part)} />)
  fireEvent.click(screen.getByRole('button', { name: /Quality/ }))
  expect(screen.getAllByRole('menuitemcheckbox')[0]?.textContent).toBe(words)
})

test.each([
  ['live', false, ['1.5×', '1.25×', '1× follows live', '0.75×']],
  ['recorded', true, ['2×', '1.5×', '1.25×', '1×', '0.75×', '0.5×']],
])('LIVE-01 speeds of what is %s', (_name, isPlayback, rates) => {
  render(<SpeedMenu player={aPlayer()} snapshot={snapshot({})} isPlayback={isPlayback} />)
  fireEvent.click(screen.getByRole('button', { name: 'Speed' }))
  expect(screen.getAllByRole('menuitemcheckbox').map((item) => item.textContent)).toEqual(rates)
})

test('LIVE-01 the help closes by its button and by Esc', () => {
  const onClose = jest.fn()
  render(<HelpPanel onClose={onClose} without={['goLive']} />)
  expect(screen.getByText('Play or pause')).toBeTruthy()
  expect(screen.queryByText('Back to live')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  fireEvent.keyDown(screen.getByRole('button', { name: 'Close' }), { key: 'Escape' })
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('AIR-04 low latency can be had where the broadcast has it, and is remembered', () => {
  const player = aPlayer()
  const setLowLatency = jest.spyOn(player, 'setLowLatency')
  const { rerender } = render(<QualityMenu player={player} snapshot={snapshot({})} />)
  fireEvent.click(screen.getByRole('button', { name: /Auto/ }))
  expect(screen.queryByRole('menuitemcheckbox', { name: 'Low latency' })).toBeNull()
  rerender(<QualityMenu player={player} snapshot={snapshot({ isLowOffered: true, isLow: true })} />)
  const item = screen.getByRole('menuitemcheckbox', { name: 'Low latency' })
  expect(item.getAttribute('aria-checked')).toBe('true')
  act(() => item.click())
  expect(setLowLatency).toHaveBeenCalledWith(false)
  expect(JSON.parse(localStorage.getItem('playerSettings') ?? '{}')).toMatchObject({ isLow: false })
})
