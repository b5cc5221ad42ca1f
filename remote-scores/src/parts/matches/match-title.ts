import type { StateGroup } from '@pitchside/contract'

interface Named {
  home: { name: string }
  away: { name: string }
}

/** Title of the tab of a match: teams, with the score once there is one and unless it must not be seen. */
export function titleOf(
  { home, away }: Named,
  [homeScore, awayScore]: readonly [number, number],
  group: StateGroup,
  isHidden: boolean,
  versus: string,
): string {
  const teams = `${home.name} ${versus} ${away.name}`
  return isHidden || group === 'upcoming' || group === 'abnormal' ? teams : `${homeScore}-${awayScore} ${teams}`
}
