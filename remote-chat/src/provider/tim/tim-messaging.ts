import type { Messaging } from '../messaging.port'
import { messagingEvent } from '../messaging-words'

/** Quiet: the SDK's own log stays out of the console. */
const logLevel = 4
const readyWithinMs = 20_000
const alreadyMemberCode = 10_013

/** What the SDK has besides the port: how it is set up. */
export interface TimInstance extends Messaging {
  setLogLevel(level: number): void
  registerPlugin(plugins: Record<string, unknown>): void
}
/** The package and its plugin, as they are loaded. */
export interface TimPackage {
  create(options: { SDKAppID: number }): TimInstance
}
export type LoadTim = () => Promise<{ tim: TimPackage; uploadPlugin: unknown }>

const loadTim: LoadTim = async () => {
  const [{ default: tim }, { default: uploadPlugin }] = await Promise.all([
    import('tim-js-sdk'),
    import('tim-upload-plugin'),
  ])
  return { tim: tim as unknown as TimPackage, uploadPlugin }
}

/** Resolves with the SDK's event that it can be used. */
function ready(instance: Messaging): { promise: Promise<void>; stop: () => void } {
  let stop: () => void = () => undefined
  const promise = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(Object.assign(new Error('not ready'), { code: 2024 })), readyWithinMs)
    const onReady = () => {
      stop()
      resolve()
    }
    stop = () => {
      clearTimeout(timer)
      instance.off(messagingEvent.SDK_READY, onReady)
    }
    instance.on(messagingEvent.SDK_READY, onReady)
  })
  return { promise, stop }
}

/** The real Tencent Chat client, loaded only when an application is configured. */
export async function createTimMessaging(sdkAppId: number, load: LoadTim = loadTim): Promise<Messaging> {
  const { tim, uploadPlugin } = await load()
  const instance = tim.create({ SDKAppID: sdkAppId })
  instance.setLogLevel(logLevel)
  instance.registerPlugin({ 'tim-upload-plugin': uploadPlugin })
  // Methods of the SDK stand on its instance: what differs from the port is put in front of it.
  const adapter: Pick<Messaging, 'login' | 'joinGroup' | 'getConversationList'> = {
    /** The SDK resolves before it can be used; here a log-in is done when it can. */
    async login(account) {
      const wait = ready(instance)
      wait.promise.catch(() => undefined)
      try {
        const reply = await instance.login(account)
        if (!(reply.data as { repeatLogin?: boolean } | undefined)?.repeatLogin) await wait.promise
        return reply
      } finally {
        wait.stop()
      }
    },
    async joinGroup(options) {
      try {
        return await instance.joinGroup(options)
      } catch (error) {
        if ((error as { code?: number }).code !== alreadyMemberCode) throw error
        return { code: 0, data: { status: 'AlreadyInGroup' } }
      }
    },
    // Without ids the SDK wants no argument at all: undefined is a filter to it.
    getConversationList: (ids) => (ids ? instance.getConversationList(ids) : instance.getConversationList()),
  }
  return new Proxy(instance, {
    get(target, name: keyof TimInstance) {
      if (name in adapter) return adapter[name as keyof typeof adapter]
      const value = target[name] as unknown
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
