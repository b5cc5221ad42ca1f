import type { FollowedMatch } from './push/push.module'
import type { ScoresModule } from './scores/scores.module'

/** A match as browsers are told of it; undefined: the feed knows none, or of another sport. */
export function matchForPushes(
  { feed, service }: Pick<ScoresModule, 'feed' | 'service'>,
  id: number,
): FollowedMatch | undefined {
  const fixture = feed.fixture(id)
  if (!fixture || fixture.sport === 'esports') return undefined
  const { sport, home, away, competitionId } = fixture
  const competition = service.competition(competitionId).names
  return { id, sport, competition, home: home.names, away: away.names, teamIds: [home.id, away.id] }
}
