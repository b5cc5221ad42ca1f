import { useT } from '@pitchside/i18n'
import { useQuery } from '@pitchside/platform'
import { Badge, Card, Crest, classNames, Skeleton, StateBox, Switch, Table, Td, Th, Tr } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { type LiveTableLine, liveTable, runningScore, type TableLine } from '../../parts/live-table/live-table'
import { Moved } from '../../parts/live-table/moved'
import { useRunningMatches } from '../../parts/live-table/use-running-matches'
import { groupOf, type Match } from '../../parts/matches/match'
import { fetchTable, type SeasonTable } from '../database/season-table.calls'
import { useLeagueNews } from '../database/use-league-news'
import styles from './live-standings.module.css'

export const linesOf = ({ rows }: SeasonTable): TableLine[] => rows.map((row) => ({ ...row }))

function Line({ line, isOwn }: { line: LiveTableLine; isOwn: boolean }) {
  const t = useT('scores')
  const difference = line.scored - line.conceded
  return (
    <Tr isSelected={isOwn}>
      <Td isNumber>
        <span className={classNames(styles.place, css.inlineRow, css.gap2)}>
          {line.position} <Moved places={line.moved} />
        </span>
      </Td>
      <Td>
        <span className={classNames(css.inlineRow, css.gap2)}>
          <Crest id={line.teamId} name={line.name} isDecorative />
          <span className={classNames(isOwn && classNames(css.main, css.bold))}>{line.name}</span>
          {line.isPlaying ? <Badge tone="live">{t('match.table.playing')}</Badge> : undefined}
        </span>
      </Td>
      {[line.played, line.won, line.drawn, line.lost].map((value, index) => (
        <Td key={['p', 'w', 'd', 'l'][index]} align="center" isNumber>
          {value}
        </Td>
      ))}
      <Td align="center" isNumber>{`${line.scored}:${line.conceded}`}</Td>
      <Td align="center" isNumber>
        {difference > 0 ? `+${difference}` : difference}
      </Td>
      <Td align="center" isNumber className={styles.points}>
        {line.points}
      </Td>
    </Tr>
  )
}

/** A league table with the running matches in it, or without. */
export function StandingsLines({
  caption,
  lines,
  match,
}: {
  caption: string
  lines: readonly LiveTableLine[]
  match: Match
}) {
  const t = useT('scores')
  const heads = ['played', 'won', 'drawn', 'lost', 'goals', 'difference', 'points']
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          <Th className={styles.places}>#</Th>
          <Th>{t('table.team')}</Th>
          {heads.map((head) => (
            <Th key={head} align="center">
              {t(`table.${head}`)}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={line.teamId} line={line} isOwn={line.teamId === match.home.id || line.teamId === match.away.id} />
        ))}
      </tbody>
    </Table>
  )
}

/** The table whose places all pages show; a switch shows what it would be if every match ended as it stands. */
export function LiveStandings({
  match,
  replayed,
}: {
  match: Match
  /** Replay: the table before the match; the match's score at that minute goes into it. */
  replayed?: readonly TableLine[] | undefined
}) {
  const t = useT('scores')
  const [isLive, setLive] = useState(false)
  const table = useQuery({
    queryKey: ['scores.table', match.competition.id],
    queryFn: ({ signal }) => fetchTable(match.competition.id, signal),
    refetchInterval: groupOf(match) === 'live' ? 60_000 : false,
  })
  useLeagueNews(match.sport, [match.competition.id])
  const others = useRunningMatches(match.competition.id, replayed === undefined && groupOf(match) === 'live')
  if (table.isPending)
    return (
      <Card title={t('match.tab.table')}>
        <Skeleton lines={12} height={30} />
      </Card>
    )
  if (!table.data)
    return (
      <Card title={t('match.tab.table')}>
        <StateBox
          kind={table.isError ? 'error' : 'empty'}
          title={t(table.isError ? 'match.failed' : 'data.empty')}
          action={{ label: t('retry'), onClick: () => void table.refetch() }}
          minHeight={320}
        />
      </Card>
    )
  const own = match.stage && match.stage.length > 1 ? [] : [match]
  const scores = replayed
    ? own.map(runningScore)
    : isLive
      ? [...own.filter((one) => groupOf(one) === 'live'), ...others.filter((one) => one.id !== match.id)].map(
          runningScore,
        )
      : []
  const all = liveTable(replayed ?? linesOf(table.data), scores)
  const group = all.find((line) => line.teamId === match.home.id)?.group
  const lines = all.filter((line) => line.group === group)
  const hasRunning = replayed === undefined && (groupOf(match) === 'live' || others.length > 0)
  return (
    <Card
      title={`${table.data.name} ${table.data.label}`}
      actions={
        hasRunning ? (
          <Switch
            className={classNames(css.inlineRow, css.gap2, css.note)}
            label={t('match.table.live')}
            checked={isLive}
            onCheckedChange={setLive}
          >
            {t('match.table.live')}
          </Switch>
        ) : undefined
      }
      isFlush
    >
      {lines.length === 0 ? (
        <StateBox kind="empty" title={t('data.empty')} minHeight={320} />
      ) : (
        <StandingsLines caption={t('match.tab.table')} lines={lines} match={match} />
      )}
      <p className={styles.note}>
        {t(replayed ? 'match.table.replayNote' : hasRunning && isLive ? 'match.table.liveNote' : 'match.table.note')}
      </p>
    </Card>
  )
}
