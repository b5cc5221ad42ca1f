import { useT } from '@pitchside/i18n'
import { Card, Segmented, Skeleton, StateBox } from '@pitchside/ui'
import { useState } from 'react'
import { groupOf, type Match } from '../../parts/matches/match'
import { expectedGoals, playerLines, shotLines, shotsOfScope, statisticLines } from './figures'
import type { Statistic } from './match-detail.calls'
import type { Figure, Scope } from './match-parts.calls'
import { Statistics } from './statistics'
import { useLineup, useShots, useStatistics } from './use-match-parts'

const scopes: readonly Scope[] = ['full', 'first', 'second']

/** Statistics of the whole match or a half. `replayed` shows those of a minute instead. */
export function MatchStatistics({
  match,
  basic,
  replayed,
}: {
  match: Match
  /** What the match itself tells: shown while the feed has nothing finer. */
  basic: readonly Statistic[]
  replayed?: readonly Figure[] | undefined
}) {
  const t = useT('scores')
  const [scope, setScope] = useState<Scope>('full')
  const statistics = useStatistics(match)
  const allShots = useShots(match)
  const lineup = useLineup(match)
  const isReplay = replayed !== undefined
  const figures = isReplay ? replayed : (statistics.data?.[scope] ?? [])
  const shown = isReplay ? [] : shotsOfScope(allShots.data ?? [], scope)
  const isWhole = !isReplay && scope === 'full'
  // Of halves nobody tells fouls, passes and duels.
  const whole = isWhole
    ? [...playerLines(lineup.data), ...basic.filter(({ key, home, away }) => key === 'fouls' && home + away > 0)]
    : []
  const lines = statisticLines(figures, expectedGoals(shown), [...shotLines(shown), ...whole])
  // Line by line they would push each other down; what failed once is not waited for.
  const isAwaited =
    !isReplay && [statistics, allShots, lineup].some((part) => part.isPending && part.failureCount === 0)
  const hasHalves = !isReplay && (statistics.data?.first.length ?? 0) > 0
  return (
    <Card
      title={t('detail.statistics')}
      actions={
        hasHalves ? (
          <Segmented<Scope>
            label={t('match.scope.label')}
            value={scope}
            onValueChange={setScope}
            options={scopes.map((value) => ({
              value,
              label: t(`match.scope.${value}`),
              isDisabled: value === 'second' && (statistics.data?.second.length ?? 0) === 0,
            }))}
          />
        ) : undefined
      }
    >
      {isAwaited || (lines.length === 0 && statistics.isPending && !isReplay) ? (
        <Skeleton lines={9} height={28} />
      ) : lines.length > 0 ? (
        <Statistics list={lines} />
      ) : groupOf(match) !== 'upcoming' && basic.some((line) => line.home + line.away > 0) ? (
        <Statistics list={basic} />
      ) : (
        <StateBox kind="empty" title={t('detail.noStatistics')} minHeight={240} />
      )}
    </Card>
  )
}
