import { afterEach, expect, test } from '@jest/globals'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { placeAfter } from './photo'
import { PhotoGrid } from './photo-grid'

afterEach(cleanup)

const labels = {
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  of: (place: number) => `Photo ${place + 1}`,
}
const photos = (count: number) => Array.from({ length: count }, (_, at) => ({ src: `/p${at}.webp`, alt: '' }))
const large = () => screen.getByRole('dialog').querySelector('img')?.getAttribute('src')

test.each<[string, number, number, number | undefined]>([
  ['ArrowRight', 0, 3, 1],
  ['ArrowRight', 2, 3, 0],
  ['ArrowLeft', 0, 3, 2],
  ['Home', 2, 4, 0],
  ['End', 0, 4, 3],
  ['Enter', 0, 4, undefined],
  ['toString', 0, 4, undefined],
  ['ArrowLeft', 0, 0, undefined],
])('%s at %i of %i leads to %s', (key, place, count, next) => {
  expect(placeAfter(key, place, count)).toBe(next)
})

test('CONT-03 a photo opens large, arrow keys turn, Esc closes and the focus is where it was', async () => {
  render(<PhotoGrid photos={photos(3)} labels={labels} />)
  const second = screen.getByRole('button', { name: 'Photo 2' })
  second.focus()
  fireEvent.click(second)
  const viewer = await screen.findByRole('dialog', { name: 'Photo 2' })
  expect(large()).toBe('/p1.webp')
  fireEvent.keyDown(viewer, { key: 'ArrowRight' })
  expect(large()).toBe('/p2.webp')
  fireEvent.keyDown(viewer, { key: 'ArrowRight' })
  expect(large()).toBe('/p0.webp')
  fireEvent.click(screen.getByRole('button', { name: 'Previous' }))
  expect(large()).toBe('/p2.webp')
  fireEvent.keyDown(viewer, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(second))
})

test('one photo has nothing to turn to; more than four say how many', async () => {
  const { unmount } = render(<PhotoGrid photos={photos(1)} labels={labels} />)
  fireEvent.click(screen.getByRole('button', { name: 'Photo 1' }))
  await screen.findByRole('dialog')
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
  unmount()
  render(<PhotoGrid photos={photos(6)} labels={labels} />)
  expect(screen.getAllByRole('button')).toHaveLength(4)
  expect(screen.getByText('+2')).toBeDefined()
})
