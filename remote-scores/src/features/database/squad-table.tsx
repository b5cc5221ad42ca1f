import { type Translate, useT } from '@pitchside/i18n'
import { decimal } from '@pitchside/parts'
import { Avatar, Card, classNames, Flag, Link, Table, Td, Th, Tr } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { asItCame, type Order } from '../../parts/sorting/order'
import { SortHead } from '../../parts/sorting/sort-head'
import { ageOf, valueText } from './person-facts'
import people from './scorers-view.module.css'
import { type SquadColumn, type SquadPlayer, squadColumns, squadGroups, squadWorth } from './squad-order'
import styles from './squad-table.module.css'
import type { DatabaseRoute } from './use-database-address'

type Squad = readonly SquadPlayer[]

const columns = ['age', 'height', 'foot', 'value', 'played', 'goals', 'assists'] as const
type Column = (typeof columns)[number]

const isSorting = (column: Column): column is SquadColumn => column !== 'foot'
const headKey = (column: Column) => (column === 'played' ? 'table.played' : `base.${column}`)

/** Columns of which the source knows something; files that were imported name players alone. */
const shownOf = (squad: Squad): Column[] =>
  columns.filter((column) =>
    squad.some((player) => (isSorting(column) ? (squadColumns[column](player) ?? 0) > 0 : player.foot)),
  )

/** What is not known is a dash and no zero. */
function cellText(t: Translate, player: SquadPlayer, column: Column): string | number {
  if (column === 'foot') return player.foot ? t(`base.feet.${player.foot}`) : '–'
  const value = squadColumns[column](player)
  if (value === undefined) return '–'
  return column === 'height' ? t('base.cm', { count: value }) : column === 'value' ? valueText(value) : value
}

/** Mean age and what the squad is worth, as far as the source knows them. */
function SquadSums({ squad }: { squad: Squad }) {
  const t = useT('scores')
  const ages = squad.flatMap((player) => ageOf(player) ?? [])
  const { eur, known } = squadWorth(squad)
  const worth =
    known === squad.length
      ? valueText(eur)
      : t('base.worthOfSome', { value: valueText(eur), known, count: squad.length })
  return (
    <dl className={styles.sums}>
      {ages.length > 0 ? (
        <div>
          <dt>{t('base.meanAge')}</dt>
          <dd>{decimal(ages.reduce((sum, age) => sum + age, 0) / ages.length, 1)}</dd>
        </div>
      ) : undefined}
      {known > 0 ? (
        <div>
          <dt>{t('base.squadWorth')}</dt>
          <dd>{worth}</dd>
        </div>
      ) : undefined}
    </dl>
  )
}

function PlayerRow({ player, shown, route }: { player: SquadPlayer; shown: readonly Column[]; route: DatabaseRoute }) {
  const t = useT('scores')
  return (
    <Tr>
      <Td align="end" isNumber className={css.muted}>
        {player.shirt || '–'}
      </Td>
      <Td>
        <Link className={classNames(people.person, css.hoverBrand)} href={route.hrefOf({ player: player.id, team: 0 })}>
          <Avatar id={player.id} size={30} />
          {player.name}
          <Flag code={player.flag} />
        </Link>
      </Td>
      {shown.map((column) => (
        <Td key={column} align="center" isNumber={column !== 'foot'} className={css.markedLesser}>
          {cellText(t, player, column)}
        </Td>
      ))}
    </Tr>
  )
}

/** The squad of a team by the parts of the pitch; heads sort it as one list. */
export function SquadTable({ squad, route }: { squad: Squad; route: DatabaseRoute }) {
  const t = useT('scores')
  const [order, setOrder] = useState<Order<SquadColumn>>(asItCame)
  const shown = shownOf(squad)
  const title = t('base.squad', { count: squad.length })
  return (
    <Card isFlush title={title} actions={<SquadSums squad={squad} />}>
      <Table caption={title} className={styles.table}>
        <thead>
          <tr>
            <Th align="end">#</Th>
            <Th>{t('base.player')}</Th>
            {shown.map((column) =>
              isSorting(column) ? (
                <SortHead key={column} column={column} order={order} onOrder={setOrder}>
                  {t(headKey(column))}
                </SortHead>
              ) : (
                <Th key={column} align="center">
                  {t(headKey(column))}
                </Th>
              ),
            )}
          </tr>
        </thead>
        {squadGroups(squad, order).map(({ line, players }) => (
          <tbody key={line ?? 'all'}>
            {line ? (
              <tr className={styles.line}>
                <th scope="rowgroup" colSpan={shown.length + 2}>
                  {t(`base.line.${line}`)}
                </th>
              </tr>
            ) : undefined}
            {players.map((player) => (
              <PlayerRow key={player.id} player={player} shown={shown} route={route} />
            ))}
          </tbody>
        ))}
      </Table>
    </Card>
  )
}
