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

/** What the frame shows of the signed-in user beside the stored user info. */
export interface Profile {
  level: number
  /** Noble tier, 0 = none. */
  tier: number
}

interface ClientState {
  settings: SystemSettings
  profile: Profile | undefined
  /** People in the room on the screen, as `room.onlineChanged` tells them; 0 without one. */
  onlineCount: number
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
  profile: undefined,
  onlineCount: 0,
}

/**
 * What the browser knows of this visit. The user is in `@pitchside/auth`, the stored settings (game, pop-ups, barrage)
 * are in `@pitchside/base`; remotes reach settings through the query cache. Support agent, rights to upload and rooms somebody was kicked
 * out of are asked for by the part that reads them, when it does.
 */
export const clientState = createStore<ClientState>()(() => initial)

export function useClientState<T>(select: (state: ClientState) => T): T {
  return useStore(clientState, select)
}
