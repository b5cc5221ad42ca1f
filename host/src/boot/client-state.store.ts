import type { CallData } from '@pitchside/contract'
import { limits } from '@pitchside/contract'
import { createStore, useStore } from '@pitchside/platform'

/** A country code of the log-in form; `code` without the plus. */
export interface CountryCode {
  code: string
  name: string
}

/** System settings in our words. Strings are empty when the operator set none. */
export interface SystemSettings {
  /** Empty until the settings are there, and when the operator keeps the product's own name. */
  siteName: string
  socketUrl: string
  countryCodes: readonly CountryCode[]
  weiboQr: string
  anchorContact: string
  feedbackQq: string
  supportEmail: string
  icp: string
  streamingSoftwareUrl: string
  appQr: string
  mobileUrl: string
}

export interface SupportAgent {
  id: number
  nickname: string
  avatar: string
}

/** What the frame shows of the signed-in user beside the stored user info. */
export interface Profile {
  level: number
  /** Noble tier, 0 = none. */
  tier: number
}

/** Right to put files into the storage. */
export type UploadToken = CallData<'getUploadToken'>

interface ClientState {
  settings: SystemSettings
  supportAgent: SupportAgent | undefined
  profile: Profile | undefined
  uploadToken: UploadToken | undefined
  /** Viewers of the room on the screen. */
  onlineCount: number
  /** Anchors whose rooms this visitor was kicked out of. */
  kickedFrom: readonly number[]
}

export const defaultSettings: SystemSettings = {
  siteName: '',
  socketUrl: '',
  countryCodes: [{ code: limits.defaultCountryCode, name: '' }],
  weiboQr: '',
  anchorContact: '',
  feedbackQq: '',
  supportEmail: '',
  icp: '',
  streamingSoftwareUrl: '',
  appQr: '',
  mobileUrl: '',
}

const initial: ClientState = {
  settings: defaultSettings,
  supportAgent: undefined,
  profile: undefined,
  uploadToken: undefined,
  onlineCount: 0,
  kickedFrom: [],
}

/**
 * What the browser knows of this visit. The user is in `@pitchside/auth`, the stored settings (game, pop-ups, barrage)
 * are in `@pitchside/base`; remotes reach settings and support agent through the query cache.
 */
export const clientState = createStore<ClientState>()(() => initial)

export function useClientState<T>(select: (state: ClientState) => T): T {
  return useStore(clientState, select)
}
