import { groupedNumber, useT } from '@pitchside/i18n'
import { Badge, Card, Crest, classNames, Table, Td, Th, Tr } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { asItCame, type Order } from '../../parts/sorting/order'
import { SortHead } from '../../parts/sorting/sort-head'
import { type GameTeam, type PlayerLine, percent, teamSums } from './basketball-game'
import styles from './box-score.module.css'
import { type BoxColumn, boxColumns, cellText, sortedPlayers } from './box-sort'

type Sums = ReturnType<typeof teamSums>

function sumText(sums: Sums, column: (typeof boxColumns)[number]): string {
  if (column === 'fieldGoals') return `${sums.fieldGoals}-${sums.fieldGoalTries}`
  if (column === 'threes') return `${sums.threes}-${sums.threeTries}`
  if (column === 'freeThrows') return `${sums.freeThrows}-${sums.freeThrowTries}`
  if (column === 'offensive') return String(sums.offensiveRebounds)
  if (column === 'defensive') return String(sums.defensiveRebounds)
  if (column === 'minutes') return String(Math.round(sums.seconds / 60))
  return column === 'plusMinus' ? '' : String(sums[column])
}

const shareOf = (made: number, taken: number): string => `${groupedNumber(percent(made, taken))}%`

function shareText(sums: Sums, column: (typeof boxColumns)[number]): string {
  if (column === 'fieldGoals') return shareOf(sums.fieldGoals, sums.fieldGoalTries)
  if (column === 'threes') return shareOf(sums.threes, sums.threeTries)
  if (column === 'freeThrows') return shareOf(sums.freeThrows, sums.freeThrowTries)
  return ''
}

/** What every player of a side did, with the team's sums. Heads sort. */
export function BoxScore({ team, players }: { team: GameTeam; players: readonly PlayerLine[] }) {
  const t = useT('scores')
  const [order, setOrder] = useState<Order<BoxColumn>>(asItCame)
  const sums = teamSums(players)
  return (
    <Card
      title={
        <span className={classNames(css.inlineRow, css.gap2)}>
          <Crest id={team.id} name={team.name} size={24} isRound isDecorative />
          {team.name}
        </span>
      }
      isFlush
    >
      <Table caption={t('court.box.caption', { name: team.name })} className={styles.table}>
        <thead>
          <tr>
            <Th className={styles.sticky}>{t('court.box.player')}</Th>
            {boxColumns.map((column) => (
              <SortHead
                key={column}
                column={column}
                order={order}
                onOrder={setOrder}
                title={t(`court.box.long.${column}`)}
              >
                {t(`court.box.${column}`)}
              </SortHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {sortedPlayers(players, order).map((player) => (
            <Tr key={player.id} className={classNames(!player.hasPlayed && css.muted)}>
              <Td className={styles.sticky}>
                <span className={classNames(css.row, css.gap10px)}>
                  <span className={styles.shirt}>{player.shirt}</span>
                  <span className={styles.name}>
                    {player.name}
                    <small className={css.caption}>
                      {player.position}
                      {player.isStarter ? ` · ${t('court.box.starter')}` : ''}
                    </small>
                  </span>
                  {player.isOnCourt ? (
                    <Badge tone="brand" className={css.pushed}>
                      {t('court.box.onCourt')}
                    </Badge>
                  ) : undefined}
                </span>
              </Td>
              {player.hasPlayed ? (
                boxColumns.map((column) => (
                  <Td key={column} align="center" isNumber className={classNames(column === 'points' && styles.points)}>
                    {cellText(player, column)}
                  </Td>
                ))
              ) : (
                <Td align="center" colSpan={boxColumns.length} className={css.caption}>
                  {t('court.box.didNotPlay')}
                </Td>
              )}
            </Tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <Td className={styles.sticky}>{t('court.box.total')}</Td>
            {boxColumns.map((column) => (
              <Td key={column} align="center" isNumber>
                {sumText(sums, column)}
                <small className={styles.share}>{shareText(sums, column)}</small>
              </Td>
            ))}
          </tr>
        </tfoot>
      </Table>
    </Card>
  )
}
