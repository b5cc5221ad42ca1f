import { searchable } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { useNavigate } from '@pitchside/platform'
import { SearchField } from '@pitchside/ui'
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { openRouteInNewTab } from '../../contributions/new-tab'
import styles from './header-search.module.css'
import { readSearchHistory, rememberSearch } from './search-history.store'
import { SearchPanel } from './search-panel'
import { optionId, SuggestionList } from './suggestion-list'
import { useSuggestions } from './use-suggestions'

/** May a key typed here be a short cut of the page? */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
  )
}

/** `/` puts the cursor into the search box, except while something is typed or a dialog is open. */
function useSlashKey(focus: () => void): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('[role="dialog"],[role="alertdialog"]')) return
      event.preventDefault()
      focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [focus])
}

/** Arrows walk through what stands below an empty box; from the first one up is the box again. */
function walkPanel(panel: HTMLElement | null, step: 1 | -1, toBox: () => void): void {
  const stops = [...(panel?.querySelectorAll<HTMLElement>('button') ?? [])]
  const next = stops.indexOf(document.activeElement as HTMLElement) + step
  if (next < 0) toBox()
  else stops[Math.min(next, stops.length - 1)]?.focus()
}

/** The search box: history and hot teams while it is empty, what may be meant while somebody types. */
export function HeaderSearch() {
  const t = useT('shell')
  const navigate = useNavigate()
  const panelId = useId()
  const listId = useId()
  const box = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [isTyping, setIsTyping] = useState(false)
  const [active, setActive] = useState(-1)
  // What was searched for stays in the box; suggestions are for what is being typed.
  const typed = isTyping ? text.trim() : ''
  const suggestions = useSuggestions(typed, isOpen)
  const hasList = typed !== '' && suggestions.rows.length > 0
  const chosen = hasList && !suggestions.isOld ? suggestions.rows[active] : undefined
  const focusInput = useRef(() => box.current?.querySelector('input')?.focus())
  useSlashKey(focusInput.current)

  const open = () => {
    readSearchHistory()
    setIsOpen(true)
  }
  const search = (word: string, isBeside = false) => {
    const name = searchable(word.trim()).trim()
    if (name === '') return
    rememberSearch(name)
    setText(name)
    setIsTyping(false)
    setIsOpen(false)
    setActive(-1)
    // What had the focus goes: the page below is what the visitor wants now.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    if (isBeside) openRouteInNewTab('search', { name })
    else void navigate(`/search?name=${encodeURIComponent(name)}`)
  }
  const onBlur = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false)
  }
  const onArrow = (step: 1 | -1) => {
    if (!isOpen) open()
    else if (typed === '') walkPanel(panel.current, step, focusInput.current)
    else {
      const count = suggestions.rows.length
      // One place more than there are rows: between the last and the first is the box itself.
      setActive((before) => ((before + 1 + step + count + 1) % (count + 1)) - 1)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined
    if (step) {
      event.preventDefault()
      onArrow(step)
    } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      // As with links: with Ctrl or Command beside this page.
      const isBeside = event.ctrlKey || event.metaKey
      if (!chosen && !isBeside) return
      event.preventDefault()
      event.stopPropagation()
      search(chosen?.title ?? text, isBeside)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      focusInput.current()
      setActive(-1)
      setIsOpen(false)
    }
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is unknown to several supported browsers
    <div
      ref={box}
      role="search"
      className={styles.search}
      onFocus={(event) => event.target instanceof HTMLInputElement && open()}
      onBlur={onBlur}
      onKeyDownCapture={onKeyDown}
    >
      <SearchField
        className={styles.field}
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        clearLabel={t('search.clearText')}
        fit={searchable}
        value={text}
        onValueChange={(next) => {
          setText(next)
          setIsTyping(true)
          setActive(-1)
          setIsOpen(true)
        }}
        onSearch={(word) => search(word)}
        onClick={open}
        aria-keyshortcuts="/"
        aria-expanded={isOpen}
        aria-controls={hasList ? listId : panelId}
        aria-autocomplete="list"
        aria-activedescendant={chosen ? optionId(listId, active) : undefined}
        role="combobox"
      />
      <div id={panelId} ref={panel} className={styles.panel} hidden={!isOpen || (typed !== '' && !hasList)}>
        {isOpen && typed === '' ? <SearchPanel onSearch={(word) => search(word)} /> : undefined}
        {isOpen && hasList ? (
          <SuggestionList id={listId} rows={suggestions.rows} active={active} onChoose={(word) => search(word)} />
        ) : undefined}
      </div>
    </div>
  )
}
