import type { Messaging } from './messaging.port'

/**
 * The embedded provider; where the site has an application of Tencent Chat, people write to each other through that and
 * groups stay with us. Each in its own chunk.
 */
export async function chooseMessaging(sdkAppId: number): Promise<Messaging> {
  const [{ createEmbeddedMessaging }, { siteChatServer }] = await Promise.all([
    import('./embedded/embedded-messaging'),
    import('./embedded/site-chat-server'),
  ])
  const ours = createEmbeddedMessaging(siteChatServer)
  if (sdkAppId === 0) return ours
  const [{ createTimMessaging }, { createSplitMessaging }] = await Promise.all([
    import('./tim/tim-messaging'),
    import('./split/split-messaging'),
  ])
  return createSplitMessaging(await createTimMessaging(sdkAppId), ours)
}
