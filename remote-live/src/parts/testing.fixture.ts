import { afterEach, beforeEach, jest } from '@jest/globals'
import { type SessionUser, signedIn, signedOut } from '@pitchside/auth'
import { addTexts, startI18n } from '@pitchside/i18n'
import { act } from '@testing-library/react'
import en from '../i18n/en.json'
import { openFakeSocket } from './room-feed/fake-socket.fixture'

export const me: SessionUser = {
  ...{ id: 1, token: 't', userSig: '', nickname: 'Me', avatar: '', expIcon: '', balance: '900', isAnchor: false },
}

/**
 * Every test of the file has its page to itself: in English, with time that stands until it is told to pass, on a line the
 * test holds, signed in as `user` or as nobody. Gives the line of the test that runs.
 */
export function openPages({ user }: { user?: SessionUser } = {}): () => ReturnType<typeof openFakeSocket> {
  let line: ReturnType<typeof openFakeSocket>
  beforeEach(async () => {
    await startI18n('en', {})
    addTexts('live', en)
    jest.useFakeTimers()
    if (user) signedIn(user)
    line = openFakeSocket()
  })
  afterEach(() => {
    line.close()
    jest.useRealTimers()
    signedOut()
  })
  return () => line
}

/** Lets time pass, and the page draw what came of it. */
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

/** The reply of a call that takes the first row away. */
export const taking = (rows: object[], reply: object) => () => {
  rows.shift()
  return reply
}
