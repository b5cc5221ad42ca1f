import { type ClubWords, circleSource, postSource } from './circles.source'
import { memberSource } from './members.source'
import { type MatchWords, roomSource } from './rooms.source'
import type { SearchSource } from './search-source'
import { storySource } from './stories.source'
import { videoSource } from './videos.source'

/** More words that rows of tables are found by. */
export interface TableWords {
  matchWords: MatchWords
  clubWords: ClubWords
}

/** What is found in tables. */
export const tableSources = ({ matchWords, clubWords }: TableWords): SearchSource[] => [
  memberSource,
  roomSource(matchWords),
  storySource,
  videoSource,
  circleSource(clubWords),
  postSource,
]
