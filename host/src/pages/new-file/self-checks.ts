import { call } from '@pitchside/http'
import type { SocketStatus } from '@pitchside/socket'
import { isMobileScreen } from '../../boot/mobile-redirect'

/** Outcome of one check; `detail` is text that needs no translation, `note` a text key of the shell. */
export interface Check {
  /** Text key of the shell. */
  name: string
  isOk: boolean
  detail?: string
  note?: string
}

const probe = 'selfTest'

function check(name: string, isOk: () => boolean, detail?: string): Check {
  try {
    return { name, isOk: isOk(), detail }
  } catch (error) {
    return { name, isOk: false, detail: String(error) }
  }
}

function canStore(): boolean {
  localStorage.setItem(probe, '1')
  const isThere = localStorage.getItem(probe) === '1'
  localStorage.removeItem(probe)
  return isThere
}

function canPlayHls(): boolean {
  const hasMse = 'MediaSource' in window && MediaSource.isTypeSupported('video/mp4; codecs="avc1.42E01E,mp4a.40.2"')
  return hasMse || document.createElement('video').canPlayType('application/vnd.apple.mpegurl') !== ''
}

/** Does the server answer, and how fast? */
export async function checkServer(now: () => number): Promise<Check> {
  const startedAt = now()
  try {
    await call('getSettings', {}, { isQuiet: true })
    return { name: 'selfTest.api', isOk: true, detail: `${Math.round(now() - startedAt)} ms` }
  } catch (error) {
    return { name: 'selfTest.api', isOk: false, detail: String(error) }
  }
}

const socketNotes: Record<SocketStatus, string> = {
  open: 'selfTest.socketOpen',
  connecting: 'selfTest.socketConnecting',
  lost: 'selfTest.socketLost',
}

/** What can be told without asking anybody. */
export function checkBrowser(socketStatus: SocketStatus): Check[] {
  return [
    { name: 'selfTest.socket', isOk: socketStatus === 'open', note: socketNotes[socketStatus] },
    check('selfTest.localStorage', canStore),
    check('selfTest.cookies', () => navigator.cookieEnabled),
    check('selfTest.video', canPlayHls),
    {
      ...check('selfTest.screen', () => window.innerWidth > 0, `${window.innerWidth} × ${window.innerHeight}`),
      ...(isMobileScreen(window.screen.width) ? { note: 'selfTest.mobileScreen' } : {}),
    },
  ]
}
