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
