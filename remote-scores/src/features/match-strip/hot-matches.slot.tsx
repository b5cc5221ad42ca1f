import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { classNames, Section, Segmented, Skeleton, StateBox } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { groupOf, type Match } from '../../parts/matches/match'
import { useLiveMatches } from '../../parts/matches/use-live-matches'
import { fetchHotMatches, type HotKind } from './home-matches.calls'
import { HotMatch } from './hot-match'
import styles from './hot-match.module.css'

const shown = 4

/** Two that run and two to come, when there are both. */
function chosen(matches: readonly Match[]): Match[] {
  const live = matches.filter((match) => groupOf(match) === 'live')
  const upcoming = matches.filter((match) => groupOf(match) === 'upcoming')
  const running = live.slice(0, Math.max(2, shown - upcoming.length))
  return [...running, ...upcoming].slice(0, shown)
}

function HotGrid({ kind }: { kind: HotKind }) {
  const t = useT('scores')
  const { matches, store, isPending, isFailed, reload } = useLiveMatches(`hot-${kind}`, () => fetchHotMatches(kind))
  if (isFailed) return <LoadFailed onRetry={reload} title={t('list.failed')} minHeight={186} />
  if (!isPending && matches.length === 0) return <StateBox kind="empty" title={t('hot.empty')} minHeight={186} />
  return (
    <div
      className={classNames(styles.grid, css.oneBelow640, css.twoBelow992, css.threeBelow1280, css.grid4)}
      aria-busy={isPending}
    >
      {isPending
        ? ['a', 'b', 'c', 'd'].map((key) => (
            <div key={key} className={styles.card}>
              <Skeleton variant="large" height={156} />
            </div>
          ))
        : chosen(matches).map((match) => (
            <HotMatch
              key={match.id}
              match={match}
              onReserved={({ id }, isReserved) => store.getState().change(id, { isReserved })}
            />
          ))}
    </div>
  )
}

/** Hot matches of the home page. */
export default function HotMatches() {
  const t = useT('scores')
  const [kind, setKind] = useState<HotKind>('all')
  return (
    <Section
      title={t('hot.title')}
      filter={
        <Segmented<HotKind>
          label={t('hot.kind')}
          value={kind}
          onValueChange={setKind}
          options={[
            { value: 'all', label: t('hot.all') },
            { value: 'football', label: t('sport.football') },
            { value: 'basketball', label: t('sport.basketball') },
          ]}
        />
      }
      more={{ label: t('hot.more'), href: '/schedule' }}
    >
      <HotGrid key={kind} kind={kind} />
    </Section>
  )
}
