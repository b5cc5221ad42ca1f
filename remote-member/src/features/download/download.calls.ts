import { call } from '@pitchside/http'

export const platforms = ['android', 'ios', 'pc'] as const
export type Platform = (typeof platforms)[number]

/** How a platform gets Pitchside: an app of its own, or the site installed as a web app. */
export interface Way {
  platform: Platform
  kind: 'app' | 'web'
  address: string
}

/** Only addresses a browser opens as pages; a setting with anything else counts as empty. */
const isPage = (address: string): boolean => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)

/** Where each platform finds it: the operator's app, else the site itself (a phone: the mobile site when there is one). */
export function waysOf(apps: Record<Platform, string>, mobileUrl: string, origin: string): readonly Way[] {
  return platforms.map((platform) => {
    if (isPage(apps[platform])) return { platform, kind: 'app', address: apps[platform] }
    const isPhone = platform !== 'pc'
    return { platform, kind: 'web', address: isPhone && isPage(mobileUrl) ? mobileUrl : origin }
  })
}

/** Reads the addresses from the system settings. */
export async function loadWays(origin: string, signal?: AbortSignal): Promise<readonly Way[]> {
  const { android_url, ios_url, pc_url, mobile_url } = await call('getSettings', {}, { isQuiet: true, signal })
  return waysOf({ android: android_url, ios: ios_url, pc: pc_url }, mobile_url, origin)
}

/** An address as a code for a camera; the library comes only with this page. */
export async function drawQr(address: string): Promise<string> {
  const { default: qrcode } = await import('qrcode')
  return qrcode.toDataURL(address, { errorCorrectionLevel: 'M', margin: 1, width: 320 })
}
