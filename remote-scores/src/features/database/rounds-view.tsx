import { clockTime, formatDate, useT } from '@pitchside/i18n'
import { QueryView } from '@pitchside/parts'
import { useQuery } from '@pitchside/platform'
import { Chip, classNames, IconButton, Select, Skeleton, StateBox } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { CompetitionPage, SeasonMatch, SeasonStage } from './database.calls'
import { fetchStages } from './database.calls'
import { FixtureLine } from './fixture-line'
import { RoadsHere } from './roads-here'
import styles from './rounds-view.module.css'
import type { DatabaseRoute } from './use-database-address'

/** Stages that end in a table; all others knock out. */
const tables: ReadonlySet<string> = new Set(['league', 'group'])

const byDay = (matches: readonly SeasonMatch[]): [string, SeasonMatch[]][] => {
  const days = new Map<string, SeasonMatch[]>()
  for (const match of matches) {
    const day = formatDate(match.kickoffMs, 'longDay')
    days.set(day, [...(days.get(day) ?? []), match])
  }
  return [...days]
}

function Stepper({ stage, page, route }: { stage: SeasonStage; page: CompetitionPage; route: DatabaseRoute }) {
  const t = useT('scores')
  const numbers = stage.rounds.map((one) => one.id)
  const index = Math.max(0, numbers.indexOf(page.roundId))
  const go = (to: number | undefined) => to && route.go({ stage: page.stageId, round: to })
  const dates = stage.rounds[index]
  if (numbers.length < 2) return undefined
  return (
    <div className={classNames(css.row, css.gap6px)}>
      <IconButton
        icon="chevron-left"
        label={t('base.earlierRound')}
        disabled={index === 0}
        onClick={() => go(numbers[index - 1])}
      />
      <Select
        className={styles.select}
        label={t('base.round')}
        isLabelHidden
        value={String(page.roundId)}
        onValueChange={(value) => go(Number(value))}
        options={numbers.map((number) => ({ value: String(number), label: t('stage.round', { round: number }) }))}
      />
      <IconButton
        icon="chevron-right"
        label={t('base.laterRound')}
        disabled={index >= numbers.length - 1}
        onClick={() => go(numbers[index + 1])}
      />
      {dates ? <span className={styles.dates}>{formatDate(dates.fromMs, 'day')}</span> : undefined}
    </div>
  )
}

/** Fixtures of a season round by round. */
export function RoundsView({ page, route }: { page: CompetitionPage; route: DatabaseRoute }) {
  const t = useT('scores')
  const stages = useQuery({
    queryKey: ['scores.stages', page.seasonId],
    queryFn: ({ signal }) => fetchStages(page.seasonId, signal),
  })
  return (
    <QueryView tellsStale query={stages} minHeight={480} skeleton={<Skeleton variant="large" height={480} />}>
      {(list) => {
        const stage = list.find((one) => one.id === page.stageId)
        return (
          <div className={styles.view}>
            <div className={styles.bar}>
              {list.length > 1 ? (
                <fieldset className={styles.stages} aria-label={t('base.stage')}>
                  {list.map((one) => (
                    <Chip
                      key={one.id}
                      isPressed={one.id === page.stageId}
                      onPressedChange={() => route.go({ stage: one.id, round: 0 })}
                    >
                      {one.name}
                    </Chip>
                  ))}
                </fieldset>
              ) : undefined}
              {stage ? <Stepper stage={stage} page={page} route={route} /> : undefined}
            </div>
            {page.matches.length === 0 ? <StateBox kind="empty" title={t('data.noMatches')} /> : undefined}
            {byDay(page.matches).map(([day, matches]) => (
              <section key={day}>
                <h3 className={styles.day}>{day}</h3>
                {matches.map((match) => (
                  <FixtureLine
                    key={match.id}
                    match={match}
                    sport={route.sport}
                    hasTime={false}
                    lead={
                      match.stage.length === 1
                        ? `${clockTime(match.kickoffMs)} · ${match.stage}`
                        : clockTime(match.kickoffMs)
                    }
                  />
                ))}
              </section>
            ))}
            {stage && !tables.has(stage.kind) ? <RoadsHere page={page} route={route} /> : undefined}
          </div>
        )
      }}
    </QueryView>
  )
}
