import { limits } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { IconButton, TextField } from '@pitchside/ui'
import { type KeyboardEvent, useState } from 'react'
import classes from './article-editor.module.css'
import { withTags } from './article-words'

/** Up to five words an article is found by; those that name a team show its next match beside the article. */
export function TagsField({
  tags,
  isLocked,
  onChange,
}: {
  tags: readonly string[]
  isLocked: boolean
  onChange: (tags: string[]) => void
}) {
  const t = useT('content')
  const [line, setLine] = useState('')
  const isFull = tags.length >= limits.headlineTags
  const add = () => {
    if (line.trim()) onChange(withTags(tags, line))
    setLine('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While a Chinese word is put together, Enter belongs to it.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' || event.key === ',' || event.key === '，') {
      event.preventDefault()
      add()
    }
    if (event.key === 'Backspace' && line === '') onChange(tags.slice(0, -1))
  }
  return (
    <div>
      <TextField
        label={t('articles.tags')}
        help={t('articles.tagsHint', { most: limits.headlineTags })}
        value={line}
        maxLength={60}
        disabled={isLocked || isFull}
        onValueChange={setLine}
        onKeyDown={onKeyDown}
        onBlur={add}
      />
      {/* Its place is kept: a button below must not move away while it is pressed and the typed tag is added. */}
      <div className={classes.tagRow}>
        <ul className={classes.tags} aria-label={t('articles.tags')} hidden={tags.length === 0}>
          {tags.map((tag) => (
            <li key={tag}>
              {tag}
              <IconButton
                icon="x"
                size="sm"
                label={t('articles.tagRemove', { tag })}
                disabled={isLocked}
                onClick={() => onChange(tags.filter((other) => other !== tag))}
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
