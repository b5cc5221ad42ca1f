import { useT } from '@pitchside/i18n'
import { classNames, Icon, IconButton } from '@pitchside/ui'
import { useState } from 'react'
import classes from './category-menu.module.css'
import { openCategory, toggleOwn, useOwnCategories } from './own-categories.store'
import type { VideoCategory } from './video'

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
    <section className={classes.group}>
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
              <li key={id} className={classNames(classes.row, id === openId && classes.on)}>
                <button
                  type="button"
                  className={classes.name}
                  aria-current={id === openId ? 'true' : undefined}
                  onClick={() => openCategory(id)}
                >
                  {name}
                  <span className={classes.count}>{videos}</span>
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

/** The folding menu: own categories, then all of them. */
export function CategoryMenu({
  categories,
  onToggled,
}: {
  categories: readonly VideoCategory[]
  onToggled: (id: number) => void
}) {
  const t = useT('content')
  const { ids, openId } = useOwnCategories()
  const own = ids.flatMap((id) => categories.find((category) => category.id === id) ?? [])
  const toggle = (id: number) => {
    toggleOwn(id)
    onToggled(id)
  }
  return (
    <nav className={classes.menu} aria-label={t('title.classify')}>
      <button
        type="button"
        className={classNames(classes.all, openId === 0 && classes.on)}
        aria-current={openId === 0 ? 'true' : undefined}
        onClick={() => openCategory(0)}
      >
        {t('videos.all')}
      </button>
      <Group title={t('videos.own')} empty={t('videos.noOwn')} categories={own} onToggle={toggle} />
      <Group title={t('videos.allCategories')} empty={t('state.empty')} categories={categories} onToggle={toggle} />
    </nav>
  )
}
