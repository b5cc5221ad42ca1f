import { useT } from '@pitchside/i18n'
import { useSpoilerFree } from '@pitchside/parts'
import type { SlotProps } from '@pitchside/remote-kit'
import { Crest, classNames, Link, Skeleton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useMemo } from 'react'
import { dateKey } from '../../parts/days/days'
import { Clock } from '../../parts/matches/clock'
import { detailPath, groupOf, scoreOf } from '../../parts/matches/match'
import { fetchDay } from '../../parts/matches/match.calls'
import { defaultCompanyId } from '../../parts/matches/match-prices'
import { useLiveMatches } from '../../parts/matches/use-live-matches'
import { scorersOf } from '../match-detail/match-detail.calls'
import { useMatchDetail } from '../match-detail/use-match-detail'
import styles from './room-strip.module.css'

function FootballStrip({ matchId }: { matchId: number }) {
  const t = useT('scores')
  const { match, detail, isFailed } = useMatchDetail(matchId)
  const isSpoilerFree = useSpoilerFree()
  if (isFailed) return null
  if (!match || !detail) return <Skeleton variant="block" height={64} />
  const [home, away] = scoreOf(match)
  const goals = isSpoilerFree ? [] : detail.events
  return (
    <Link className={classNames(styles.strip, css.hoverLine)} href={detailPath(match)}>
      <span className={css.endAligned}>
        <b>{match.home.name}</b>
        <small className={css.caption}>{scorersOf(t, goals, 'home').join('  ')}</small>
      </span>
      <Crest id={match.home.id} name={match.home.name} size={32} isDecorative />
      <span className={styles.middle}>
        <span className={styles.score}>
          {isSpoilerFree || groupOf(match) === 'upcoming' ? t('versus') : `${home} - ${away}`}
        </span>
        <span className={css.tiny}>
          <Clock match={match} />
        </span>
      </span>
      <Crest id={match.away.id} name={match.away.name} size={32} isDecorative />
      <span>
        <b>{match.away.name}</b>
        <small className={css.caption}>{scorersOf(t, goals, 'away').join('  ')}</small>
      </span>
    </Link>
  )
}

function BasketballStrip({ matchId }: { matchId: number }) {
  const t = useT('scores')
  const isSpoilerFree = useSpoilerFree()
  const load = useMemo(
    () => async () =>
      (await fetchDay({ sport: 'basketball', date: dateKey(Date.now()), companyId: defaultCompanyId })).matches.filter(
        ({ id }) => id === matchId,
      ),
    [matchId],
  )
  const { matches, isPending } = useLiveMatches(`room-${matchId}`, load)
  const [match] = matches
  if (isPending) return <Skeleton variant="block" height={64} />
  if (!match) return null
  const [home, away] = scoreOf(match)
  return (
    <Link className={classNames(styles.strip, css.hoverLine)} href={detailPath(match)}>
      <span className={css.endAligned}>
        <b>{match.home.name}</b>
      </span>
      <Crest id={match.home.id} name={match.home.name} size={32} isRound isDecorative />
      <span className={styles.middle}>
        <span className={styles.score}>{isSpoilerFree ? t('versus') : `${home} - ${away}`}</span>
        <span className={css.tiny}>
          <Clock match={match} />
        </span>
      </span>
      <Crest id={match.away.id} name={match.away.name} size={32} isRound isDecorative />
      <span>
        <b>{match.away.name}</b>
      </span>
    </Link>
  )
}

/** Score of the match a room shows, with its scorers. */
export default function RoomStrip({ matchId, sport }: SlotProps['live.match-strip']) {
  return sport === 'football' ? <FootballStrip matchId={matchId} /> : <BasketballStrip matchId={matchId} />
}
