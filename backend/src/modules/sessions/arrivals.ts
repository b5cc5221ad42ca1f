import type { Db } from '../../db/db'
import type { UserId } from '../../kernel/ids'
import type { CallContext } from '../../kernel/module'
import { networkOf } from '../../kernel/network'
import type { Notices } from '../notices/notices.module'
import { arrivalNews } from './arrival-news'
import { createArrivalQueries } from './arrivals.queries'
import { markHashOf } from './known-devices'

/** A network nobody logged in from for so long is a new one again. */
const networkMs = 60 * 86_400_000
/** Private windows leave a device behind with each log-in: older ones than these are forgotten. */
const devicesKept = 50

/** A browser that logs in. */
export interface Device {
  ip: string
  name: string
  /** Digest of the mark it keeps; undefined where none can be kept: its name stands for it. */
  mark?: string | undefined
  /** Who logs in there proved a second factor as well. */
  isTwoStep?: boolean
}

/** The browser that makes a call. */
export function deviceOf({ ip, userAgent, deviceMark }: Pick<CallContext, 'ip' | 'userAgent' | 'deviceMark'>): Device {
  return { ip, name: userAgent, mark: deviceMark }
}

export interface NewSessionOf {
  id: string
  userId: UserId
  device: Device
  now: number
}

/** Tells members of log-ins from devices and networks their account was not used on before. */
export function createArrivals(notices: Pick<Notices, 'keep'>) {
  return {
    /**
     * Notes where a new session comes from, in the transaction that opens it. Call what comes back after the commit: it
     * shows the notice in open pages. The first log-in of an account is news to nobody.
     */
    async note(tx: Db, { id, userId, device, now }: NewSessionOf): Promise<() => void> {
      const queries = createArrivalQueries(tx)
      const mark = device.mark ?? `named ${device.name}`
      const origin = { userId, markHash: markHashOf(userId, mark), network: networkOf(device.ip) }
      const { hasHistory, isDeviceKnown, isNetworkKnown } = await queries.familiarity(origin, now - networkMs)
      await queries.remember(origin, now)
      if (!isDeviceKnown) await queries.keepDevices(userId, devicesKept)
      if (!hasHistory || (isDeviceKnown && (isNetworkKnown || origin.network === ''))) return () => undefined
      const { name, ip } = device
      const news = arrivalNews({ sessionId: id, isNewDevice: !isDeviceKnown, device: name, ip, at: now })
      return notices.keep(tx, [userId], news)
    },
    forgetNetworks: (db: Db, now: number) => createArrivalQueries(db).forgetNetworks(now - networkMs),
  }
}

export type Arrivals = ReturnType<typeof createArrivals>
