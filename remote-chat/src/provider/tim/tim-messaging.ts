import type { Messaging } from '../messaging.port'

/** Quiet: the SDK's own log stays out of the console. */
const logLevel = 4

/** The real Tencent Chat client, loaded only when an application is configured. */
export async function createTimMessaging(sdkAppId: number): Promise<Messaging> {
  const { default: tim } = await import('tim-js-sdk')
  const instance = tim.create({ SDKAppID: sdkAppId })
  instance.setLogLevel(logLevel)
  return instance as unknown as Messaging
}
