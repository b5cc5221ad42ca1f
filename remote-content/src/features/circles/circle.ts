export interface Circle {
  id: number
  name: string
  /** Letters of its crest. */
  letters: string
  members: number
}

export interface CirclePost {
  id: number
  userId: number
  nickname: string
  avatar: string
  text: string
  atMs: number
  circleId: number
  circle: string
  images: string[]
  likes: number
  comments: number
  isKept: boolean
}
