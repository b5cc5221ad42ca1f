import { useT } from '@pitchside/i18n'
import { Button, classNames, Icon } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type FormEvent, useState } from 'react'
import { useBarrageSettings } from './barrage-settings.store'
import { blockLimits, withWord } from './block-rules'
import styles from './block-settings.module.css'

interface ChipsProps<Item> {
  title: string
  none: string
  items: readonly Item[]
  labelOf: (item: Item) => string
  onRemove: (item: Item) => void
}

function Chips<Item extends string | { id: number }>({ title, none, items, labelOf, onRemove }: ChipsProps<Item>) {
  const t = useT('live')
  return (
    <section className={styles.group} aria-label={title}>
      <h4>
        {title} <small className={css.number}>{items.length}</small>
      </h4>
      {items.length === 0 ? <p>{none}</p> : undefined}
      <ul>
        {items.map((item) => (
          <li key={typeof item === 'string' ? item : item.id}>
            {labelOf(item)}
            <button
              type="button"
              className={css.hoverMain}
              aria-label={t('barrage.unblock', { name: labelOf(item) })}
              onClick={() => onRemove(item)}
            >
              <Icon name="x" size={14} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Words and people whose lines do not fly. */
export function BlockSettings() {
  const t = useT('live')
  const { words, users, change } = useBarrageSettings()
  const [word, setWord] = useState('')
  const add = (event: FormEvent): void => {
    event.preventDefault()
    change({ words: withWord(words, word) })
    setWord('')
  }
  return (
    <div className={css.stack4}>
      <form className={classNames(styles.form, css.flex2)} onSubmit={add}>
        <input
          className={css.ringed}
          value={word}
          maxLength={blockLimits.wordChars}
          aria-label={t('barrage.blockWord')}
          placeholder={t('barrage.blockWord')}
          onChange={(event) => setWord(event.target.value)}
        />
        <Button type="submit" size="sm" variant="secondary" disabled={word.trim() === ''}>
          {t('barrage.add')}
        </Button>
      </form>
      <Chips
        title={t('barrage.blockedWords')}
        none={t('barrage.noWords')}
        items={words}
        labelOf={(item) => item}
        onRemove={(item) => change({ words: words.filter((known) => known !== item) })}
      />
      <Chips
        title={t('barrage.blockedUsers')}
        none={t('barrage.noUsers')}
        items={users}
        labelOf={(item) => item.name}
        onRemove={(item) => change({ users: users.filter((known) => known.id !== item.id) })}
      />
    </div>
  )
}
