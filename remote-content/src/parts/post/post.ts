/** A post of an anchor: text with pictures or one video. */
export interface Post {
  id: number
  userId: number
  nickname: string
  avatar: string
  text: string
  atMs: number
  likes: number
  comments: number
  isLiked: boolean
  images: string[]
  video: PostVideo | undefined
}

export interface PostVideo {
  cover: string
  address: string
}
