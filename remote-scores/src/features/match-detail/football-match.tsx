import { useT } from '@pitchside/i18n'
import { Card, Skeleton, StateBox } from '@pitchside/ui'
import { FormMarks } from '../matches/form-marks'
import { groupOf } from '../matches/match'
import { ChanceBar } from './chance-bar'
import { isGoalType } from './match-detail.calls'
import { MatchHeader } from './match-header'
import styles from './match-page.module.css'
import { MomentumChart } from './momentum-chart'
import { OddsTable } from './odds-table'
import { Statistics } from './statistics'
import { Timeline } from './timeline'
import { useMatchDetail } from './use-match-detail'

/** A football match, kept up to date while it runs. */
export function FootballMatch({ id }: { id: number }) {
  const t = useT('scores')
  const { match, detail, store, isFailed, reload } = useMatchDetail(id)
  if (isFailed)
    return (
      <StateBox
        kind="error"
        title={t('detail.failed')}
        text={t('list.failedText')}
        action={{ label: t('retry'), onClick: reload }}
        minHeight={420}
      />
    )
  if (!match || !detail) return <MatchSkeleton label={t('loading')} />
  const hasBegun = groupOf(match) !== 'upcoming' && detail.trend.length > 0
  const scorers = (side: 'home' | 'away') =>
    detail.events
      .filter((event) => isGoalType(event.type) && event.side === side && !event.isCancelled)
      .map((event) => `${event.player} ${event.minute}′`)
  return (
    <>
      <MatchHeader
        match={match}
        onChange={(change) => store.getState().change(match.id, change)}
        homeNote={<FormMarks form={detail.homeForm} />}
        awayNote={<FormMarks form={detail.awayForm} />}
        homeScorers={scorers('home')}
        awayScorers={scorers('away')}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          {hasBegun ? (
            <Card
              title={t('detail.momentum')}
              actions={
                <span className={styles.legend}>
                  <i className={styles.homeKey} /> {match.home.name} <i className={styles.awayKey} /> {match.away.name}
                </span>
              }
            >
              <MomentumChart trend={detail.trend} events={detail.events} isRunning={groupOf(match) === 'live'} />
            </Card>
          ) : undefined}
          <div className={styles.pair}>
            <Card title={t('detail.timeline')}>
              <Timeline events={detail.events} />
            </Card>
            <Card title={t('detail.statistics')}>
              {hasBegun ? (
                <Statistics list={detail.statistics} />
              ) : (
                <StateBox kind="empty" title={t('detail.noStatistics')} />
              )}
            </Card>
          </div>
        </div>
        <aside className={styles.aside}>
          <Card title={t('detail.chances')}>
            <ChanceBar chances={detail.chances} home={match.home.name} away={match.away.name} />
          </Card>
          <OddsTable odds={detail.odds} />
        </aside>
      </div>
    </>
  )
}

function MatchSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} aria-busy="true" className={styles.skeleton}>
      <Skeleton variant="large" height={210} />
      <Skeleton variant="large" height={180} />
      <Skeleton variant="large" height={380} />
    </div>
  )
}
