import { call } from '@pitchside/http'
import type { Headline } from '../../parts/headline/headline'
import { headlineFromWire } from '../news/headlines.calls'

/** What is written about a topic: a tag of articles, or a name between two `#` in posts. */
export interface Topic {
  /** As most spell it. */
  name: string
  articles: number
  posts: number
  /** The newest. */
  stories: Headline[]
  /** Other tags of the same articles. */
  related: string[]
}

/** The hub of a tag. */
export const hubPath = (name: string): string => `/topic?name=${encodeURIComponent(name)}`

export async function readTopic(name: string, signal?: AbortSignal): Promise<Topic> {
  const data = await call('getTopic', { name }, { isQuiet: true, signal })
  return {
    name: data.name,
    articles: data.article_num,
    posts: data.post_num,
    stories: data.list.map(headlineFromWire),
    related: data.related.map((other) => other.name),
  }
}
