import { useT } from '@pitchside/i18n'
import { decimal } from '@pitchside/parts'
import { classNames, Segmented, Table, Td, Th, Tr } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { figureOf, pairText } from '../../parts/figures/figure-pairs'
import type { Team } from '../../parts/matches/match'
import styles from './lineup-view.module.css'
import type { Lineup, LineupPlayer, SideLineup } from './match-parts.calls'

type SideName = 'home' | 'away'

/** Figures of a row, in the order they are shown: a column for what nobody of the side was counted by is left out. */
const columns = ['goals', 'assists', 'shots', 'xg', 'passes', 'duels', 'tackles', 'rating'] as const
type Column = (typeof columns)[number]
/** What the side panel of a room has place for. */
const narrowColumns: readonly Column[] = ['goals', 'assists', 'rating']

const playedOf = ({ first, bench }: SideLineup): LineupPlayer[] =>
  [...first, ...bench].filter(({ figures }) => figures.length > 0)

/** What was not counted is a dash and no zero. */
function textOf({ figures, rating }: LineupPlayer, column: Column): string {
  if (column === 'rating') return rating === undefined ? '–' : decimal(rating, 1)
  const value = figureOf(figures, column)
  if (value === undefined) return '–'
  return pairText(figures, column) ?? (column === 'xg' ? decimal(value, 2) : String(value))
}

/** Share of the side's passes a player made, per cent. */
function passShare(player: LineupPlayer, all: readonly LineupPlayer[]): string {
  const own = figureOf(player.figures, 'passes')
  const sum = all.reduce((total, { figures }) => total + (figureOf(figures, 'passes') ?? 0), 0)
  return own === undefined || sum === 0 ? '–' : `${Math.round((100 * own) / sum)}%`
}

/** What everybody of a side did in a match that is over; nothing where the feed counts no players. */
export function LineupFigures({
  lineup,
  teams,
  isNarrow,
}: {
  lineup: Lineup
  teams: Readonly<Record<SideName, Team>>
  isNarrow: boolean
}) {
  const t = useT('scores')
  const [side, setSide] = useState<SideName>('home')
  const players = playedOf(lineup[side]).toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0))
  if (playedOf(lineup.home).length + playedOf(lineup.away).length === 0) return undefined
  const shown = (isNarrow ? narrowColumns : columns).filter((column) =>
    players.some((player) => textOf(player, column) !== '–'),
  )
  const title = t('match.lineup.figures', { team: teams[side].name })
  return (
    <section className={styles.figures} aria-label={t('match.lineup.figuresTitle')}>
      <div className={classNames(css.inlineRow, css.gap10px)}>
        <Segmented<SideName>
          label={t('match.lineup.figuresTitle')}
          value={side}
          onValueChange={setSide}
          options={(['home', 'away'] as const).map((value) => ({ value, label: teams[value].name }))}
        />
      </div>
      <Table caption={title}>
        <thead>
          <tr>
            <Th>{t('base.player')}</Th>
            <Th align="center">{t('base.fig.minutes')}</Th>
            {shown.map((column) => (
              <Th key={column} align="center">
                {t(`base.fig.${column}`)}
              </Th>
            ))}
            {shown.includes('passes') ? <Th align="center">{t('match.lineup.passShare')}</Th> : undefined}
          </tr>
        </thead>
        <tbody>
          {players.map((player) => (
            <Tr key={player.id}>
              <Td>{`${player.shirt} ${player.name}`}</Td>
              <Td align="center" isNumber>
                {player.minutes ?? '–'}
              </Td>
              {shown.map((column) => (
                <Td key={column} align="center" isNumber>
                  {textOf(player, column)}
                </Td>
              ))}
              {shown.includes('passes') ? (
                <Td align="center" isNumber>
                  {passShare(player, players)}
                </Td>
              ) : undefined}
            </Tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}
