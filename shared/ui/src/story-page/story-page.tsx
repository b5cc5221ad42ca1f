import { useEffect, useRef, useState } from 'react'
import { classNames } from '../class-names'
import * as css from '../primitives/primitives'
import { StateBox } from '../state-box/state-box'
import { ToastViewport } from '../toast/toast-viewport'
import { PageHead } from './page-head'
import { PageIndex } from './page-index'
import { PartCard } from './part-card'
import { showPseudoStates } from './pseudo-states'
import type { StateName } from './state-names'
import { type StoryPackage, sayIn } from './story'
import { storyGroups } from './story-groups'
import { addressOf, searchStories } from './story-names'
import styles from './story-page.module.css'
import { applySettings, readSettings, type StorySettings } from './story-settings'

/** Props of {@link StoryPage}. `frameAddress` leads to {@link StoryFrame}; without it, states that need one are left out. */
export interface StoryPageProps {
  packages: readonly StoryPackage[]
  frameAddress?: (part: string, state: StateName, settings: StorySettings) => string
  onSettings?: (settings: StorySettings) => void
}

/** Theme and language of the document while the page is shown; it gets its own back afterwards. */
function useSettings(onSettings?: (settings: StorySettings) => void) {
  const [settings, setSettings] = useState(readSettings)
  useEffect(() => {
    const before = { theme: document.documentElement.dataset.theme, lang: document.documentElement.lang }
    return () => {
      document.documentElement.lang = before.lang
      if (before.theme) document.documentElement.dataset.theme = before.theme
    }
  }, [])
  const change = (next: StorySettings) => {
    applySettings(next)
    setSettings(next)
    onSettings?.(next)
  }
  return [settings, change] as const
}

/** Every part of the design system in every state, to be found before it is written again. Its texts are samples. */
export function StoryPage({ packages, frameAddress, onSettings }: StoryPageProps) {
  const [settings, setSettings] = useSettings(onSettings)
  const [query, setQuery] = useState('')
  const search = useRef<HTMLInputElement>(null)
  const { language } = settings
  const say = sayIn(language)
  useEffect(() => {
    showPseudoStates(document.styleSheets)
    // The address was there before the part was.
    document.getElementById(location.hash.slice(1))?.scrollIntoView?.()
  }, [])
  const found = searchStories(packages, query).flatMap(({ name, files }) => files.map((file) => ({ name, file })))
  const groups = storyGroups
    .map(({ id, title }) => ({ id, title: say(...title), entries: found.filter(({ file }) => file.group === id) }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <>
      <PageHead {...{ say, search, query, settings }} onQuery={setQuery} onSettings={setSettings} />
      <div className={classNames(styles.body, css.oneBelow992)}>
        <PageIndex
          say={say}
          groups={groups.map(({ id, title, entries }) => ({ id, title, files: entries.map(({ file }) => file) }))}
        />
        <div className={styles.parts}>
          {groups.length === 0 ? (
            <StateBox
              kind="empty"
              title={say('没有这样的组件', 'No such part', 'Không có thành phần này')}
              text={query}
              action={{ label: say('显示全部', 'Show all', 'Hiện tất cả'), onClick: () => setQuery('') }}
            />
          ) : undefined}
          {groups.map(({ id, title, entries }) => (
            <section key={id} className={styles.group}>
              <h2>{title}</h2>
              <div className={styles.grid}>
                {entries.map(({ name, file }) => (
                  <PartCard
                    key={`${name} ${addressOf(file)}`}
                    packageName={name}
                    file={file}
                    frameAddress={frameAddress && ((part, state) => frameAddress(part, state, settings))}
                    say={say}
                    language={language}
                  />
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
      <ToastViewport label={say('提示', 'Notes', 'Thông báo')} closeLabel={say('关闭', 'Close', 'Đóng')} />
    </>
  )
}
