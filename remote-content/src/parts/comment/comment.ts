/** A comment or a reply. Text is plain. */
export interface Comment {
  id: number
  userId: number
  nickname: string
  avatar: string
  text: string
  atMs: number
  likes: number
  isLiked: boolean
  replies: number
  /** Nickname this reply answers; empty for a comment and for the first reply. */
  replyTo: string
}
