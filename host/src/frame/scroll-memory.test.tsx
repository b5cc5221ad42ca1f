import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { ScrollMemory } from './scroll-memory'

const scrollTo = jest.fn<(x: number, y: number) => void>()
beforeEach(() => {
  scrollTo.mockClear()
  Object.assign(window, { scrollTo })
})
afterEach(cleanup)

const scrollBy = (top: number) => {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true })
  fireEvent.scroll(window)
}

test('a document stands at its top by itself; other pages are brought there, and back to where the visitor was', async () => {
  const pages = ['/one', '/two'].map((path) => ({ path, element: <ScrollMemory /> }))
  const router = createMemoryRouter(pages, { initialEntries: ['/one'] })
  render(<RouterProvider router={router} />)
  expect(scrollTo).not.toHaveBeenCalled()
  scrollBy(800)
  await act(() => router.navigate('/two'))
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
  scrollBy(0)
  await act(() => router.navigate(-1))
  expect(scrollTo).toHaveBeenLastCalledWith(0, 800)
})
