import { useT } from '@pitchside/i18n'
import { LoadFailed, useSpoilerFree } from '@pitchside/parts'
import { Card, Crest, classNames, IconButton, Link, Skeleton, StateBox, Tabs } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { Clock } from '../../parts/matches/clock'
import { detailPath, groupOf, type Match, scoreOf } from '../../parts/matches/match'
import teamName from '../../parts/matches/team-name.module.css'
import { Commentary } from './commentary'
import { type ComparePanel, panelTabs } from './compare-address'
import styles from './compare-board.module.css'
import { LineupView } from './lineup-view'
import type { MatchDetail } from './match-detail.calls'
import { MatchStatistics } from './match-statistics'
import type { MatchTab } from './match-tab'
import { MomentumChart } from './momentum-chart'
import { OddsTable } from './odds-table'
import { Timeline } from './timeline'
import { useMatchDetail } from './use-match-detail'

/** Below its crest a long word stands in one line; a name that would be cut has two. */
const name = classNames(css.clamp2, css.size14, teamName.name)

function Head({ match, isHidden, onRemove }: { match: Match; isHidden: boolean; onRemove?: (() => void) | undefined }) {
  const t = useT('scores')
  const [home, away] = scoreOf(match)
  return (
    <div className={styles.score}>
      <Link className={styles.match} href={detailPath(match)}>
        <span className={styles.team}>
          <Crest id={match.home.id} name={match.home.name} size={28} isDecorative />
          <b className={name} title={match.home.name}>
            {match.home.name}
          </b>
        </span>
        <span className={styles.middle}>
          <b>{groupOf(match) === 'upcoming' || isHidden ? t('versus') : `${home} - ${away}`}</b>
          <Clock match={match} />
        </span>
        <span className={styles.team}>
          <Crest id={match.away.id} name={match.away.name} size={28} isDecorative />
          <b className={name} title={match.away.name}>
            {match.away.name}
          </b>
        </span>
      </Link>
      {onRemove ? (
        <IconButton
          size="sm"
          icon="x"
          label={t('match.compare.remove', { home: match.home.name, away: match.away.name })}
          onClick={onRemove}
        />
      ) : undefined}
    </div>
  )
}

/** A view of a match for a narrow place. */
export function NarrowView({ tab, match, detail }: { tab: MatchTab; match: Match; detail: MatchDetail }) {
  if (tab === 'text') return <Commentary match={match} events={detail.events} isBare />
  if (tab === 'stats') return <MatchStatistics match={match} basic={detail.statistics} />
  if (tab === 'lineup') return <LineupView match={match} events={detail.events} isNarrow />
  if (tab === 'odds') return <OddsTable match={match} odds={detail.odds} />
  return (
    <div className={css.stack4}>
      {detail.trend.length > 0 ? (
        <MomentumChart trend={detail.trend} events={detail.events} isRunning={groupOf(match) === 'live'} isCompact />
      ) : undefined}
      <Timeline events={detail.events} />
    </div>
  )
}

/** One match of the board. */
export function ComparePanelView({
  panel,
  onTab,
  onRemove,
}: {
  panel: ComparePanel
  onTab: (tab: MatchTab) => void
  onRemove: () => void
}) {
  const t = useT('scores')
  const { match, detail, isFailed, error, reload } = useMatchDetail(panel.id)
  const isSpoilerFree = useSpoilerFree()
  const [isRevealed, setRevealed] = useState(false)
  if (isFailed)
    return (
      <Card>
        <LoadFailed error={error} title={t('detail.failed')} onRetry={reload} minHeight={360} />
        <IconButton icon="x" label={t('match.compare.removeUnknown')} onClick={onRemove} />
      </Card>
    )
  if (!match || !detail) return <Skeleton variant="large" height={1_000} />
  const isHidden = isSpoilerFree && !isRevealed && groupOf(match) !== 'upcoming'
  return (
    <section className={css.framed} aria-label={`${match.home.name} ${t('versus')} ${match.away.name}`}>
      <Head match={match} isHidden={isHidden} onRemove={onRemove} />
      <Tabs<MatchTab>
        label={t('match.tabs')}
        value={panel.tab}
        onValueChange={onTab}
        className={styles.tabs ?? ''}
        panelClassName={styles.body ?? ''}
        items={panelTabs.map((value) => ({ value, label: t(`match.tab.${value}`) }))}
      >
        {isHidden ? (
          <StateBox
            kind="empty"
            title={t('match.spoiler.title')}
            action={{ label: t('match.spoiler.show'), icon: 'eye', onClick: () => setRevealed(true) }}
            minHeight={280}
          />
        ) : (
          <NarrowView tab={panel.tab} match={match} detail={detail} />
        )}
      </Tabs>
    </section>
  )
}
