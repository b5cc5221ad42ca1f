import { type Disposer, keepCookie, readStored, writeStored } from '@pitchside/base'
import { createStore, useStore } from 'zustand'
import { fromWire, isStoredUserInfo, type SessionUser, type StoredUserInfo, toWire } from './session-user'

/** Local storage key of the signed-in user. */
export const userInfoKey = 'userInfo'
/** Cookie that carries the token. */
export const tokenCookie = 'token'

interface AuthState {
  user: SessionUser | undefined
}

const load = (): SessionUser | undefined => {
  const stored = readStored(localStorage, userInfoKey, isStoredUserInfo)
  return stored && fromWire(stored)
}

/** The session of this browser: one instance for host and remotes. */
export const authStore = createStore<AuthState>()(() => ({ user: load() }))

function writeTokenCookie(token: string | undefined): void {
  const rest = token ? `${encodeURIComponent(token)}; Max-Age=${30 * 86_400}` : '; Max-Age=0'
  keepCookie(`${tokenCookie}=${rest}; Path=/; SameSite=Strict`)
}

/** The user is signed in: keeps user and token, tells every subscriber and, through the storage, every other tab. */
export function signedIn(user: SessionUser): void {
  writeStored(localStorage, userInfoKey, toWire(user))
  writeTokenCookie(user.token)
  authStore.setState({ user })
}

/** Same for a user as the server sends it. */
export function signedInFromWire(user: StoredUserInfo): void {
  signedIn(fromWire(user))
}

/** Changes fields of the signed-in user (balance, nickname, avatar); nothing happens when nobody is signed in. */
export function updateUser(change: Partial<Omit<SessionUser, 'id' | 'token'>>): void {
  const { user } = authStore.getState()
  if (user) signedIn({ ...user, ...change })
}

/** Forgets user and token in this browser. Telling the server is the caller's part. */
export function signedOut(): void {
  localStorage.removeItem(userInfoKey)
  writeTokenCookie(undefined)
  if (authStore.getState().user) authStore.setState({ user: undefined })
}

/** Token of the session, empty when nobody is signed in: goes into the `token` header as it is. */
export function sessionToken(): string {
  return authStore.getState().user?.token ?? ''
}

/** React: a part of the session. */
export function useAuth<T>(select: (state: AuthState) => T): T {
  return useStore(authStore, select)
}

/** React: the signed-in user, undefined for a visitor. */
export function useUser(): SessionUser | undefined {
  return useStore(authStore, (state) => state.user)
}

/** Follows log-in and log-out of other tabs. */
export function followOtherTabs(): Disposer {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== userInfoKey && event.key !== null) return
    authStore.setState({ user: load() })
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

/** Calls `listener` when somebody signs in, signs out or another user takes over. */
export function onUserChanged(
  listener: (user: SessionUser | undefined, before: SessionUser | undefined) => void,
): Disposer {
  return authStore.subscribe((state, before) => {
    if (state.user?.id !== before.user?.id || state.user?.token !== before.user?.token)
      listener(state.user, before.user)
  })
}
