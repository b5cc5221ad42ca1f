import { type RefObject, useEffect } from 'react'
import { SearchField } from '../field/search-field'
import { Logo } from '../logo/logo'
import { Segmented } from '../segmented/segmented'
import type { Say } from './story'
import styles from './story-page.module.css'
import type { StorySettings } from './story-settings'

interface PageHeadProps {
  say: Say
  search: RefObject<HTMLInputElement | null>
  query: string
  onQuery: (query: string) => void
  settings: StorySettings
  onSettings: (settings: StorySettings) => void
}

/** `/` goes to the search, as on the rest of the site. */
function useSlash(search: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || (event.target instanceof Element && event.target.matches('input, textarea'))) return
      event.preventDefault()
      search.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [search])
}

/** Search, language and theme of the page. */
export function PageHead({ say, search, query, onQuery, settings, onSettings }: PageHeadProps) {
  useSlash(search)
  return (
    <header className={styles.head}>
      <Logo />
      <h1>{say('组件', 'Parts', 'Thành phần')}</h1>
      <SearchField
        ref={search}
        className={styles.search}
        label={say('搜索组件', 'Search parts', 'Tìm thành phần')}
        placeholder={say('搜索组件或状态（/）', 'Search parts or states (/)', 'Tìm thành phần hoặc trạng thái (/)')}
        clearLabel={say('清空', 'Clear', 'Xóa')}
        value={query}
        onValueChange={onQuery}
      />
      <Segmented
        label={say('语言', 'Language', 'Ngôn ngữ')}
        value={settings.language}
        onValueChange={(language) => onSettings({ ...settings, language })}
        options={[
          { value: 'zh', label: '中文' },
          { value: 'en', label: 'English' },
          { value: 'vi', label: 'Tiếng Việt' },
        ]}
      />
      <Segmented
        label={say('主题', 'Theme', 'Giao diện')}
        value={settings.theme}
        onValueChange={(theme) => onSettings({ ...settings, theme })}
        options={[
          { value: 'dark', label: say('深色', 'Dark', 'Tối'), icon: 'moon' },
          { value: 'light', label: say('浅色', 'Light', 'Sáng'), icon: 'sun' },
        ]}
      />
    </header>
  )
}
