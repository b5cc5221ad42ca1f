import { MatchListPage } from './match-list-page'

/** Basketball scores. */
export default function BasketballPage() {
  return <MatchListPage key="basketball" sport="basketball" />
}
