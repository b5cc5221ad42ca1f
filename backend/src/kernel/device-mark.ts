import { randomBytes } from 'node:crypto'

/** Cookie in which a browser keeps its mark. Scripts can't read it, and no other site's page sends it along. */
export const deviceCookieName = 'pitchside_device'
/** Browsers keep no cookie for longer. */
const cookieSeconds = 400 * 86_400
const markBytes = 24
const inCookies = new RegExp(`(?:^|;) ?${deviceCookieName}=([\\w-]{${(markBytes * 4) / 3}})(?:;|$)`)

/** A mark that tells a browser from all others, and nothing else about it. */
export const newDeviceMark = (): string => randomBytes(markBytes).toString('base64url')

/** The mark in a `cookie` header; undefined when there is none that we could have made. */
export const deviceMarkIn = (cookies: string | undefined): string | undefined => inCookies.exec(cookies ?? '')?.[1]

/** The `set-cookie` header that keeps a mark. */
export function deviceCookie(mark: string, protocol: string): string {
  const secure = protocol === 'https' ? '; Secure' : ''
  return `${deviceCookieName}=${mark}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${cookieSeconds}${secure}`
}
