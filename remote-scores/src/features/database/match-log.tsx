import { formatDate, useT } from '@pitchside/i18n'
import { decimal } from '@pitchside/parts'
import { Card, Crest, classNames, Link, Table, Td, Th, Tr } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { figureOf, isWhole, pairText } from '../../parts/figures/figure-pairs'
import { detailPath } from '../../parts/matches/match'
import { gradeOf } from '../../parts/matches/rating-grade'
import type { PlayerSeason } from './player-figures.calls'
import styles from './player-season.module.css'
import type { DatabaseRoute } from './use-database-address'

type Row = PlayerSeason['matches'][number]

const signed = (value: number) => `${value > 0 ? '+' : ''}${decimal(value, 1)}`
const figureIn = ({ figures }: Row, key: string) => figureOf(figures, key)

/** Marks of chances keep their digits; what was not counted is a dash. */
function valueText(row: Row, key: string): string {
  const value = figureIn(row, key)
  if (value === undefined) return '–'
  return pairText(row.figures, key) ?? (key === 'xg' ? decimal(value, 2) : String(value))
}

/** Seldom things: a column for them stands only where one happened. */
const seldom: ReadonlySet<string> = new Set(['penalties', 'yellow', 'red', 'cleanSheets'])

/** Figures to show beside the mark: those the feed counts. */
const columnsOf = (rows: readonly Row[]): string[] =>
  [...new Set(rows.flatMap(({ figures }) => figures.map(({ key }) => key)))].filter(
    (key) =>
      key !== 'rating' && isWhole(key) && (!seldom.has(key) || rows.some((row) => (figureIn(row, key) ?? 0) > 0)),
  )

/** What a mark is made of: where it begins, and what each thing added or took. */
function Made({ row }: { row: Row }) {
  const t = useT('scores')
  return (
    <p className={styles.made} role="status">
      <span>{t('base.markOf', { home: row.match.home.name, away: row.match.away.name })}</span>
      {row.mark.map(({ part, value }) => (
        <span key={part}>
          {t(`base.mark.${part}`)}
          <b>{part === 'base' ? decimal(value, 1) : signed(value)}</b>
        </span>
      ))}
    </p>
  )
}

/** The latest matches of a player with what he did; a mark that is pressed says how it is made. */
export function MatchLog({ matches, route }: { matches: readonly Row[]; route: DatabaseRoute }) {
  const t = useT('scores')
  const [chosen, setChosen] = useState<number>()
  const columns = columnsOf(matches)
  const hasMarks = matches.some((row) => figureIn(row, 'rating') !== undefined)
  const shown = matches.find(({ match }) => match.id === chosen)
  if (matches.length === 0) return null
  return (
    <Card isFlush title={t('base.log')}>
      <Table caption={t('base.log')} className={styles.log}>
        <thead>
          <tr>
            <Th>{t('match.past.date')}</Th>
            <Th>{t('base.logMatch')}</Th>
            <Th align="center">{t('base.fig.minutes')}</Th>
            {hasMarks ? <Th align="center">{t('base.fig.rating')}</Th> : undefined}
            {columns.map((key) => (
              <Th key={key} align="center">
                {t(`base.fig.${key}`)}
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {matches.map((row) => {
            const { match } = row
            const rating = figureIn(row, 'rating')
            return (
              <Tr key={match.id}>
                <Td isNumber>{formatDate(match.kickoffMs, 'day')}</Td>
                <Td>
                  <Link
                    className={classNames(css.inlineRow, css.gap6px, css.unbroken, css.hoverBrand)}
                    href={detailPath({ sport: route.sport, id: match.id })}
                  >
                    <Crest id={match.home.id} name={match.home.name} size={18} isDecorative />
                    {`${match.home.name} ${match.score[0]}-${match.score[1]} ${match.away.name}`}
                    <Crest id={match.away.id} name={match.away.name} size={18} isDecorative />
                  </Link>
                </Td>
                <Td align="center" isNumber>
                  {row.minutes}
                </Td>
                {hasMarks ? (
                  <Td align="center">
                    {rating === undefined ? (
                      '–'
                    ) : (
                      <button
                        type="button"
                        className={styles.markButton}
                        data-grade={gradeOf(rating)}
                        aria-pressed={match.id === chosen}
                        aria-label={t('base.markHow', { mark: decimal(rating, 1) })}
                        onClick={() => setChosen(match.id === chosen ? undefined : match.id)}
                      >
                        {decimal(rating, 1)}
                      </button>
                    )}
                  </Td>
                ) : undefined}
                {columns.map((key) => (
                  <Td key={key} align="center" isNumber>
                    {valueText(row, key)}
                  </Td>
                ))}
              </Tr>
            )
          })}
        </tbody>
      </Table>
      {shown ? <Made row={shown} /> : hasMarks ? <p className={styles.made}>{t('base.markHint')}</p> : undefined}
    </Card>
  )
}
