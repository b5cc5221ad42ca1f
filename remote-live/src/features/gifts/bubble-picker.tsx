import { useUser } from '@pitchside/auth'
import { groupedNumber, useT } from '@pitchside/i18n'
import { Button, classNames, DiamondIcon, IconButton, Num, Popover, Skeleton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { BubbleText } from './bubble-text'
import styles from './bubbles.module.css'
import type { Bubble, BubbleOffer } from './gift'
import { useBubbles } from './use-gifts'

export interface BubblePickerProps {
  picked: Bubble | undefined
  /** The look of the next lines; undefined: plain ones. */
  onPicked: (bubble: Bubble | undefined) => void
}

interface BubbleListProps {
  offer: BubbleOffer
  picked: Bubble | undefined
  onPick: (bubble: Bubble | undefined) => void
}

function BubbleList({ offer, picked, onPick }: BubbleListProps) {
  const t = useT('live')
  return (
    <>
      <ul className={styles.list}>
        {offer.bubbles.map((bubble) => (
          <li key={bubble.id}>
            <button
              type="button"
              className={classNames(styles.choice, css.hoverFill, css.ringed)}
              aria-pressed={bubble.id === picked?.id}
              aria-label={t('gifts.bubbleLabel', { name: bubble.name, count: bubble.price })}
              onClick={() => onPick(bubble)}
            >
              <BubbleText icon={bubble.icon}>{bubble.name}</BubbleText>
              <span className={styles.price}>
                <DiamondIcon />
                <Num value={groupedNumber(bubble.price)} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <span>{offer.freeLeft > 0 ? t('gifts.bubbleFree', { count: offer.freeLeft }) : t('gifts.bubbleHint')}</span>
        <Button size="sm" variant="ghost" disabled={!picked} onClick={() => onPick(undefined)}>
          {t('gifts.bubbleNone')}
        </Button>
      </div>
    </>
  )
}

/** Chooses the coloured bubble of the next lines. */
export function BubblePicker({ picked, onPicked }: BubblePickerProps) {
  const t = useT('live')
  const user = useUser()
  const [isOpen, setOpen] = useState(false)
  const { data, isError, refetch } = useBubbles(isOpen)
  const pick = (bubble: Bubble | undefined): void => {
    onPicked(bubble)
    setOpen(false)
  }
  return (
    <Popover
      label={t('gifts.bubbles')}
      side="top"
      align="start"
      isOpen={isOpen}
      onOpenChange={setOpen}
      className={styles.popup}
      trigger={
        <IconButton
          icon="message-circle"
          size="sm"
          label={picked ? t('gifts.bubblePicked', { name: picked.name }) : t('gifts.bubbles')}
          isOn={picked !== undefined}
        />
      }
    >
      {data ? (
        <BubbleList key={user?.id} offer={data} picked={picked} onPick={pick} />
      ) : isError ? (
        <div className={styles.foot} role="alert">
          {t('gifts.notLoaded')}
          <Button size="sm" variant="outline" onClick={() => void refetch()}>
            {t('state.retry')}
          </Button>
        </div>
      ) : (
        <Skeleton lines={3} height={30} />
      )}
    </Popover>
  )
}
