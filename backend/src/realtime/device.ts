import type { IncomingMessage } from 'node:http'
import { visitorCookie } from '@pitchside/base'

const inCookies = new RegExp(`(?:^|;) ?${visitorCookie}=([0-9a-f]{16})\\.`)

/** What the release service calls the browser of a request. Good for counting, proof of nothing: its signature is not looked at. */
export function deviceOf({ headers }: IncomingMessage): string | undefined {
  return inCookies.exec(headers.cookie ?? '')?.[1]
}
