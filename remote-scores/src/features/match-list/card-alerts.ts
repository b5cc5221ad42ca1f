import { bus } from '@pitchside/bus'
import { scorePlace } from '@pitchside/contract'
import { translate } from '@pitchside/i18n'
import { isAlerted } from '../../parts/goal-alerts/goal-alerts'
import { listSettingsStore } from '../../parts/list-settings/list-settings.store'
import type { Match } from '../../parts/matches/match'
import { readSpoilerFree } from '../../parts/matches/spoiler'

const redsOf = (match: Match, side: 'home' | 'away') =>
  (side === 'home' ? match.homeScores : match.awayScores)[scorePlace.red] ?? 0

/** Tells of red cards, when the visitor wants to hear of them and of this match. */
export function tellRedCards(before: ReadonlyMap<number, Match>, get: (id: number) => Match | undefined): void {
  if (!listSettingsStore.getState().game.red || readSpoilerFree()) return
  for (const [id, old] of before) {
    const match = get(id)
    if (match?.sport !== 'football' || !isAlerted(id, match.competition.id)) continue
    for (const side of ['home', 'away'] as const)
      if (redsOf(match, side) > redsOf(old, side))
        bus.emit('toast.requested', { text: translate('scores:card.told', { name: match[side].name }), tone: 'info' })
  }
}
