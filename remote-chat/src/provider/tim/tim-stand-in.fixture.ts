import { createEmbeddedMessaging } from '../embedded/embedded-messaging'
import type { MemoryChatServer } from '../embedded/memory-chat-server.fixture'
import { messagingEvent } from '../messaging-words'
import type { LoadTim, TimInstance } from './tim-messaging'

/** What the product did with the package. */
export interface StandInRecord {
  appIds: number[]
  logLevels: number[]
  plugins: string[]
}

/**
 * tim-js-sdk as we meet it, with its own manners: one instance per application, a signature is needed, log-in resolves
 * before the SDK can be used, calls before that are refused with 2024, joining a group twice is the error 10013.
 */
export function timStandIn(server: MemoryChatServer, userID: string, record?: StandInRecord): LoadTim {
  return async () => ({
    uploadPlugin: class {},
    tim: {
      create({ SDKAppID }) {
        record?.appIds.push(SDKAppID)
        const inner = createEmbeddedMessaging(server.as(userID))
        const readyHandlers = new Set<Parameters<TimInstance['on']>[1]>()
        let isReady = false
        const refuse = (code: number) => Promise.reject(Object.assign(new Error(String(code)), { code }))
        const own: Partial<TimInstance> = {
          setLogLevel: (level) => void record?.logLevels.push(level),
          registerPlugin: (plugins) => void record?.plugins.push(...Object.keys(plugins)),
          on: (event, handler) =>
            event === messagingEvent.SDK_READY ? void readyHandlers.add(handler) : inner.on(event, handler),
          off: (event, handler) =>
            event === messagingEvent.SDK_READY ? void readyHandlers.delete(handler) : inner.off(event, handler),
          async login(account) {
            if (!account.userSig) return refuse(2023)
            const reply = await inner.login(account)
            setTimeout(() => {
              isReady = true
              for (const handler of [...readyHandlers]) handler({ data: undefined })
            })
            return reply
          },
          async logout() {
            isReady = false
            return inner.logout()
          },
          async joinGroup(options) {
            const reply = await inner.joinGroup(options)
            return reply.data.status === 'AlreadyInGroup' ? refuse(10_013) : reply
          },
          getConversationList: (...ids: [string[]?]) =>
            isReady && !(ids.length > 0 && ids[0] === undefined) ? inner.getConversationList(...ids) : refuse(2024),
        }
        return new Proxy(inner as TimInstance, {
          get: (target, name: keyof TimInstance) => own[name] ?? target[name],
        })
      },
    },
  })
}
