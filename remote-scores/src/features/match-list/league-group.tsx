import { useT } from '@pitchside/i18n'
import { Link, useStore } from '@pitchside/platform'
import { Icon, IconButton, LiveBadge } from '@pitchside/ui'
import { memo, useEffect, useRef, useState } from 'react'
import { Flag } from '../matches/flag'
import { databasePath, type Market } from '../matches/match'
import { roundName } from '../matches/round-name'
import styles from './league-group.module.css'
import { useListSettings } from './list-settings.store'
import type { MatchGroup } from './match-filter'
import type { MatchListStore } from './match-list.store'
import { MatchRow, type RowActions } from './match-row'

const rowPx = 49
const tallRowPx = 61

function Row({
  id,
  store,
  market,
  isFirst,
  hasLeague,
  actions,
}: {
  id: number
  store: MatchListStore
  market: Market
  isFirst: boolean
  hasLeague: boolean
  actions: RowActions
}) {
  const match = useStore(store, (state) => state.byId.get(id))
  return match ? (
    <MatchRow match={match} market={market} isFirst={isFirst} hasLeague={hasLeague} actions={actions} />
  ) : null
}

/** True while the element is near the screen; in long lists rows far away are an empty box of the same height. */
function useIsNear(isAlways: boolean) {
  const box = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(isAlways)
  useEffect(() => {
    const element = box.current
    if (!element || isAlways) return
    const observer = new IntersectionObserver(([entry]) => setIsNear(entry?.isIntersecting ?? true), {
      rootMargin: '700px 0px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [isAlways])
  return { box, isNear: isNear || isAlways }
}

export interface LeagueGroupProps {
  group: MatchGroup
  store: MatchListStore
  market: Market
  /** Rows stay in the document even when they are far from the screen. */
  isMounted: boolean
  sport: 'football' | 'basketball'
  actions: RowActions
}

/** Matches of one league under its head. */
export const LeagueGroup = memo(function LeagueGroup({
  group,
  store,
  market,
  isMounted,
  sport,
  actions,
}: LeagueGroupProps) {
  const t = useT('scores')
  const isTall = useListSettings((settings) => settings.columns.value4)
  const [isCollapsed, setIsCollapsed] = useState(false)
  const { box, isNear } = useIsNear(isMounted)
  const { competition } = group
  return (
    <section className={styles.group} aria-label={competition?.name ?? t('list.byTime')}>
      {competition ? (
        <header className={styles.head}>
          <Flag code={competition.flag} />
          <h2>{competition.name}</h2>
          <span className={styles.round}>{roundName(t, { round: group.round, stage: group.stage, sport })}</span>
          {group.live > 0 ? <LiveBadge className={styles.live}>{group.live}</LiveBadge> : undefined}
          <Link
            className={styles.more}
            to={competition.key === 'worldcup' ? '/trophy/home' : databasePath({ sport }, competition.id)}
          >
            {t('list.standings')}
            <Icon name="chevron-right" size={15} />
          </Link>
          <IconButton
            size="sm"
            icon={isCollapsed ? 'chevron-down' : 'minus'}
            className={styles.fold}
            label={
              isCollapsed ? t('list.unfold', { name: competition.name }) : t('list.fold', { name: competition.name })
            }
            aria-expanded={!isCollapsed}
            onClick={() => setIsCollapsed(!isCollapsed)}
          />
        </header>
      ) : undefined}
      <div
        ref={box}
        style={isNear || isCollapsed ? undefined : { height: group.ids.length * (isTall ? tallRowPx : rowPx) - 1 }}
      >
        {isNear && !isCollapsed
          ? group.ids.map((id, index) => (
              <Row
                key={id}
                id={id}
                store={store}
                market={market}
                hasLeague={competition === undefined}
                isFirst={index === 0}
                actions={actions}
              />
            ))
          : undefined}
      </div>
    </section>
  )
})
