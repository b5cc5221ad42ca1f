import { expect, test } from '@jest/globals'
import { actionOf } from './hot-keys'

function press(key: string, target: Element, options: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, ...options })
  target.dispatchEvent(event)
  return event
}

test('LIVE-01 keys play, mute, fill the screen and switch the barrage', () => {
  const actions = [' ', 'k', 'K', 'm', 'f', 'd', 'x'].map((key) => actionOf(press(key, document.body)))
  expect(actions).toEqual([
    'togglePlay',
    'togglePlay',
    'togglePlay',
    'toggleMute',
    'toggleFullscreen',
    'toggleBarrage',
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
