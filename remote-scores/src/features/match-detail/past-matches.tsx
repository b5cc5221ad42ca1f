import { formatDate, useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { Crest, classNames, Link, ResultMark, Skeleton, StateBox, Table, Td, Th, Tr } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { lineText } from '../../parts/matches/line-text'
import { detailPath } from '../../parts/matches/match'
import type { PastMatch } from './match-parts.calls'
import styles from './past-matches.module.css'

const results = { win: css.rising, draw: undefined, loss: css.falling } as const

/** Short rows for the side of a page: date, sides, score. */
export function PastRows({ matches }: { matches: readonly PastMatch[] }) {
  return (
    <ul className={styles.rows}>
      {matches.map((match) => (
        <li key={match.id}>
          <Link
            className={classNames(styles.row, css.hoverBrand)}
            href={detailPath({ sport: 'football', id: match.id })}
          >
            <span className={styles.date}>{formatDate(match.kickoffS * 1_000, 'date')}</span>
            <span className={classNames(css.row, css.gap6px, css.shrink, css.atEnd)}>
              <span className={css.cut} title={match.home.name}>
                {match.home.name}
              </span>
              <Crest id={match.home.id} name={match.home.name} size={18} isDecorative />
            </span>
            <b className={results[match.result]}>{`${match.score[0]}-${match.score[1]}`}</b>
            <span className={classNames(css.row, css.gap6px, css.shrink)}>
              <Crest id={match.away.id} name={match.away.name} size={18} isDecorative />
              <span className={css.cut} title={match.away.name}>
                {match.away.name}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** All there is to a past match: half-time, lines and what became of them. */
export function PastTable({ caption, matches }: { caption: string; matches: readonly PastMatch[] }) {
  const t = useT('scores')
  const outcome = (text: string) =>
    text === 'win' || text === 'over' ? css.rising : text === 'lose' || text === 'under' ? css.falling : undefined
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          <Th>{t('match.past.date')}</Th>
          <Th>{t('match.past.league')}</Th>
          <Th align="end">{t('head.home')}</Th>
          <Th align="center">{t('head.score')}</Th>
          <Th>{t('head.away')}</Th>
          <Th align="center">{t('head.half')}</Th>
          <Th align="center">{t('odds.asia')}</Th>
          <Th align="center">{t('odds.bs')}</Th>
          <Th align="center">{t('match.past.result')}</Th>
        </tr>
      </thead>
      <tbody>
        {matches.map((match) => (
          <Tr key={match.id}>
            <Td isNumber>{formatDate(match.kickoffS * 1_000, 'date')}</Td>
            <Td>{match.competition}</Td>
            <Td align="end" className={classNames(match.isHome && css.markedBold)}>
              {match.home.name}
            </Td>
            <Td align="center" isNumber>
              <Link className={styles.score} href={detailPath({ sport: 'football', id: match.id })}>
                {`${match.score[0]}-${match.score[1]}`}
              </Link>
            </Td>
            <Td className={classNames(!match.isHome && css.markedBold)}>{match.away.name}</Td>
            <Td align="center" isNumber>
              {match.half}
            </Td>
            <Td align="center" isNumber className={outcome(match.handicapResult)}>
              {match.handicap === undefined ? '–' : lineText('asia', match.handicap)}
            </Td>
            <Td align="center" isNumber className={outcome(match.totalResult)}>
              {match.total ?? '–'}
            </Td>
            <Td align="center">
              <ResultMark result={match.result}>{t(`result.${match.result}`)}</ResultMark>
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  )
}

/** What stands in place of past matches while there are none to show. */
export function PastState({
  isPending,
  isError,
  onRetry,
  height,
}: {
  isPending: boolean
  isError: boolean
  onRetry: () => void
  height: number
}) {
  const t = useT('scores')
  if (isPending)
    return (
      <div style={{ minHeight: height, padding: 16 }}>
        <Skeleton lines={5} height={26} />
      </div>
    )
  if (isError) return <LoadFailed onRetry={onRetry} title={t('match.failed')} minHeight={height} />
  return <StateBox kind="empty" title={t('match.past.none')} minHeight={height} />
}
