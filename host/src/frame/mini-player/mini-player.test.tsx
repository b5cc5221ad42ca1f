import { expect, test } from '@jest/globals'
import { bus } from '@pitchside/bus'
import { SlotProvider } from '@pitchside/remote-kit'
import { act, render } from '@testing-library/react'
import { MiniPlayer } from './mini-player'

test('AIR-06 the corner is filled while a room is asked for, and by the room that was asked for last', () => {
  const { container } = render(
    <SlotProvider value={({ name, slotProps }) => `${name} ${JSON.stringify(slotProps)}`}>
      <MiniPlayer />
    </SlotProvider>,
  )
  const ask = (anchorId: number) => act(() => bus.emit('mini.requested', { anchorId }))
  expect(container.textContent).toBe('')
  ask(101)
  ask(102)
  expect(container.textContent).toBe('shell.mini {"anchorId":102}')
  ask(0)
  expect(container.textContent).toBe('')
})
