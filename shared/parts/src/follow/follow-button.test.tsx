import { beforeEach, expect, test } from '@jest/globals'
import { signedIn, signedOut } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { answerCalls } from '@pitchside/testing'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { show } from '../testing.fixture'
import { FollowButton } from './follow-button'

const me = { id: 1, token: 't', userSig: '', nickname: 'Me', avatar: '', expIcon: '', balance: '9', isAnchor: false }
const button = () => screen.getByRole('button')
const shown = () => [button().textContent, button().getAttribute('aria-pressed')]

beforeEach(() => signedIn(me))

test('HOUSE-02 a follow shows what the server says holds now, not the turn of what was shown', async () => {
  // Another tab followed already: this click took it back.
  const asked = answerCalls({ toggleFollow: { is_attention: 0, attention: 41 } })
  const told: unknown[] = []
  await show(<FollowButton id={5} name="Nan" isFollowed={false} fans={42} onToggled={(now) => told.push(now)} />)
  expect(shown()).toEqual(['Follow42 Nan', 'false'])
  fireEvent.click(button())
  await waitFor(() => expect(told).toEqual([{ isFollowed: false, fans: 41 }]))
  expect(shown()).toEqual(['Follow41 Nan', 'false'])
  expect(asked).toEqual([{ name: 'toggleFollow', input: { id: 5 } }])
})

test('HOUSE-02 while a follow is on its way a second press sends nothing; a refused one follows nobody', async () => {
  let refuse: (reason: Error) => void = () => undefined
  const asked = answerCalls({ toggleFollow: () => new Promise((resolve) => (refuse = resolve)) })
  const told: unknown[] = []
  await show(<FollowButton id={5} name="Nan" isFollowed={false} onToggled={(now) => told.push(now)} />)
  fireEvent.click(button())
  await waitFor(() => expect(asked).toHaveLength(1))
  fireEvent.click(button())
  await act(async () => refuse(new Error('Too many')))
  await waitFor(() => expect(button().getAttribute('aria-busy')).not.toBe('true'))
  expect([shown(), told, asked.length]).toEqual([['Follow Nan', 'false'], [], 1])
})

test('HOUSE-02 a visitor is asked to log in and follows then; nobody follows oneself', async () => {
  signedOut()
  const asked = answerCalls({ toggleFollow: { is_attention: 1, attention: 3 } })
  const logIns: ((() => unknown) | undefined)[] = []
  const stop = bus.on('login.requested', ({ resume }) => logIns.push(resume))
  await show(<FollowButton id={5} name="Nan" isFollowed={false} />)
  fireEvent.click(button())
  expect([logIns.length, asked]).toEqual([1, []])
  await act(async () => void logIns[0]?.())
  await waitFor(() => expect(shown()).toEqual(['Following Nan', 'true']))
  stop()
  cleanup()
  signedIn(me)
  await show(<FollowButton id={1} name="Me" isFollowed={false} />)
  expect(screen.queryByRole('button')).toBeNull()
})
