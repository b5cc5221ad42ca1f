export {
  authStore,
  followOtherTabs,
  onUserChanged,
  sessionToken,
  signedIn,
  signedInFromWire,
  signedOut,
  tokenCookie,
  updateUser,
  useAuth,
  userInfoKey,
  useUser,
} from './auth-store'
export type { SessionUser, StoredUserInfo } from './session-user'
