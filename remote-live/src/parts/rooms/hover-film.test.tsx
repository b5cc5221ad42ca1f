import { afterEach, expect, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { openPages, pass } from '../testing.fixture'
import { HoverFilm } from './hover-film'

openPages()
afterEach(() => void Reflect.deleteProperty(window, 'matchMedia'))

function show(): () => HTMLVideoElement | null {
  render(
    <HoverFilm src="/media/demo/football/101/master.m3u8">
      <a href="/live?id=101">room</a>
    </HoverFilm>,
  )
  return () => document.querySelector('video')
}
const card = () => screen.getByRole('link').parentElement!
// The test environment has no pointer events of its own.
const point = (type: string, pointerType: string) =>
  act(() => {
    const event = new MouseEvent(type)
    Object.defineProperty(event, 'pointerType', { value: pointerType })
    card().dispatchEvent(event)
  })

test('AIR-02 a card plays some silent seconds while a mouse rests on it, and nothing before', async () => {
  const film = show()
  point('pointerenter', 'mouse')
  await pass(300)
  expect(film()).toBeNull()
  await pass(300)
  expect(film()?.muted).toBe(true)
  // Until it plays the cover is seen.
  expect(film()?.style.opacity).toBe('0')
  fireEvent.playing(film()!)
  expect(film()?.style.opacity).toBe('1')
  Object.defineProperty(film(), 'currentTime', { value: 9 })
  fireEvent.timeUpdate(film()!)
  expect(film()).toBeNull()
})

test.each([
  ['who only passes over it', () => point('pointerleave', 'mouse')],
  ['whose focus goes on', () => fireEvent.focusOut(screen.getByRole('link'))],
])('AIR-02 %s sees none', async (_name, leave) => {
  const film = show()
  point('pointerenter', 'mouse')
  await pass(300)
  leave()
  await pass(5_000)
  expect(film()).toBeNull()
})

test('AIR-02 the focus of the keyboard is as good as a mouse; a finger is none', async () => {
  const film = show()
  point('pointerenter', 'touch')
  await pass(1_000)
  expect(film()).toBeNull()
  const link = screen.getByRole('link')
  Object.assign(link, { matches: () => true })
  fireEvent.focusIn(link)
  await pass(1_000)
  expect(film()).not.toBeNull()
  fireEvent.focusOut(link)
  expect(film()).toBeNull()
})

test('AIR-02 who asked for less motion sees the cover alone', async () => {
  const list = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }
  Object.assign(window, { matchMedia: () => list })
  const film = show()
  point('pointerenter', 'mouse')
  await pass(1_000)
  expect(film()).toBeNull()
})
