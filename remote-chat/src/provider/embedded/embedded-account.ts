import type { CallInput } from '@pitchside/contract'
import type { SdkProfile } from '../messaging.port'
import { isTouristAccount } from '../messaging-words'
import type { ChatCall, ChatServer } from './chat-server'
import { ask, notReadyCode, rejection, signatureExpiredCode } from './rejection'

/** Who is logged in, and calls in that name: tourists prove themselves with each. */
export function createEmbeddedAccount(server: ChatServer, onExpired: () => void) {
  let profile: SdkProfile | undefined
  let proof: { tourist?: string; sig?: string } = {}
  let skewMs = 0

  return {
    me(): SdkProfile {
      if (!profile) throw rejection(notReadyCode, 'not logged in')
      return profile
    },
    isOf: (userID: string) => profile?.userID === userID,
    /** Resolves with the topic of the account's frames. */
    async enter(userID: string, userSig: string): Promise<string> {
      const known = await ask(server.call('logInMessaging', { userID, userSig }))
      profile = { userID, nick: known.nick, avatar: known.avatar }
      proof = isTouristAccount(userID) ? { tourist: userID, sig: userSig } : {}
      skewMs = known.time * 1_000 - server.nowMs()
      return known.topic
    },
    leave(): void {
      profile = undefined
      proof = {}
    },
    change: (to: Partial<SdkProfile>): void => {
      if (profile) profile = { ...profile, ...to }
    },
    serverNowMs: () => server.nowMs() + skewMs,
    async call<N extends ChatCall>(name: N, input: CallInput<N>) {
      if (!profile) throw rejection(notReadyCode, 'not logged in')
      try {
        return await ask(server.call(name, { ...input, ...proof }))
      } catch (error) {
        if ((error as { code?: number }).code === signatureExpiredCode) onExpired()
        throw error
      }
    },
  }
}

export type EmbeddedAccount = ReturnType<typeof createEmbeddedAccount>
