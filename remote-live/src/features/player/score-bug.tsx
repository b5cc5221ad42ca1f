import { kicksOf } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { useSpoilerFree } from '@pitchside/parts'
import { Crest, Num } from '@pitchside/ui'
import { useEffect, useState } from 'react'
import { clockOf, type MatchState, scoreOf } from '../../parts/match-clock/match-clock'
import styles from './score-bug.module.css'

interface ScoreBugProps {
  match: MatchState
  /** The picture below is a film that shows another game: said, so that nobody looks for the goals in it. */
  isSample?: boolean
}

/** Score and clock of the room's match, over the picture. In spoiler mode the score stays out until it is asked for. */
export function ScoreBug({ match, isSample = false }: ScoreBugProps) {
  const t = useT('live')
  const [now, setNow] = useState(() => Date.now())
  const isSpoilerFree = useSpoilerFree()
  const [isRevealed, setRevealed] = useState(false)
  const isRunning = match.periodStartS > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [isRunning])
  const clock = clockOf(match, now)
  if (!clock) return undefined
  const { home, away } = scoreOf(match)
  const kicks = kicksOf(match.sport, match.homeScores, match.awayScores)
  const isRound = match.sport === 'basketball'
  const bug = (
    <div className={styles.bug} data-barrage-clear="">
      <span className={styles.clock}>
        {clock.label ? t(`match.${clock.label}`) : undefined}
        {clock.text ? <Num value={clock.text} /> : undefined}
      </span>
      <span className={styles.team}>
        <Crest id={match.home.id} name={match.home.name} size={20} isRound={isRound} isDecorative />
        {match.home.short}
      </span>
      {isSpoilerFree && !isRevealed ? (
        <button
          type="button"
          className={styles.hidden}
          aria-label={t('match.reveal')}
          onClick={() => setRevealed(true)}
        >
          vs
        </button>
      ) : (
        <span className={styles.score}>
          <Num value={home} isAnimated />–<Num value={away} isAnimated />
          {kicks ? <small className={styles.kicks}>{`(${kicks[0]}–${kicks[1]})`}</small> : undefined}
        </span>
      )}
      <span className={styles.team}>
        {match.away.short}
        <Crest id={match.away.id} name={match.away.name} size={20} isRound={isRound} isDecorative />
      </span>
    </div>
  )
  return (
    <>
      {bug}
      {isSample ? (
        <small className={styles.sample} data-barrage-clear="">
          {t('match.sample')}
        </small>
      ) : undefined}
    </>
  )
}
