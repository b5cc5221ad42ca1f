import { clockTime, formatDate, useT } from '@pitchside/i18n'
import { useQuery } from '@pitchside/platform'
import { Button, Card, Crest, classNames } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { Clock } from '../../parts/matches/clock'
import { ClockBadge } from '../../parts/matches/clock-badge'
import { detailPath, groupOf, livePath, type Match, scoreOf } from '../../parts/matches/match'
import { roundName } from '../../parts/matches/round-name'
import { fetchDetail } from '../match-detail/match-detail.calls'
import { MomentumChart } from '../match-detail/momentum-chart'
import styles from './featured-match.module.css'

/** One match large: crests, score, how the pressure moved, ways in. */
export function FeaturedMatch({ match, isSpoilerFree }: { match: Match; isSpoilerFree: boolean }) {
  const t = useT('scores')
  const group = groupOf(match)
  const isFootball = match.sport === 'football'
  const detail = useQuery({
    queryKey: ['scores.detail', match.id],
    queryFn: ({ signal }) => fetchDetail(match.id, signal),
    enabled: isFootball && group === 'live' && !isSpoilerFree,
    refetchInterval: 30_000,
  })
  const [home, away] = scoreOf(match)
  const [anchor] = match.anchors
  return (
    <Card
      title={
        <span
          className={classNames(css.caption, css.regular)}
        >{`${match.competition.name} ${roundName(t, match)}`}</span>
      }
      actions={
        group === 'live' ? (
          <ClockBadge isLive>
            <Clock match={match} />
          </ClockBadge>
        ) : (
          <span className={classNames(css.caption, css.regular)}>{formatDate(match.kickoffS * 1_000, 'day')}</span>
        )
      }
      isFlush
    >
      <div className={styles.versus}>
        <div>
          <Crest id={match.home.id} name={match.home.name} size={44} isRound={!isFootball} isDecorative />
          {match.home.name}
        </div>
        <span className={styles.score}>
          {group === 'upcoming' ? (
            clockTime(match.kickoffS * 1_000)
          ) : isSpoilerFree ? (
            t('versus')
          ) : (
            <>
              {home}
              <i>–</i>
              {away}
            </>
          )}
        </span>
        <div>
          <Crest id={match.away.id} name={match.away.name} size={44} isRound={!isFootball} isDecorative />
          {match.away.name}
        </div>
      </div>
      {isFootball && group === 'live' && !isSpoilerFree ? (
        <div className={styles.chart}>
          <MomentumChart trend={detail.data?.trend ?? []} events={detail.data?.events ?? []} isRunning isCompact />
        </div>
      ) : undefined}
      <div className={styles.ways}>
        {anchor ? (
          <Button variant="primary" icon="play" href={livePath(match, anchor.id)}>
            {t('aside.watch')}
          </Button>
        ) : undefined}
        <Button variant={anchor ? 'secondary' : 'primary'} href={detailPath(match)}>
          {t('aside.detail')}
        </Button>
      </div>
    </Card>
  )
}
