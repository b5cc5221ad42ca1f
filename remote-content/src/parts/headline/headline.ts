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

interface MatchSide {
  id: number
  name: string
  /** Undefined before the start. */
  score: number | undefined
}

/** A match of a team that an article's tags name. */
export interface RelatedMatch {
  id: number
  sport: 'football' | 'basketball'
  competition: string
  /** 0 not started, 1 in progress, 2 over. */
  state: number
  kickoffMs: number
  home: MatchSide
  away: MatchSide
  /** The team that is named. */
  teamId: number
}

/** An article with its text and the visitor's relation to it. */
export interface Article extends Headline {
  /** When it was corrected last; undefined: never. */
  updatedAtMs: number | undefined
  /** Language it is written in. */
  language: string
  /** The same story in other languages. */
  copies: readonly { id: number; language: string }[]
  /** Sanitised by the server. */
  html: string
  likes: number
  favorites: number
  isLiked: boolean
  isFavorite: boolean
  isFollowed: boolean
  writerFans: number
  writerArticles: number
  match: RelatedMatch | undefined
  sourceName: string
  sourceUrl: string
}

export interface NamedCategory {
  id: number
  name: string
}
