import { afterEach, expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { RoomSkeleton } from './room-skeleton'

afterEach(() => {
  document.head.replaceChildren()
  Reflect.deleteProperty(performance, 'getEntriesByType')
})

test('WEB-05 a room that is still asked for shows the picture its document leads with; several rooms show none', () => {
  document.head.innerHTML = '<link rel="preload" as="image" href="/media/covers/room.webp">'
  performance.getEntriesByType = () => [{ name: location.href } as PerformanceEntry]
  const { rerender, container } = render(<RoomSkeleton hasPicture />)
  expect(screen.getByTestId('poster').getAttribute('src')).toBe('/media/covers/room.webp')
  expect(container.firstElementChild?.getAttribute('aria-busy')).toBe('true')
  rerender(<RoomSkeleton hasPicture={false} />)
  expect(screen.queryByTestId('poster')).toBeNull()
  document.head.replaceChildren()
  rerender(<RoomSkeleton hasPicture />)
  expect(screen.queryByTestId('poster')).toBeNull()
})
