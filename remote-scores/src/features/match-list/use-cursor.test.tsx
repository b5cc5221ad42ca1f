import { expect, test } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { useCursor } from './use-cursor'

/** Elements by place, as in the list: another order shows other matches in the same ones. */
function List({ order }: { order: readonly string[] }) {
  const box = useRef<HTMLFieldSetElement>(null)
  const { setCursor } = useCursor(box)
  return (
    <fieldset ref={box} onFocus={(event) => setCursor(event.target.dataset.stop ?? '')}>
      {order.map((name, place) => (
        <button type="button" key={place} data-stop={name}>
          {name}
        </button>
      ))}
    </fieldset>
  )
}

test('SCORE-01 the focus stays with its match when the list gets another order', () => {
  Element.prototype.scrollIntoView = () => undefined
  const { rerender } = render(<List order={['a', 'b', 'c']} />)
  act(() => screen.getByText('c').focus())
  rerender(<List order={['c', 'a', 'b']} />)
  expect(document.activeElement).toBe(screen.getByText('c'))
  rerender(<List order={['a', 'b']} />)
  expect(document.activeElement?.textContent).not.toBe('c')
})

/** Elements by match: another order moves them in the document. */
function Moving({ order }: { order: readonly string[] }) {
  const box = useRef<HTMLFieldSetElement>(null)
  const { setCursor, leave } = useCursor(box)
  return (
    <fieldset ref={box} onFocus={(event) => setCursor(event.target.dataset.stop ?? '')} onBlur={leave}>
      {order.map((name) => (
        <button type="button" key={name} data-stop={name}>
          {name}
        </button>
      ))}
    </fieldset>
  )
}

test('SCORE-01 a match that moves keeps the focus; whoever left the list is not taken back', () => {
  Element.prototype.scrollIntoView = () => undefined
  const { rerender } = render(<Moving order={['a', 'b', 'c']} />)
  act(() => screen.getByText('c').focus())
  rerender(<Moving order={['c', 'a', 'b']} />)
  rerender(<Moving order={['a', 'b', 'c']} />)
  expect(document.activeElement).toBe(screen.getByText('c'))
  act(() => screen.getByText('c').blur())
  rerender(<Moving order={['b', 'c', 'a']} />)
  expect(document.activeElement).toBe(document.body)
})
