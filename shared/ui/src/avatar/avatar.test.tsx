import { describe, expect, test } from '@jest/globals'
import { portraitFor } from '@pitchside/base/portrait'
import { fireEvent, render, screen } from '@testing-library/react'
import { Avatar } from './avatar'

describe('Avatar', () => {
  test('the same id gives the same face', () => {
    expect(portraitFor('han')).toEqual(portraitFor('han'))
    expect(
      new Set(Array.from({ length: 50 }, (_, id) => JSON.stringify(portraitFor(String(id))))).size,
    ).toBeGreaterThan(45)
  })

  test('a picture that fails gives way to the face, a new one is tried again', () => {
    const { container, rerender } = render(<Avatar id="han" src="/a.webp" />)
    const picture = container.querySelector('img')
    if (picture === null) throw new Error('no picture')
    fireEvent.error(picture)
    expect(container.querySelector('img')?.getAttribute('src')).toMatch(/^data:image\/svg/)
    rerender(<Avatar id="han" src="/b.webp" />)
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/b.webp')
  })

  test('the seed of a portrait is a face, not the address of a picture', () => {
    const { container } = render(<Avatar id={3} src="portrait:han" />)
    const { container: same } = render(<Avatar id="han" />)
    const faceIn = (box: HTMLElement) => box.querySelector('img')?.getAttribute('src')
    expect(faceIn(container)).toMatch(/^data:image\/svg/)
    expect(faceIn(container)).toBe(faceIn(same))
  })

  test('WEB-05 a face is one element of its page, and a drawing that can be read', () => {
    for (const id of Array.from({ length: 40 }, (_, n) => `who ${n}`)) {
      const { container } = render(<Avatar id={id} hasHeadset />)
      expect(container.querySelectorAll('*')).toHaveLength(2)
      const [, drawing = ''] = container.querySelector('img')?.src.split('data:image/svg+xml,') ?? []
      const parsed = new DOMParser().parseFromString(decodeURIComponent(drawing), 'image/svg+xml')
      expect([parsed.documentElement.nodeName, parsed.querySelector('parsererror')]).toEqual(['svg', null])
    }
  })

  test('one ring at a time, live wins', () => {
    render(<Avatar id="han" name="解说老韩" isLive tier={6} isOnline />)
    const { classList } = screen.getByRole('img', { name: '解说老韩' })
    expect([classList.contains('live'), classList.contains('tier'), classList.contains('online')]).toEqual([
      true,
      false,
      false,
    ])
  })
})
