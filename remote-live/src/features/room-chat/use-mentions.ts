import { type KeyboardEvent, type RefObject, useState } from 'react'
import { completed, type Mention, mentionAt } from './mention'

interface Options {
  field: RefObject<HTMLInputElement | null>
  text: string
  setText: (text: string) => void
  /** Names that fit what is written, the best first. */
  speakers: (begun: string) => readonly string[]
}

/** Completes a mention while it is written: arrows choose, Enter or Tab takes, Esc leaves it. */
export function useMentions({ field, text, setText, speakers }: Options) {
  const [open, setOpen] = useState<{ mention: Mention; names: readonly string[]; active: number }>()
  const close = (): void => setOpen(undefined)
  const look = (value: string, caret: number): void => {
    const mention = mentionAt(value, caret)
    const names = mention ? speakers(mention.begun) : []
    setOpen(mention && names.length > 0 ? { mention, names, active: 0 } : undefined)
  }
  const pick = (name: string): void => {
    const element = field.current
    if (!open || !element) return
    const next = completed(text, element.selectionStart ?? text.length, open.mention, name)
    setText(next.text)
    close()
    // After the new text is in the field.
    requestAnimationFrame(() => element.setSelectionRange(next.caret, next.caret))
  }
  /** True: the key was for the list. */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (!open || event.nativeEvent.isComposing) return false
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) setOpen({ ...open, active: (open.active + step + open.names.length) % open.names.length })
    else if (event.key === 'Enter' || event.key === 'Tab') pick(open.names[open.active] as string)
    else if (event.key === 'Escape') close()
    else return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }
  return { names: open?.names, active: open?.active ?? 0, look, pick, close, onKeyDown }
}
