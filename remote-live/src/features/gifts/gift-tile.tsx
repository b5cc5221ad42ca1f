import { groupedNumber, useT } from '@pitchside/i18n'
import { classNames, DiamondIcon, Num } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { Gift } from './gift'
import { GiftArt } from './gift-art'
import styles from './gift-bar.module.css'

export interface GiftTileProps {
  gift: Gift
  /** How many are held: shown in place of the price. */
  held?: number
  isChosen: boolean
  /** The one stop of the Tab key in its row. */
  isStop: boolean
  onChoose: () => void
}

/** A gift to choose, with its price or how many of it are held. */
export function GiftTile({ gift, held, isChosen, isStop, onChoose }: GiftTileProps) {
  const t = useT('live')
  const isHeld = held !== undefined
  const label = isHeld
    ? t('gifts.heldLabel', { name: gift.name, count: held })
    : t('gifts.priceLabel', { name: gift.name, count: gift.price })
  return (
    <button
      type="button"
      className={classNames(styles.tile, css.ringed)}
      aria-pressed={isChosen}
      aria-label={label}
      title={gift.info}
      tabIndex={isStop ? 0 : -1}
      onClick={({ currentTarget }) => {
        currentTarget.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
        onChoose()
      }}
    >
      <GiftArt icon={gift.icon} />
      {/* The space keeps name and price two words for who speaks what is seen. */}
      <b>{gift.name}</b>{' '}
      {isHeld ? (
        <Num value={`×${held}`} className={classNames(styles.held, css.markedSoft)} />
      ) : (
        <span className={styles.price}>
          <DiamondIcon />
          <Num value={groupedNumber(gift.price)} />
        </span>
      )}
    </button>
  )
}
