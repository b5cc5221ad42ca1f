import { useT } from '@pitchside/i18n'
import { type FocusEvent, memo, type RefObject, useLayoutEffect, useRef } from 'react'
import type { Sport } from '../../parts/matches/match'
import { type Slots, slotsOf } from './item-slots'
import { LeagueHead } from './league-head'
import type { FlatList, RowItem } from './list-items'
import type { RowLook } from './list-look'
import { type ListedMatches, useMatch } from './listed-matches.store'
import styles from './match-items.module.css'
import { MatchRow, type RowActions } from './match-row'
import { useListWindow } from './use-list-window'

interface RowsProps {
  store: ListedMatches
  look: RowLook
  sport: Sport
  hidden: ReadonlySet<number>
  pinned: ReadonlySet<number>
  actions: RowActions
  onFold: (key: string) => void
  /** Leagues the visitor follows. */
  followed: ReadonlySet<number>
  onFollowLeague: (id: number) => void
}

const Row = memo(function Row({
  item,
  isCurrent,
  isHidden,
  isPinned,
  store,
  look,
  actions,
}: Pick<RowsProps, 'store' | 'look' | 'actions'> & {
  item: Pick<RowItem, 'id' | 'isFirst' | 'isLast' | 'group'>
  isCurrent: boolean
  isHidden: boolean
  isPinned: boolean
}) {
  const match = useMatch(store, item.id)
  if (!match) return null
  return (
    <MatchRow
      match={match}
      look={look}
      isFirst={item.isFirst && item.group.key === 'time'}
      isLast={item.isLast}
      hasLeague={item.group.competition === undefined}
      isCurrent={isCurrent}
      isHidden={isHidden}
      isPinned={isPinned}
      actions={actions}
    />
  )
})

export interface MatchItemsProps extends RowsProps {
  list: FlatList
  /** Says which list this is: another one is drawn anew. */
  choice: string
  /** Key of the item the keyboard stands on; it stays in the document wherever the screen is. */
  cursor: string | undefined
  onCursor: (key: string) => void
  /** The visitor took the focus out of the list. */
  onLeave: () => void
  onHold: (isHeld: boolean) => void
  box: RefObject<HTMLDivElement | null>
}

/** The flat list of heads and rows: only what is near the screen is in the document, each at its known place. */
export function MatchItems(props: MatchItemsProps) {
  const {
    list,
    choice,
    cursor,
    onCursor,
    onLeave,
    onHold,
    box,
    onFold,
    sport,
    hidden,
    pinned,
    followed,
    onFollowLeague,
  } = props
  const t = useT('scores')
  const { from, to } = useListWindow(box, list, choice)
  const isPointed = useRef(false)
  const isFocused = useRef(false)
  const hold = () => onHold(isPointed.current || isFocused.current)

  const at = cursor === undefined ? -1 : list.items.findIndex((item) => item.key === cursor)
  const currentAt = at >= 0 ? at : (list.stops[0] ?? -1)
  const current = list.items[currentAt]
  const shown = list.items.slice(from, to)
  if (current && currentAt < from) shown.unshift(current)
  if (current && currentAt >= to) shown.push(current)
  const drawn = useRef<Slots>(new Map())
  const slots = slotsOf(drawn.current, shown)
  useLayoutEffect(() => {
    drawn.current = slots
  })

  const onFocus = (event: FocusEvent) => {
    const key = event.target.closest('[data-stop]')?.getAttribute('data-stop')
    if (key) onCursor(key)
    isFocused.current = true
    hold()
  }
  const onBlur = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return
    isFocused.current = false
    onLeave()
    hold()
  }
  const onPoint = (isInside: boolean) => {
    isPointed.current = isInside
    hold()
  }
  return (
    <section
      ref={box as RefObject<HTMLDivElement>}
      aria-label={t('listing.matches')}
      className={styles.list}
      style={{ height: list.height }}
      onFocus={onFocus}
      onBlur={onBlur}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
    >
      {shown.map((item) => (
        <div key={slots.get(item.key)} className={styles.item} style={{ top: item.y, height: item.height }}>
          {item.kind === 'head' ? (
            <LeagueHead
              t={props.look.t}
              group={item.group}
              sport={sport}
              isFolded={item.isFolded}
              isCurrent={item === current && item.isFolded}
              onFold={onFold}
              isFollowed={followed.has(item.group.competition?.id ?? 0)}
              onFollow={onFollowLeague}
              onOpen={props.actions.onOpen}
            />
          ) : (
            <Row
              item={item}
              isCurrent={item === current}
              isHidden={hidden.has(item.id)}
              isPinned={pinned.has(item.id)}
              store={props.store}
              look={props.look}
              actions={props.actions}
            />
          )}
        </div>
      ))}
    </section>
  )
}
