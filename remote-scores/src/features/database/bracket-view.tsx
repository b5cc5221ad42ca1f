import { formatDate, useT } from '@pitchside/i18n'
import { Crest, classNames, Link, StateBox } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { KeyboardEvent, ReactNode } from 'react'
import { placeAfterKey, planBracket } from './bracket-layout'
import styles from './bracket-view.module.css'
import type { BracketTie } from './database.calls'

function Side({ tie, side }: { tie: BracketTie; side: 0 | 1 }) {
  const t = useT('scores')
  const team = side === 0 ? tie.home : tie.away
  const isOut = tie.winner !== 0 && tie.winner !== side + 1
  const hasScore = tie.state === 'live' || tie.state === 'finished'
  const kicks = tie.kicks[0] + tie.kicks[1] > 0
  return (
    <span className={classNames(styles.side, isOut && css.markedQuiet, !team && css.markedQuiet)}>
      {team ? <Crest id={team.id} name={team.name} size={18} isDecorative /> : <i className={styles.nobody} />}
      <span className={classNames(css.cut, css.grow)} title={team?.name}>
        {team?.name ?? t('base.toBeDecided')}
      </span>
      {hasScore ? (
        <b className={classNames(tie.state === 'live' && css.live)}>
          {tie.score[side]}
          {kicks ? <small className={css.tiny}> ({tie.kicks[side]})</small> : undefined}
        </b>
      ) : undefined}
    </span>
  )
}

function Tie({ tie, column, row }: { tie: BracketTie; column: number; row: number }) {
  const t = useT('scores')
  const place = { 'data-column': column, 'data-row': row }
  const inside: ReactNode = (
    <>
      <span className={styles.when}>
        {tie.state === 'live'
          ? t('tab.live')
          : tie.kickoffMs > 0
            ? formatDate(tie.kickoffMs, 'moment')
            : t('base.toBeDecided')}
      </span>
      <Side tie={tie} side={0} />
      <Side tie={tie} side={1} />
    </>
  )
  if (tie.matchId === undefined)
    return (
      <div className={styles.tie} tabIndex={-1} {...place}>
        {inside}
      </div>
    )
  return (
    <Link className={styles.tie} href={`/score-detail?type=football&id=${tie.matchId}`} {...place}>
      {inside}
    </Link>
  )
}

/** A cup's tree, round by round from left to right. Arrows lead from tie to tie. */
export function BracketView({ ties }: { ties: readonly BracketTie[] }) {
  const t = useT('scores')
  const { columns, third } = planBracket(ties)
  if (columns.length === 0) return <StateBox kind="empty" title={t('base.noBracket')} minHeight={320} />
  const sizes = columns.map((column) => column.ties.length)
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const { dataset } = event.target as HTMLElement
    if (dataset.column === undefined) return
    const next = placeAfterKey(event.key, { column: Number(dataset.column), row: Number(dataset.row) }, sizes)
    if (!next) return
    event.preventDefault()
    const tie = event.currentTarget.querySelector<HTMLElement>(`[data-column="${next.column}"][data-row="${next.row}"]`)
    tie?.focus({ preventScroll: true })
    tie?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  return (
    <section className={styles.scroll} aria-label={t('base.view.bracket')} onKeyDown={move}>
      <div className={styles.tree}>
        {columns.map((column, index) => (
          <div key={column.stage} className={styles.column}>
            <h3>{t(`stage.${column.stage}`)}</h3>
            <ol>
              {column.ties.map((tie, row) => (
                <li key={tie.order}>
                  <Tie tie={tie} column={index} row={row} />
                </li>
              ))}
            </ol>
            {third && index === columns.length - 1 ? (
              <div className={styles.third}>
                <h3>{t('stage.third')}</h3>
                <Tie tie={third} column={columns.length} row={0} />
              </div>
            ) : undefined}
          </div>
        ))}
      </div>
    </section>
  )
}
