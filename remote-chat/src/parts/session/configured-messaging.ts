import { call } from '@pitchside/http'
import { chooseMessaging } from '../../provider/choose-messaging'
import type { Messaging } from '../../provider/messaging.port'
import { report } from './chat-session'

async function sdkAppId(): Promise<number> {
  try {
    return (await call('getSettings', {}, { isQuiet: true })).sdk_app_id
  } catch (error) {
    report('settings', error)
    return 0
  }
}

/** The provider of this site, loaded now. */
export async function configuredMessaging(): Promise<Messaging> {
  return chooseMessaging(await sdkAppId())
}
