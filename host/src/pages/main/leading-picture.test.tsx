import { afterEach, expect, test } from '@jest/globals'
import { pictureSet } from '@pitchside/base'
import { render, screen } from '@testing-library/react'
import { LeadingPicture } from './leading-picture'

afterEach(() => {
  document.head.replaceChildren()
  Reflect.deleteProperty(performance, 'getEntriesByType')
})

test('WEB-05 what the document asked for first stands in for the thing it belongs to, and on its page alone', () => {
  document.head.innerHTML =
    '<link rel="preload" as="style" href="/a.css"><link rel="preload" as="image" href="/media/uploads/lead.webp">'
  let opened = location.href
  performance.getEntriesByType = () => [{ name: opened } as PerformanceEntry]
  const { rerender } = render(<LeadingPicture key="its page" />)
  const shown = (name: string) => screen.getByRole('presentation').getAttribute(name)
  expect([shown('src'), shown('srcset')]).toEqual(['/media/uploads/lead.webp', pictureSet('/media/uploads/lead.webp')])
  opened = new URL('/elsewhere', location.href).href
  rerender(<LeadingPicture key="another page" />)
  expect(screen.queryByRole('presentation')).toBeNull()
})
