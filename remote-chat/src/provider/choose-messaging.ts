import type { Messaging } from './messaging.port'

/** Tencent Chat when the site has an application of it, the embedded provider otherwise; each in its own chunk. */
export async function chooseMessaging(sdkAppId: number): Promise<Messaging> {
  if (sdkAppId > 0) return (await import('./tim/tim-messaging')).createTimMessaging(sdkAppId)
  const [{ createEmbeddedMessaging }, { siteChatServer }] = await Promise.all([
    import('./embedded/embedded-messaging'),
    import('./embedded/site-chat-server'),
  ])
  return createEmbeddedMessaging(siteChatServer)
}
