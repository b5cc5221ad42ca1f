import { expect, test } from '@jest/globals'
import { leadingSizes, pictureSet } from '@pitchside/base'
import { render, screen } from '@testing-library/react'
import { Picture } from './picture'

const shown = (name: string) => screen.getByRole('presentation').getAttribute(name)

test('a picture waits until it comes near and is as wide as it is shown', () => {
  render(<Picture src="/media/uploads/a.webp" />)
  expect([shown('loading'), shown('sizes')]).toEqual(['lazy', '400px'])
  expect(shown('srcset')).toContain('/media/uploads/a.webp?w=320 320w')
})

test('the picture a page leads with is fetched first, as wide as the document preloads it unless it is told', () => {
  const { rerender } = render(<Picture src="/media/uploads/a.webp" isLeading />)
  expect([shown('loading'), shown('sizes')]).toEqual(['eager', leadingSizes])
  expect(shown('srcset')).toBe(pictureSet('/media/uploads/a.webp'))
  rerender(<Picture src="/media/uploads/a.webp" isLeading sizes="640px" />)
  expect(shown('sizes')).toBe('640px')
})

test('a picture from elsewhere comes in its own width alone', () => {
  render(<Picture src="https://cdn.example/a.webp" />)
  expect(shown('srcset')).toBeNull()
})
