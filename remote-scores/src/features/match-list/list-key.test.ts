import { expect, test } from '@jest/globals'
import { listKeyOf } from './list-key'

const at = (html: string) => {
  document.body.innerHTML = html
  return document.body.querySelector('[data-here]') as HTMLElement
}
const press = (key: string, html = '<div data-here></div>', change: Partial<KeyboardEvent> = {}) =>
  listKeyOf({
    key,
    target: at(html),
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    isComposing: false,
    defaultPrevented: false,
    ...change,
  })

test.each([
  ['j', 'next'],
  ['k', 'previous'],
  ['f', 'follow'],
  ['h', 'hide'],
  ['/', 'search'],
  ['[', 'earlier'],
  [']', 'later'],
  ['c', 'fold'],
  ['?', 'help'],
  ['3', '3'],
  ['6', undefined],
  ['x', undefined],
])('SCORE-01 the key %s means %s', (key, name) => {
  expect(press(key)).toBe(name)
})

test('SCORE-01 keys belong to whoever is being typed into, to open boxes and to the browser', () => {
  for (const html of [
    '<input data-here>',
    '<textarea data-here></textarea>',
    '<div role="dialog"><b data-here></b></div>',
  ])
    expect([html, press('j', html)]).toEqual([html, undefined])
  expect(press('f', '<div data-here></div>', { ctrlKey: true })).toBeUndefined()
  expect(press('j', '<div data-here></div>', { isComposing: true })).toBeUndefined()
})

test('SCORE-01 the arrows scroll the page, and move only inside the list', () => {
  expect(press('ArrowDown')).toBeUndefined()
  expect(press('ArrowDown', '<div data-stop="row:1"><i data-here></i></div>')).toBe('next')
})
