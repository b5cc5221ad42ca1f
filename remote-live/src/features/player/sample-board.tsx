import { groupOfState, isBreak } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { Crest } from '@pitchside/ui'
import { clockOf, type MatchState } from '../../parts/match-clock/match-clock'
import styles from './sample-board.module.css'

/** What a match does while no ball is in play, as a key below `board`; undefined: one is. */
function restOf(match: MatchState): 'before' | 'halfTime' | 'break' | 'over' | 'off' | undefined {
  const { sport, status } = match
  const group = groupOfState(sport, status)
  if (group === 'live') {
    if (!isBreak(sport, status)) return undefined
    return clockOf(match, 0)?.label === 'halfTime' ? 'halfTime' : 'break'
  }
  return group === 'upcoming' ? 'before' : group === 'finished' ? 'over' : 'off'
}

/**
 * Covers a sample film while its match rests: the film would play on through half-time. The score stays with the bug,
 * which hides it from who does not want to know.
 */
export function SampleBoard({ match }: { match: MatchState }) {
  const t = useT('live')
  const rest = restOf(match)
  if (!rest) return undefined
  const isRound = match.sport === 'basketball'
  return (
    <div className={styles.board}>
      {[match.home, match.away].map(({ id, name }) => (
        <div key={id} className={styles.side}>
          <Crest id={id} name={name} size={88} isRound={isRound} isDecorative />
          <span>{name}</span>
        </div>
      ))}
      <strong>{t(`board.${rest}`)}</strong>
    </div>
  )
}
