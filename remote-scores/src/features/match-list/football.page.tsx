import { MatchListPage } from './match-list-page'

/** Football scores. */
export default function FootballPage() {
  return <MatchListPage key="football" sport="football" />
}
