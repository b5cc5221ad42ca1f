/** Where to go after the log-in page: a path of this site, never another site's address. */
export function safeReturnPath(asked: string | null): string {
  if (!asked?.startsWith('/') || asked.startsWith('//') || asked.includes('\\')) return '/main'
  return asked.startsWith('/login') ? '/main' : asked
}
