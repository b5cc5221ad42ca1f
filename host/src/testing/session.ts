import { signedIn, signedOut } from '@pitchside/auth'

/** Signs somebody in, in this browser only. */
export function signInAs(change: { isAnchor?: boolean; id?: number; token?: string } = {}): void {
  signedIn({
    id: 7,
    token: 'token-of-7',
    userSig: 'sig-of-7',
    nickname: '北看台老周',
    avatar: 'portrait:zhou',
    expIcon: '',
    balance: '126.5',
    isAnchor: false,
    ...change,
  })
}

/** A browser nobody has used yet. */
export function forgetEverything(): void {
  signedOut()
  localStorage.clear()
  sessionStorage.clear()
}
