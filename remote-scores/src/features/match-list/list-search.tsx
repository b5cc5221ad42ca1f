import { useT } from '@pitchside/i18n'
import { SearchField } from '@pitchside/ui'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { searchMax } from './list-address'
import styles from './list-toolbar.module.css'

/** The address follows when the typing pauses: browsers allow few changes of it a second. */
const addressMs = 300

/** The text of the search, at once for the list and a moment later for the address. */
export function useSearchText(said: string, write: (text: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(said)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const latest = useRef(write)
  latest.current = write
  // Back, forward or a link: the address leads.
  useEffect(() => {
    if (!timer.current) setText(said)
  }, [said])
  useEffect(() => () => clearTimeout(timer.current), [])
  const change = useRef((next: string) => {
    setText(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      timer.current = undefined
      latest.current(next.trim())
    }, addressMs)
  }).current
  return [text, change]
}

export interface ListSearchProps {
  value: string
  onChange: (text: string) => void
  /** To the rows: Enter or the arrow down. */
  onLeave: () => void
  input: RefObject<HTMLInputElement | null>
}

/** Finds teams and leagues as one types: names in three languages, aliases, pinyin and its initials. */
export function ListSearch({ value, onChange, onLeave, input }: ListSearchProps) {
  const t = useT('scores')
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'Enter') {
      event.preventDefault()
      onLeave()
    } else if (event.key === 'Escape' && value === '') input.current?.blur()
  }
  return (
    <div className={styles.search}>
      <SearchField
        ref={input}
        label={t('listing.search')}
        placeholder={t('listing.searchHint')}
        clearLabel={t('listing.clear')}
        maxLength={searchMax}
        value={value}
        onValueChange={onChange}
        onKeyDown={onKeyDown}
      />
    </div>
  )
}
