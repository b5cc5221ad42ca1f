import { removeDevice, saveDevice } from './push.calls'

/** `none`: this browser knows no notifications. `blocked`: the member forbade them in the browser's own settings. */
export type DeviceState = 'none' | 'blocked' | 'off' | 'on'

async function workerOf(): Promise<ServiceWorkerRegistration | undefined> {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  return isAble ? navigator.serviceWorker.getRegistration() : undefined
}

/** Tells the site the keys as the browser gives them. */
async function save(subscription: PushSubscription): Promise<void> {
  const { endpoint = '', keys } = subscription.toJSON()
  await saveDevice({ endpoint, p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' })
}

/** How this browser stands. One that is on says so again: it belongs to the session that is here now. */
export async function readDevice(): Promise<DeviceState> {
  const worker = await workerOf()
  if (!worker) return 'none'
  if (Notification.permission === 'denied') return 'blocked'
  const subscription = await worker.pushManager.getSubscription()
  if (!subscription) return 'off'
  await save(subscription)
  return 'on'
}

/** Asks the member, then the browser's push service. */
export async function turnOn(key: string): Promise<DeviceState> {
  const worker = await workerOf()
  if (!worker) return 'none'
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked'
  // One for another key of the site is in the way of a new one.
  await (await worker.pushManager.getSubscription())?.unsubscribe()
  await save(await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
  return 'on'
}

export async function turnOff(): Promise<DeviceState> {
  const subscription = await (await workerOf())?.pushManager.getSubscription()
  if (subscription) {
    await removeDevice(subscription.endpoint)
    await subscription.unsubscribe()
  }
  return 'off'
}
