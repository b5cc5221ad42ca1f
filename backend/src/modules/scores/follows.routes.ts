import type { CallHandlers } from '../../kernel/module'
import { collectedOf } from './collected-matches'
import type { FollowsService } from './follows.service'
import { competitionFields } from './match-rows'
import { idsOf } from './route-context'
import type { ScoresService } from './scores.service'

/** Following matches, teams and leagues. */
export function createFollowRoutes(service: ScoresService, follows: FollowsService): CallHandlers {
  return {
    async toggleCollect({ id, kind = 0 }, caller) {
      const ids = [...(idsOf(String(id)) ?? [])]
      const { userId } = caller.member()
      if (kind === 0) return { is_collect: (await service.toggleFollowed(userId, ids)) ? 1 : 0 }
      let isFollowed = false
      for (const one of ids) isFollowed = await follows.toggle(userId, kind === 1 ? 'team' : 'league', one)
      return { is_collect: isFollowed ? 1 : 0 }
    },
    async listCollectedMatches(_input, caller, part) {
      const { matches } = await follows.of(caller.member().userId)
      return collectedOf(service, [...matches], caller.language, part)
    },
    async listCollected(_input, caller) {
      const { matches, teams, leagues } = await follows.of(caller.member().userId)
      return {
        match: [...matches],
        team: [...teams].flatMap((id) => {
          const known = follows.team(id)
          if (!known) return []
          const { team, sport } = known
          return [{ id, name: team.names[caller.language], logo: team.crest, sport }]
        }),
        league: [...leagues].flatMap((id) => {
          try {
            const competition = service.competition(id)
            return [
              {
                id,
                name: competition.names[caller.language],
                sport: competition.sport,
                ...competitionFields(competition),
              },
            ]
          } catch {
            // A league the feed no longer knows: it stays followed and is shown again when the feed brings it back.
            return []
          }
        }),
      }
    },
  }
}
