import { beforeEach, expect, jest, test } from '@jest/globals'
import { authStore, followOtherTabs, onUserChanged, sessionToken, signedIn, signedOut, updateUser } from './index'

const zhou = {
  id: 1,
  token: 't1',
  userSig: 's',
  nickname: '北看台老周',
  avatar: '',
  expIcon: '',
  balance: '12680',
  isAnchor: false,
}

beforeEach(() => {
  signedOut()
  localStorage.clear()
})

test('AUTH-05 a log-in is kept under userInfo with the wire names and the token in a cookie', () => {
  signedIn(zhou)
  expect(JSON.parse(localStorage.getItem('userInfo') ?? '')).toEqual({
    id: 1,
    token: 't1',
    userSig: 's',
    user_nickname: '北看台老周',
    avatar: '',
    exp_icon: '',
    balance: '12680',
    is_anchor: 0,
  })
  expect(document.cookie).toContain('token=t1')
  expect(sessionToken()).toBe('t1')
})

test('AUTH-06 a log-out forgets user and cookie', () => {
  signedIn(zhou)
  signedOut()
  expect(localStorage.getItem('userInfo')).toBeNull()
  expect(document.cookie).not.toContain('token=t1')
  expect(sessionToken()).toBe('')
})

test('AUTH-07 another tab logs in and out', () => {
  const dispose = followOtherTabs()
  const changes = jest.fn()
  const stop = onUserChanged(changes)
  localStorage.setItem('userInfo', JSON.stringify({ id: 7, token: 'other', user_nickname: 'B', is_anchor: 1 }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'userInfo' }))
  expect(authStore.getState().user).toMatchObject({ id: 7, isAnchor: true })
  localStorage.removeItem('userInfo')
  window.dispatchEvent(new StorageEvent('storage', { key: 'userInfo' }))
  expect(authStore.getState().user).toBeUndefined()
  expect(changes).toHaveBeenCalledTimes(2)
  stop()
  dispose()
})

test('SHELL-08 a corrupt userInfo is a visitor', () => {
  const dispose = followOtherTabs()
  localStorage.setItem('userInfo', '{"id":"x"')
  window.dispatchEvent(new StorageEvent('storage', { key: 'userInfo' }))
  expect(authStore.getState().user).toBeUndefined()
  dispose()
})

test('a changed balance is not a changed user', () => {
  signedIn(zhou)
  const changes = jest.fn()
  const stop = onUserChanged(changes)
  updateUser({ balance: '5' })
  expect(authStore.getState().user?.balance).toBe('5')
  expect(changes).not.toHaveBeenCalled()
  stop()
})
