/** An article in lists. */
export interface Headline {
  id: number
  title: string
  summary: string
  cover: string
  category: string
  categoryId: number
  writerId: number
  writer: string
  writerAvatar: string
  publishedAtMs: number
  reads: number
  comments: number
  tags: string[]
}

/** An article with its text and the visitor's relation to it. */
export interface Article extends Headline {
  /** Language it is written in. */
  language: string
  /** Sanitised by the server. */
  html: string
  likes: number
  favorites: number
  isLiked: boolean
  isFavorite: boolean
  isFollowed: boolean
  writerFans: number
  writerArticles: number
  sourceName: string
  sourceUrl: string
}

export interface NamedCategory {
  id: number
  name: string
}

/** Rows of one page and how many pages there are. */
export interface Paged<T> {
  rows: T[]
  total: number
  page: number
  lastPage: number
}
