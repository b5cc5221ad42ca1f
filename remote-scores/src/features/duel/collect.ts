import { call } from '@pitchside/http'
import { asMember } from '@pitchside/parts'

const types = { basketball: 1, esports: 3 } as const

/** Follows a match or stops; a visitor who is not logged in is asked to be, and it goes on then. */
export function toggleFollowed(
  sport: keyof typeof types,
  match: { id: number; isFollowed: boolean },
  set: (isFollowed: boolean) => void,
): void {
  asMember(() => {
    set(!match.isFollowed)
    return call('toggleCollect', { id: match.id, type: types[sport] }).then(
      (reply) => set(reply.is_collect === 1),
      // The call itself tells why it failed; here the star goes back.
      () => set(match.isFollowed),
    )
  })
}
