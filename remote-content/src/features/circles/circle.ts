import type { PostVideo } from '../../parts/post/post'

export interface Circle {
  id: number
  name: string
  about: string
  /** Letters of its crest. */
  letters: string
  members: number
  posts: number
  isJoined: boolean
}

export interface Mentioned {
  id: number
  nickname: string
}

export interface CirclePost {
  id: number
  userId: number
  nickname: string
  avatar: string
  level: number
  tier: number
  title: string
  text: string
  mentions: Mentioned[]
  atMs: number
  circleId: number
  circle: string
  images: string[]
  video: PostVideo | undefined
  views: number
  likes: number
  favorites: number
  comments: number
  isLiked: boolean
  isKept: boolean
  isFollowed: boolean
  isRefined: boolean
  isPinned: boolean
  state: 'waiting' | 'shown' | 'refused'
  /** Why it was refused. */
  remark: string
  topComments: { userId: number; nickname: string; text: string }[]
  /** Who wrote it looks after its circle. */
  isModerator: boolean
  /** The visitor may hide and pin it. */
  mayModerate: boolean
  /** Posts that quote it. */
  quotes: number
  quote: Quote | undefined
  poll: PostPoll | undefined
}

/** Card of a post that is quoted. */
export interface Quote {
  id: number
  isGone: boolean
  userId: number
  nickname: string
  avatar: string
  title: string
  text: string
  picture: string
}

export interface PostPoll {
  /** `votes` undefined: not told before one has voted. */
  options: { text: string; votes: number | undefined }[]
  total: number
  endsAtMs: number
  isOver: boolean
  /** Place of the option this visitor chose. */
  mine: number | undefined
}

/** Ways to look at the posts. */
export const feedTabs = ['hot', 'new', 'refined', 'followed'] as const
export type FeedTab = (typeof feedTabs)[number]

/** Which posts a feed shows. */
export interface Feed {
  tab: FeedTab
  /** 0: of all circles. */
  circleId: number
  topic?: string | undefined
}

export const circlePath = (id: number) => `/circle-detail?id=${id}`
export const postPath = (id: number) => `/circle-detail?post=${id}`
export const topicPath = (name: string) => `/circle?topic=${encodeURIComponent(name)}`
