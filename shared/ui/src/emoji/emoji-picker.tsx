import { type KeyboardEvent, useRef, useState } from 'react'
import { classNames } from '../class-names'
import * as css from '../primitives/primitives'
import styles from './emoji.module.css'
import { type Emoji, emojiLabel, emojiSet } from './emoji-set'
import { EmojiPicture } from './emoji-text'

/** Emoji in a row. */
export const emojiColumns = 8

/** Props of {@link EmojiPicker}. */
export interface EmojiPickerProps {
  label: string
  language: 'zh' | 'en' | 'vi'
  /** What is offered; by default the set of the house. */
  emojis?: readonly Emoji[]
  onPick: (emoji: Emoji) => void
}

/** Place after a key; undefined: the key does not move. */
export function placeAfter(key: string, place: number, count: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -emojiColumns,
    ArrowDown: emojiColumns,
  }
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = steps[key]
  if (step === undefined) return undefined
  const next = place + step
  return next < 0 || next >= count ? place : next
}

/** Emoji as a grid of buttons: arrows, Home and End move, Enter picks. */
export function EmojiPicker({ label, language, emojis = emojiSet, onPick }: EmojiPickerProps) {
  const grid = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState(0)
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = placeAfter(event.key, place, emojis.length)
    if (next === undefined) return
    event.preventDefault()
    setPlace(next)
    grid.current?.querySelectorAll<HTMLElement>('button')[next]?.focus()
  }
  return (
    <div ref={grid} role="toolbar" aria-label={label} className={styles.grid} onKeyDown={onKeyDown}>
      {emojis.map((emoji, index) => {
        const name = emojiLabel(emoji, language)
        return (
          <button
            key={emoji.name}
            type="button"
            className={classNames(styles.cell, css.ringed, css.hoverable)}
            aria-label={name}
            title={name}
            tabIndex={index === place ? 0 : -1}
            onFocus={() => setPlace(index)}
            onClick={() => onPick(emoji)}
          >
            <EmojiPicture emoji={emoji} size={24} />
          </button>
        )
      })}
    </div>
  )
}
