import { afterEach, expect, test } from '@jest/globals'
import { signedInFromWire, signedOut } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { asMember } from './as-member'

afterEach(() => {
  cleanup()
  signedOut()
})

function Buttons({ onDone }: { onDone: () => void }) {
  return (
    <button type="button" onClick={() => asMember(onDone)}>
      like
    </button>
  )
}

test('a visitor is asked to log in and the action resumes after it; a member acts at once', () => {
  let done = 0
  const asked: ((() => unknown) | undefined)[] = []
  const stop = bus.on('login.requested', ({ resume }) => asked.push(resume))
  render(<Buttons onDone={() => (done += 1)} />)
  fireEvent.click(screen.getByText('like'))
  expect([done, asked.length]).toEqual([0, 1])
  asked[0]?.()
  expect(done).toBe(1)
  act(() =>
    signedInFromWire({
      id: 1,
      token: 't',
      userSig: '',
      user_nickname: 'Me',
      avatar: '',
      exp_icon: '',
      balance: '0',
      is_anchor: 0,
    }),
  )
  fireEvent.click(screen.getByText('like'))
  expect([done, asked.length]).toEqual([2, 1])
  stop()
})
