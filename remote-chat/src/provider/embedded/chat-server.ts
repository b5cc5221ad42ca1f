import type { CallData, CallInput, DataFrame, Topic } from '@pitchside/contract'

type ChatCall = 'listConversations' | 'listMessages' | 'sendMessage' | 'markConversationRead' | 'getOwnUser'

/** What the embedded provider needs of the site's server: calls, and frames of the user's own topic. */
export interface ChatServer {
  call<N extends ChatCall>(name: N, input: CallInput<N>): Promise<CallData<N>>
  /** `onGap`: frames were missed for good. Returns what ends it. */
  follow(topic: Topic, onFrame: (data: DataFrame['data']) => void, onGap: () => void): () => void
  onConnection(listener: (isConnected: boolean) => void): () => void
  /** A key nobody used before. */
  nonce(): string
  nowMs(): number
}
