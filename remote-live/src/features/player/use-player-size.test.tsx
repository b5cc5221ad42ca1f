import { afterEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { usePlayerSettings } from './player-settings.store'
import { usePlayerSize } from './use-player-size'

afterEach(() => {
  usePlayerSettings.getState().change({ isTheatre: false })
  Reflect.deleteProperty(document, 'fullscreenElement')
  Reflect.deleteProperty(document, 'fullscreenEnabled')
})

function Box({ hasTheatre = true }: { hasTheatre?: boolean }) {
  const box = useRef<HTMLElement>(null)
  const { size, toggle, toggleScreen } = usePlayerSize(box, hasTheatre)
  return (
    <section ref={box} data-testid="box" data-size={size}>
      <button type="button" onClick={() => toggle('window')}>
        window
      </button>
      <button type="button" onClick={() => toggle('theatre')}>
        theatre
      </button>
      <input aria-label="line" />
      <button type="button" onClick={toggleScreen}>
        screen
      </button>
      <aside data-takes-escape="">
        <button type="button">panel</button>
      </aside>
    </section>
  )
}

const size = (): string | undefined => screen.getByTestId('box').dataset.size
const button = (name: string): HTMLElement => screen.getByRole('button', { name })
const press = (name: string): void => void fireEvent.click(button(name))
const pressEscape = (at: HTMLElement): void => void fireEvent.keyDown(at, { key: 'Escape' })

/** A browser with full screen of the whole document. */
function withFullscreen() {
  let isFull = false
  const change = (value: boolean) => async () => {
    isFull = value
    document.dispatchEvent(new Event('fullscreenchange'))
  }
  Object.defineProperties(document, {
    fullscreenEnabled: { value: true, configurable: true },
    fullscreenElement: { get: () => (isFull ? document.documentElement : null), configurable: true },
  })
  const exit = jest.fn(change(false))
  document.documentElement.requestFullscreen = change(true)
  document.exitFullscreen = exit
  return { exit, leave: change(false) }
}

test('LIVE-01 Esc leaves the window-filling size before it closes anything around the player', () => {
  const onDialogKey = jest.fn()
  render(
    <div role="dialog" onKeyDown={onDialogKey}>
      <Box />
    </div>,
  )
  press('window')
  expect(size()).toBe('window')
  expect(document.documentElement.style.overflow).toBe('hidden')
  pressEscape(button('panel'))
  expect(size()).toBe('window')
  onDialogKey.mockClear()
  pressEscape(button('window'))
  expect(size()).toBe('normal')
  expect(onDialogKey).not.toHaveBeenCalled()
  expect(document.documentElement.style.overflow).toBe('')
})

test('LIVE-01 in full screen the focus stays in the player, and leaving the room leaves full screen', async () => {
  const { exit } = withFullscreen()
  const { unmount } = render(
    <>
      <Box />
      <a href="/main">beneath</a>
    </>,
  )
  await act(async () => press('screen'))
  expect(size()).toBe('screen')
  act(() => screen.getByRole('link').focus())
  expect(document.activeElement).toBe(button('window'))
  unmount()
  expect(exit).toHaveBeenCalledTimes(1)
})

test('LIVE-01 the browser left full screen by itself: the player is back in the page', async () => {
  const { leave } = withFullscreen()
  render(<Box />)
  await act(async () => press('screen'))
  await act(async () => leave())
  expect(size()).toBe('normal')
})

test('a browser without full screen fills the window', () => {
  render(<Box />)
  press('screen')
  expect(size()).toBe('window')
})

test('LIVE-01 in the theatre Esc comes back to the page, but not for who writes a line', () => {
  render(<Box />)
  press('theatre')
  expect([size(), document.documentElement.style.overflow]).toEqual(['theatre', 'hidden'])
  pressEscape(screen.getByLabelText('line'))
  expect(size()).toBe('theatre')
  pressEscape(button('theatre'))
  expect([size(), document.documentElement.style.overflow]).toEqual(['normal', ''])
})

test('LIVE-01 in the theatre the focus may go to the chat, and to nothing that it covers', () => {
  render(
    <>
      <div data-theatre-frame="">
        <Box />
        <a href="/chat">chat</a>
      </div>
      <a href="/main">beneath</a>
    </>,
  )
  press('theatre')
  const [chat, beneath] = screen.getAllByRole('link')
  act(() => chat?.focus())
  expect(document.activeElement).toBe(chat)
  act(() => beneath?.focus())
  expect(document.activeElement).toBe(button('window'))
})

test('AIR-06 the theatre is remembered for the next room, and is none of a recording', () => {
  const { unmount } = render(<Box />)
  press('theatre')
  expect(JSON.parse(localStorage.getItem('playerSettings') ?? '{}')).toMatchObject({ isTheatre: true })
  unmount()
  const recording = render(<Box hasTheatre={false} />)
  press('theatre')
  expect(size()).toBe('normal')
  recording.unmount()
  render(<Box />)
  expect(size()).toBe('theatre')
})

test('AIR-06 the window and the screen come back to the theatre they were opened from', () => {
  render(<Box />)
  press('theatre')
  press('window')
  expect(size()).toBe('window')
  pressEscape(button('window'))
  expect(size()).toBe('theatre')
  pressEscape(button('window'))
  expect(size()).toBe('normal')
})
