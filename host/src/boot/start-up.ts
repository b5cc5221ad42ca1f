import { authStore } from '@pitchside/auth'
import { type Disposer, disposeAll, withDeadline } from '@pitchside/base'
import { bus } from '@pitchside/bus'
import { clientState } from './client-state.store'
import { followSession, loadMember } from './follow-session'
import { loadKickOutList } from './kick-out-list.calls'
import { startMessaging } from './messaging-login'
import { mobileAddress } from './mobile-redirect'
import { openSocket } from './open-socket'
import { quietly } from './quietly'
import { loadSupportAgent } from './support-agent.calls'
import { loadSystemConfig } from './system-config.calls'

/** The socket does not wait longer for the calls before it: scores matter more than a late support agent. */
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
 * Start-up in the specified order: kick-out list, support agent and system config, then the socket. The frame is on
 * the screen by then; no failure here reaches the visitor.
 */
export async function startUp(): Promise<Disposer> {
  const stopSession = followSession()
  const stopKicks = bus.on('room.kicked', () => void quietly('kicked.kick-out-list', loadKickOutList))
  const stopCount = bus.on('room.onlineChanged', ({ count }) => clientState.setState({ onlineCount: count }))
  const loads = Promise.all([
    quietly('start.kick-out-list', loadKickOutList),
    quietly('start.support-agent', loadSupportAgent),
    quietly('start.system-config', loadConfig),
  ])
  await quietly('start.before-socket', () => withDeadline(loads, beforeSocketMs, 'the calls before the socket'))
  const closeSocket = openSocket()
  await Promise.all([startMessaging(), authStore.getState().user ? loadMember() : undefined])
  return disposeAll([stopSession, stopKicks, stopCount, closeSocket])
}
