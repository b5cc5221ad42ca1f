import { circleSource, postSource } from './circles.source'
import { memberSource } from './members.source'
import { type MatchWords, roomSource } from './rooms.source'
import type { SearchSource } from './search-source'
import { storySource } from './stories.source'
import { videoSource } from './videos.source'

/** What is found in tables. */
export const tableSources = (matchWords: MatchWords): SearchSource[] => [
  memberSource,
  roomSource(matchWords),
  storySource,
  videoSource,
  circleSource,
  postSource,
]
