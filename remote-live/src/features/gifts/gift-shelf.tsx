import { useT } from '@pitchside/i18n'
import { Button, IconButton, Skeleton } from '@pitchside/ui'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Gift, HeldGift } from './gift'
import styles from './gift-bar.module.css'
import { GiftTile } from './gift-tile'

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }
/** Tiles of the skeleton. */
const places = [1, 2, 3, 4, 5, 6, 7, 8]

export interface GiftShelfProps {
  label: string
  gifts: readonly (Gift | HeldGift)[] | undefined
  isFailed: boolean
  onRetry: () => void
  emptyText: string
  chosenId: number | undefined
  onChoose: (id: number) => void
  /** Enter on the chosen gift. */
  onSend: () => void
}

/** Whether a row hides something to its left or right. */
function useOverflow(isReady: boolean) {
  const row = useRef<HTMLFieldSetElement>(null)
  const [hidden, setHidden] = useState({ before: false, after: false })
  useEffect(() => {
    const element = row.current
    if (!element) return
    const measure = (): void => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      setHidden({ before: scrollLeft > 1, after: scrollLeft + clientWidth < scrollWidth - 1 })
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    measure()
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [isReady])
  return { row, ...hidden }
}

/** One row of gifts: a single stop of the Tab key, arrows move and choose, Enter gives what is chosen. */
export function GiftShelf(props: GiftShelfProps) {
  const { label, gifts, isFailed, onRetry, emptyText, chosenId, onChoose, onSend } = props
  const t = useT('live')
  const { row, before, after } = useOverflow(gifts !== undefined)
  const scroll = (way: 1 | -1) => row.current?.scrollBy({ left: way * 220, behavior: 'smooth' })
  const onKeyDown = (event: KeyboardEvent<HTMLFieldSetElement>): void => {
    const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>('button')]
    const at = tiles.indexOf(document.activeElement as HTMLElement)
    const step = steps[event.key]
    if (at < 0) return
    if (event.key === 'Enter' && tiles[at]?.getAttribute('aria-pressed') === 'true') {
      event.preventDefault()
      // A key that is held down must not spend.
      if (!event.repeat) onSend()
    } else if (step !== undefined) {
      event.preventDefault()
      const next = tiles[(at + step + tiles.length) % tiles.length]
      next?.focus()
      next?.click()
    }
  }
  if (isFailed && !gifts)
    return (
      <p className={styles.note} role="alert">
        {t('gifts.notLoaded')}
        <Button size="sm" variant="outline" onClick={onRetry}>
          {t('state.retry')}
        </Button>
      </p>
    )
  if (gifts?.length === 0) return <p className={styles.note}>{emptyText}</p>
  const stop = gifts?.some(({ id }) => id === chosenId) ? chosenId : gifts?.[0]?.id
  return (
    <div className={styles.shelf} data-before={before || undefined} data-after={after || undefined}>
      {before ? (
        <IconButton
          icon="chevron-left"
          size="sm"
          label={t('state.previous')}
          className={styles.back}
          tabIndex={-1}
          onClick={() => scroll(-1)}
        />
      ) : undefined}
      <fieldset ref={row} className={styles.tiles} aria-label={label} aria-busy={!gifts} onKeyDown={onKeyDown}>
        {gifts
          ? gifts.map((gift) => (
              <GiftTile
                key={gift.id}
                gift={gift}
                {...('num' in gift ? { held: gift.num } : {})}
                isChosen={gift.id === chosenId}
                isStop={gift.id === stop}
                onChoose={() => onChoose(gift.id)}
              />
            ))
          : places.map((place) => <Skeleton key={place} variant="block" width={64} height={72} />)}
      </fieldset>
      {after ? (
        <IconButton
          icon="chevron-right"
          size="sm"
          label={t('state.next')}
          className={styles.forth}
          tabIndex={-1}
          onClick={() => scroll(1)}
        />
      ) : undefined}
    </div>
  )
}
