import { limits } from '@pitchside/contract'
import { compactNumber, useT } from '@pitchside/i18n'
import { useQuery } from '@pitchside/platform'
import { classNames, Icon, IconButton, SearchField } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import type { VideoCategory } from '../../parts/video/video'
import { searchVideoCategories } from '../../parts/video/videos.calls'
import classes from './category-menu.module.css'
import { openCategory, toggleOwn, useOwnCategories } from './own-categories.store'

/** A part of the menu that folds. */
function Group({
  title,
  empty,
  categories,
  onToggle,
}: {
  title: string
  empty: string
  categories: readonly VideoCategory[]
  onToggle: (id: number) => void
}) {
  const t = useT('content')
  const { ids, openId } = useOwnCategories()
  const [isOpen, setOpen] = useState(true)
  return (
    <section className={css.below2}>
      <h2>
        <button type="button" className={classes.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {title}
          <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={16} />
        </button>
      </h2>
      {isOpen && categories.length === 0 ? <p className={classes.empty}>{empty}</p> : undefined}
      {isOpen ? (
        <ul>
          {categories.map(({ id, name, videos }) => {
            const isOwn = ids.includes(id)
            return (
              <li key={id} className={classNames(classes.row, css.hoverable, id === openId && css.tintBrand)}>
                <button
                  type="button"
                  className={classes.name}
                  aria-current={id === openId ? 'true' : undefined}
                  onClick={() => openCategory(id)}
                >
                  {name}
                  <span className={classes.count}>{compactNumber(videos)}</span>
                </button>
                <IconButton
                  size="sm"
                  icon={isOwn ? 'minus' : 'plus'}
                  label={`${t(isOwn ? 'videos.remove' : 'videos.add')}: ${name}`}
                  onClick={() => onToggle(id)}
                />
              </li>
            )
          })}
        </ul>
      ) : undefined}
    </section>
  )
}

/** All categories, or those that are looked for; with what to say when there are none. */
function useFound(categories: readonly VideoCategory[], text: string) {
  const t = useT('content')
  const { data, isPending, isError } = useQuery({
    queryKey: ['content', 'video-categories', text],
    queryFn: ({ signal }) => searchVideoCategories(text, signal),
    enabled: text !== '',
  })
  if (text === '') return { found: categories, empty: t('state.empty') }
  const empty = isError ? t('state.error') : isPending ? t('state.loading') : t('videos.noCategory', { text })
  return { found: data ?? [], empty }
}

/** The folding menu: own categories, then all of them, or those with a text in their name. */
export function CategoryMenu({
  categories,
  onToggled,
}: {
  categories: readonly VideoCategory[]
  onToggled: (id: number) => void
}) {
  const t = useT('content')
  const { ids, openId } = useOwnCategories()
  const [typed, setTyped] = useState('')
  const [text, setText] = useState('')
  const { found, empty } = useFound(categories, text)
  const own = ids.flatMap((id) => categories.find((category) => category.id === id) ?? [])
  const toggle = (id: number) => {
    toggleOwn(id)
    onToggled(id)
  }
  return (
    <nav className={classes.menu} aria-label={t('title.classify')}>
      <SearchField
        className={classes.search}
        label={t('videos.searchCategories')}
        placeholder={t('videos.searchCategories')}
        clearLabel={t('videos.clear')}
        maxLength={limits.searchTextChars}
        value={typed}
        onValueChange={(next) => {
          setTyped(next)
          if (next === '') setText('')
        }}
        onSearch={(next) => setText(next.trim())}
      />
      <button
        type="button"
        className={classNames(classes.all, css.hoverable, openId === 0 && css.tintBrand)}
        aria-current={openId === 0 ? 'true' : undefined}
        onClick={() => openCategory(0)}
      >
        {t('videos.all')}
      </button>
      <Group title={t('videos.own')} empty={t('videos.noOwn')} categories={own} onToggle={toggle} />
      <Group title={t('videos.allCategories')} empty={empty} categories={found} onToggle={toggle} />
    </nav>
  )
}
