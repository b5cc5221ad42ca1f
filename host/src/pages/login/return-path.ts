import { isOwnPath } from '@pitchside/base'

/** Where to go after the log-in page: a path of this site, never another site's address. */
export const safeReturnPath = (asked: string | null): string =>
  asked && isOwnPath(asked) && !asked.startsWith('/login') ? asked : '/main'
