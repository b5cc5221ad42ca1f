import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { useQuery } from '@pitchside/platform'
import { Segmented, Skeleton, StateBox } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { begunPeriods, periodName } from '../../parts/matches/periods'
import type { BasketballGame } from './basketball-game'
import { fetchPeriodBox } from './basketball-match.calls'
import { BoxScore } from './box-score'

/** What the players of both sides did in a period. A feed that does not tell periods apart says so. */
function PeriodBox({ game, period, isRunning }: { game: BasketballGame; period: number; isRunning: boolean }) {
  const t = useT('scores')
  const { data, isError, refetch } = useQuery({
    queryKey: ['scores.basketball.period', game.id, period],
    queryFn: ({ signal }) => fetchPeriodBox(game.id, period, signal),
    refetchInterval: isRunning ? 15_000 : false,
  })
  if (!data && isError) return <LoadFailed onRetry={refetch} title={t('match.failed')} minHeight={320} />
  if (!data) return <Skeleton variant="large" height={620} />
  if (data.home.length + data.away.length === 0)
    return <StateBox kind="empty" title={t('court.box.noPeriods')} minHeight={320} />
  return (
    <>
      <BoxScore team={game.home} players={data.home} />
      <BoxScore team={game.away} players={data.away} />
    </>
  )
}

/** The box of the whole game, or of one of its periods. */
export function BoxScores({ game, isRunning }: { game: BasketballGame; isRunning: boolean }) {
  const t = useT('scores')
  const [chosen, setChosen] = useState('0')
  const period = Number(chosen)
  const periods = Math.max(begunPeriods(game), game.plays.at(-1)?.period ?? 0)
  return (
    <div className={css.column}>
      {periods > 1 ? (
        <Segmented<string>
          label={t('court.plays.period')}
          value={chosen}
          onValueChange={setChosen}
          options={[
            { value: '0', label: t('match.scope.full') },
            ...Array.from({ length: periods }, (_, index) => ({
              value: String(index + 1),
              label: periodName(t, index + 1),
            })),
          ]}
        />
      ) : undefined}
      {period > 0 ? (
        <PeriodBox key={period} game={game} period={period} isRunning={isRunning} />
      ) : (
        <>
          <BoxScore team={game.home} players={game.homePlayers} />
          <BoxScore team={game.away} players={game.awayPlayers} />
        </>
      )}
    </div>
  )
}
