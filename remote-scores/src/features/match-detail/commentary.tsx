import { isGoalType } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { Card, Chip, classNames, Icon, Skeleton, StateBox } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import type { Match } from '../../parts/matches/match'
import styles from './commentary.module.css'
import { shownLines } from './commentary-lines'
import type { MatchEvent } from './match-detail.calls'
import type { CommentaryLine } from './match-parts.calls'
import { useCommentary } from './use-match-parts'

/** Nearer to the top than this the reader follows the match. */
const followPx = 24
/** A region that scrolls must be reachable by keyboard, whatever it holds. */
const scrollable = { tabIndex: 0 } as const

function Line({ line, event }: { line: CommentaryLine; event: MatchEvent | undefined }) {
  const isGoal = event !== undefined && isGoalType(event.type) && !event.isCancelled
  const look = isGoal ? styles.goal : line.isMain ? classNames(styles.main, css.markedMedium) : undefined
  return (
    <li className={classNames(styles.line, look)} data-side={line.side}>
      <span className={styles.minute}>{line.minute === '0' ? '' : `${line.minute}′`}</span>
      <span className={styles.text}>
        {isGoal ? <Icon name="ball" size={15} /> : undefined} {line.text}
      </span>
    </li>
  )
}

/** The match in words. Follows while the reader is at the top, holds still while they read further down. */
export function Commentary({
  match,
  events,
  upTo,
  isBare,
}: {
  match: Match
  events: readonly MatchEvent[]
  /** Replay: only lines of incidents known by then and of minutes up to it. */
  upTo?: ((line: CommentaryLine) => boolean) | undefined
  isBare?: boolean
}) {
  const t = useT('scores')
  const { data, isPending, isError, refetch } = useCommentary(match)
  const [onlyMain, setOnlyMain] = useState(false)
  const [heldSeq, setHeldSeq] = useState<number>()
  const box = useRef<HTMLDivElement>(null)
  const all = upTo ? (data ?? []).filter(upTo) : (data ?? [])
  const { lines, waiting } = shownLines(all, onlyMain, heldSeq)
  const byId = new Map(events.map((event) => [event.id, event]))
  const follow = () => {
    setHeldSeq(undefined)
    box.current?.scrollTo({ top: 0 })
  }
  const onScroll = () => {
    const isAtTop = (box.current?.scrollTop ?? 0) < followPx
    if (isAtTop) setHeldSeq(undefined)
    else if (heldSeq === undefined) setHeldSeq(all.at(-1)?.seq)
  }
  const filter = (
    <Chip isPressed={onlyMain} onPressedChange={setOnlyMain}>
      {t('match.text.main')}
    </Chip>
  )
  const body = isPending ? (
    <Skeleton lines={10} height={30} />
  ) : isError && !data ? (
    <LoadFailed onRetry={refetch} title={t('match.failed')} minHeight={280} />
  ) : lines.length === 0 ? (
    <StateBox kind="empty" title={t('match.text.none')} minHeight={280} />
  ) : (
    <Lines box={box} onScroll={onScroll} isTall={!isBare}>
      {waiting > 0 ? (
        <button type="button" className={styles.waiting} onClick={follow}>
          <Icon name="arrow-up" size={14} /> {t('match.text.waiting', { count: waiting })}
        </button>
      ) : undefined}
      <ol className={css.stack2px} aria-label={t('match.text.title')}>
        {lines.map((line) => (
          <Line key={line.seq} line={line} event={byId.get(line.incident)} />
        ))}
      </ol>
    </Lines>
  )
  if (isBare)
    return (
      <div className={styles.bare}>
        {filter}
        {body}
      </div>
    )
  return (
    <Card title={t('match.text.title')} actions={filter}>
      {body}
    </Card>
  )
}

function Lines({
  box,
  onScroll,
  isTall,
  children,
}: {
  box: RefObject<HTMLDivElement | null>
  onScroll: () => void
  isTall: boolean
  children: ReactNode
}) {
  const t = useT('scores')
  return (
    <section
      ref={box}
      className={classNames(styles.box, isTall && styles.tall)}
      onScroll={onScroll}
      {...scrollable}
      aria-label={t('match.text.title')}
    >
      {children}
    </section>
  )
}
