import { useT } from '@pitchside/i18n'
import { Badge, Crest, classNames, Icon, type IconName } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { ReactNode } from 'react'
import styles from './suggestion-list.module.css'
import type { Suggestion } from './suggestions.calls'

const icons: Record<Suggestion['kind'], IconName> = {
  live: 'radio',
  anchor: 'mic',
  team: 'shield',
  league: 'trophy',
  player: 'user',
  match: 'calendar',
  news: 'file-text',
  video: 'play',
  circle: 'circle',
  post: 'message-square',
  user: 'user',
}

/** A text with what was typed marked; it stays text. */
function marked(text: string, ranges: Suggestion['ranges']): ReactNode[] {
  const parts: ReactNode[] = []
  let at = 0
  for (const [from = 0, to = 0] of ranges) {
    if (from < at || to > text.length) continue
    parts.push(text.slice(at, from), <mark key={from}>{text.slice(from, to)}</mark>)
    at = to
  }
  return [...parts, text.slice(at)]
}

interface ListProps {
  id: string
  rows: readonly Suggestion[]
  /** Place of the row the arrows are on; -1: none. */
  active: number
  onChoose: (word: string) => void
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`

/** What may be meant: options of the search box, which keeps the focus. */
export function SuggestionList({ id, rows, active, onChoose }: ListProps) {
  const t = useT('shell')
  return (
    <div id={id} role="listbox" aria-label={t('search.suggestions')} className={styles.list}>
      {rows.map((row, index) => (
        // The keys belong to the box: the list never has the focus.
        <div
          key={row.key}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={classNames(styles.option, css.chosenGround, css.hoverable)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(row.title)}
          onKeyDown={undefined}
        >
          {row.kind === 'team' ? (
            <Crest id={row.id} name={row.title} isRound={row.isBasketball} size={18} isDecorative />
          ) : (
            <Icon name={icons[row.kind]} size={16} />
          )}
          <span className={classNames(styles.title, css.fillTruncate)}>{marked(row.title, row.ranges)}</span>
          <Badge>{t(`search.kind.${row.kind}`)}</Badge>
        </div>
      ))}
    </div>
  )
}
