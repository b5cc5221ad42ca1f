import { expect, test } from '@jest/globals'
import { actionOf, helpOfKeys } from './hot-keys'

function press(key: string, target: Element, options: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, ...options })
  target.dispatchEvent(event)
  return event
}

test('LIVE-01 keys play, mute, fill the screen, switch the barrage and cut a clip', () => {
  const actions = [' ', 'k', 'K', 'm', 'f', 'd', 'w', 't', 'c', 'g', 'p', 'i', '?', 'l', 'r', 'x', 'z'].map((key) =>
    actionOf(press(key, document.body)),
  )
  expect(actions).toEqual([
    'togglePlay',
    'togglePlay',
    'togglePlay',
    'toggleMute',
    'toggleFullscreen',
    'toggleBarrage',
    'toggleWindow',
    'toggleTheatre',
    'toggleChat',
    'toggleGifts',
    'togglePictureInPicture',
    'toggleStatistics',
    'toggleHelp',
    'goLive',
    'reload',
    'clip',
    undefined,
  ])
})

test('keys do nothing while somebody writes, and Space stays with a focused button', () => {
  document.body.innerHTML = '<input><button>go</button>'
  const [input, button] = [document.querySelector('input')!, document.querySelector('button')!]
  expect(actionOf(press('m', input))).toBeUndefined()
  expect(actionOf(press(' ', button))).toBeUndefined()
  expect(actionOf(press('m', button))).toBe('toggleMute')
  expect(actionOf(press('m', document.body, { ctrlKey: true }))).toBeUndefined()
})

test("LIVE-01 arrows are the page's, unless the focus is in the player", () => {
  document.body.innerHTML = '<button>go</button><input type="range">'
  const [button, slider] = [document.querySelector('button')!, document.querySelector('input')!]
  const actions = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((key) => press(key, button))
  expect(actions.map((event) => actionOf(event))).toEqual([undefined, undefined, undefined, undefined])
  expect(actions.map((event) => actionOf(event, { isInside: true }))).toEqual(['back', 'forward', 'louder', 'quieter'])
  expect(actionOf(press('ArrowLeft', slider), { isInside: true })).toBeUndefined()
  expect(actionOf(press('m', slider), { isInside: true })).toBe('toggleMute')
})

test('the help names every key that does something', () => {
  const told = new Set(helpOfKeys.map(({ action }) => action))
  for (const key of [' ', 'm', 'f', 'w', 't', 'c', 'g', 'p', 'd', 'i', '?', 'l', 'r'])
    expect(told).toContain(actionOf(press(key, document.body)))
})
