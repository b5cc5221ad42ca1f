import { sessionToken } from '@pitchside/auth'
import type { Disposer } from '@pitchside/base'
import { CallError, call } from '@pitchside/http'
import { socket } from '@pitchside/socket'
import { clientState } from './client-state.store'

/** Address of the socket: the one of the settings, else `/ws` of this page's own server. */
export function socketAddress(page: Location | URL, configured: string): string {
  const own = new URL('/ws', page.href)
  own.protocol = own.protocol === 'https:' ? 'wss:' : 'ws:'
  if (!configured) return own.href
  if (configured.startsWith('/')) return new URL(configured, own).href
  return configured
}

async function socketTicket(): Promise<string | undefined> {
  if (!sessionToken()) return undefined
  try {
    return (await call('createSocketTicket', {}, { isQuiet: true })).ticket
  } catch (error) {
    // Whose session is over listens as a visitor until he logs in again. Every other failure passes: it is tried again.
    if (error instanceof CallError && error.isSessionOver) return
    throw error
  }
}

/** Start-up: the one real-time connection of the page. */
export function openSocket(): Disposer {
  return socket.start({
    url: () => socketAddress(location, clientState.getState().settings.socketUrl),
    ticket: socketTicket,
  })
}
