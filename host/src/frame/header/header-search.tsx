import { limits } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { useNavigate } from '@pitchside/platform'
import { SearchField } from '@pitchside/ui'
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import styles from './header-search.module.css'
import { readSearchHistory, rememberSearch } from './search-history.store'
import { SearchPanel } from './search-panel'

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

/** The search box with its history and the teams many look for. */
export function HeaderSearch() {
  const t = useT('shell')
  const navigate = useNavigate()
  const panelId = useId()
  const box = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const focusInput = useRef(() => box.current?.querySelector('input')?.focus())
  useSlashKey(focusInput.current)

  const open = () => {
    readSearchHistory()
    setIsOpen(true)
  }
  const search = (word: string) => {
    const name = word.trim()
    if (name === '') return
    rememberSearch(name)
    setText(name)
    setIsOpen(false)
    // What had the focus goes: the page below is what the visitor wants now.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    void navigate(`/search?name=${encodeURIComponent(name)}`)
  }
  const onBlur = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.preventDefault()
    focusInput.current()
    setIsOpen(false)
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
        maxLength={limits.searchChars}
        value={text}
        onValueChange={setText}
        onSearch={search}
        onClick={open}
        aria-keyshortcuts="/"
        aria-expanded={isOpen}
        aria-controls={panelId}
        role="combobox"
      />
      <div id={panelId} className={styles.panel} hidden={!isOpen}>
        {isOpen ? <SearchPanel onSearch={search} /> : undefined}
      </div>
    </div>
  )
}
