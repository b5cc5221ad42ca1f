import { authStore } from '@pitchside/auth'
import { type Disposer, disposeAll, withDeadline } from '@pitchside/base'
import { bus } from '@pitchside/bus'
import { clientState } from './client-state.store'
import { followSession, loadMember } from './follow-session'
import { startMessaging } from './messaging-login'
import { mobileAddress } from './mobile-redirect'
import { openSocket } from './open-socket'
import { quietly } from './quietly'
import { loadSystemConfig } from './system-config.calls'

/** The socket does not wait longer for the settings, which may name its address: scores matter more. */
const beforeSocketMs = 4_000

function toMobileSite(mobileUrl: string): boolean {
  const address = mobileAddress(new URL(location.href), window.innerWidth, mobileUrl)
  if (address) location.replace(address)
  return address !== undefined
}

async function loadConfig(): Promise<void> {
  const settings = await loadSystemConfig()
  toMobileSite(settings.mobileUrl)
}

/**
 * Start-up in the specified order: system config, then the socket, then messaging and the member. The frame is on the
 * screen by then; no failure here reaches the visitor. What only some pages read is asked for by them (ADR 73).
 */
export async function startUp(): Promise<Disposer> {
  const stopSession = followSession()
  const stopCount = bus.on('room.onlineChanged', ({ count }) => clientState.setState({ onlineCount: count }))
  const config = quietly('start.system-config', loadConfig)
  await quietly('start.before-socket', () => withDeadline(config, beforeSocketMs, 'the settings'))
  const closeSocket = openSocket()
  await Promise.all([startMessaging(), authStore.getState().user ? loadMember() : undefined])
  return disposeAll([stopSession, stopCount, closeSocket])
}
