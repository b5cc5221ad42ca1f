import type { Hit } from './search.calls'

/** The page of a result. */
export function addressOf({ kind, id, sport, groupId }: Pick<Hit, 'kind' | 'id' | 'sport' | 'groupId'>): string {
  switch (kind) {
    case 'team':
      return `/base-${sport}?id=${groupId}&team=${id}`
    case 'league':
      return `/base-${sport}?id=${id}`
    case 'player':
      return `/base-${sport}?id=${groupId}&player=${id}`
    case 'match':
      return `/score-detail?type=${sport}&id=${id}`
    case 'news':
      return `/detail?id=${id}`
    case 'video':
      return `/video-player?id=${id}`
    case 'circle':
      return `/circle-detail?id=${id}`
    case 'post':
      return `/circle-detail?post=${id}`
    case 'user':
      return `/persona?id=${id}`
  }
}
