import type { CallData, CallInput, DataFrame, Topic } from '@pitchside/contract'

/** Calls the embedded provider makes. */
export type ChatCall =
  | 'logInMessaging'
  | 'listConversations'
  | 'listMessages'
  | 'sendMessage'
  | 'markConversationRead'
  | 'revokeMessage'
  | 'deleteMessages'
  | 'deleteConversation'
  | 'clearConversation'
  | 'pinConversation'
  | 'getChatProfiles'
  | 'listBlocked'
  | 'blockUser'
  | 'addGroupMember'
  | 'leaveGroup'
  | 'getGroup'
  | 'setGroupMember'
  | 'removeGroupMembers'

/** What somebody who follows a topic hears. */
export interface TopicEars {
  onFrame(data: DataFrame['data']): void
  /** Frames were missed for good. */
  onGap(): void
  /** The server does not let this page listen, or not any more. */
  onRefused(): void
}

/** What the embedded provider needs of the site's server: calls, frames, uploads. */
export interface ChatServer {
  call<N extends ChatCall>(name: N, input: CallInput<N>): Promise<CallData<N>>
  /** Returns what ends it. */
  follow(topic: Topic, ears: TopicEars): () => void
  onConnection(listener: (isConnected: boolean) => void): () => void
  /** Stores a picture or a file; resolves with its address. */
  upload(file: File, kind: 'picture' | 'file', onProgress: (progress: number) => void): Promise<string>
  /** Size of a picture, px, and an address that shows it before it is uploaded. */
  look(file: File): Promise<{ width: number; height: number }>
  preview(file: File): string
  /** A key nobody used before. */
  nonce(): string
  nowMs(): number
}
