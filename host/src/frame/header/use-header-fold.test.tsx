import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { act, cleanup, render } from '@testing-library/react'
import { useRef } from 'react'
import { headerFold, useHeaderFold } from './use-header-fold'

const told: ResizeObserverCallback[] = []
class Told implements ResizeObserver {
  readonly observe = jest.fn()
  readonly unobserve = jest.fn()
  readonly disconnect = jest.fn()
  constructor(tell: ResizeObserverCallback) {
    told.push(tell)
  }
}

function Header({ words }: { words: readonly string[] }) {
  const box = useRef<HTMLElement>(null)
  useHeaderFold(box)
  return (
    <header ref={box}>
      {words.map((word) => (
        <span key={word}>{word}</span>
      ))}
    </header>
  )
}

describe('folding the header', () => {
  test('a wide window with room is not folded', () => {
    expect(headerFold(1440, () => true)).toBe(0)
  })

  test('the design folds below 1240 and 1120 even when there is room', () => {
    expect([headerFold(1239, () => true), headerFold(1119, () => true)]).toEqual([1, 2])
  })

  test('long words fold it in a wide window too, as far as they need and no farther than there is', () => {
    expect(headerFold(1440, (level) => level >= 1)).toBe(1)
    expect(headerFold(390, (level) => level >= 3)).toBe(3)
    expect(headerFold(390, () => true)).toBe(2)
    expect(headerFold(1440, () => false)).toBe(3)
  })
})

describe('the header of a page', () => {
  const before = globalThis.ResizeObserver
  afterEach(() => {
    cleanup()
    globalThis.ResizeObserver = before
  })

  test('is measured at its first drawing and when sizes are told, and at no other drawing', () => {
    globalThis.ResizeObserver = Told
    const measure = jest.spyOn(Element.prototype, 'getBoundingClientRect')
    const { rerender, container } = render(<Header words={['Home']} />)
    expect(container.querySelector('header')?.dataset.fold).toMatch(/^[0-3]$/)
    measure.mockClear()
    rerender(<Header words={['Home', 'Scores']} />)
    expect(measure).not.toHaveBeenCalled()
    act(() => told.at(-1)?.([], new Told(() => undefined)))
    expect(measure).toHaveBeenCalled()
    measure.mockRestore()
  })
})
