import { groupedNumber, useT } from '@pitchside/i18n'
import { Button, classNames, DiamondIcon, Icon, Num, NumberField, Popover } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type FormEvent, useState } from 'react'
import { countMax, countOf, counts } from './gift'
import styles from './gift-bar.module.css'

export interface CountPickerProps {
  num: number
  /** Diamonds of one; 0 for what is held. */
  price: number
  /** No more than these are there to give. */
  most: number
  /** Nothing is chosen yet. */
  isDisabled: boolean
  onChange: (num: number) => void
}

/** How many to give: the usual numbers, or any. */
export function CountPicker({ num, price, most, isDisabled, onChange }: CountPickerProps) {
  const t = useT('live')
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const choose = (value: number): void => {
    onChange(value)
    setOpen(false)
    setText('')
  }
  const typed = countOf(text)
  const limit = Math.min(countMax, most)
  const isWrong = text !== '' && (typed === undefined || typed > limit)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (typed !== undefined && typed <= limit) choose(typed)
  }
  const total = groupedNumber(num * price)
  return (
    <Popover
      label={t('gifts.count')}
      side="top"
      align="center"
      isOpen={isOpen}
      onOpenChange={setOpen}
      className={styles.counts}
      trigger={
        <button
          type="button"
          className={classNames(styles.count, css.ringed)}
          disabled={isDisabled}
          aria-label={t('gifts.countLabel', {
            count: num,
            amount: t('amount', { count: num * price, diamonds: total }),
          })}
        >
          <span>
            <Num value={`×${groupedNumber(num)}`} />
            <Icon name="chevron-down" size={14} />
          </span>
          {price > 0 ? (
            <small>
              <DiamondIcon />
              <Num value={total} />
            </small>
          ) : undefined}
        </button>
      }
    >
      <div className={styles.usual}>
        {counts.map((value) => (
          <Button
            key={value}
            size="sm"
            variant={value === num ? 'primary' : 'secondary'}
            disabled={value > most}
            aria-pressed={value === num}
            onClick={() => choose(value)}
          >
            <Num value={value} />
          </Button>
        ))}
      </div>
      <form className={css.gridFill} onSubmit={submit}>
        <NumberField
          label={t('gifts.otherCount')}
          wrongText={t('gifts.countWrong', { most: limit })}
          value={text}
          placeholder={`1–${limit}`}
          {...(isWrong ? { error: t('gifts.countWrong', { most: limit }) } : {})}
          onValueChange={setText}
        />
        <Button type="submit" size="sm" variant="outline" disabled={typed === undefined || typed > limit}>
          {t('gifts.take')}
        </Button>
      </form>
    </Popover>
  )
}
