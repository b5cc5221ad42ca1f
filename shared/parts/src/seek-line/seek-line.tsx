import { Num, Slider } from '@pitchside/ui'
import { type PointerEvent, type ReactNode, useState } from 'react'
import styles from './seek-line.module.css'

/** The ends of the line lie so far within its box, px: the middle of its thumb. */
const insetPx = 7

/** Where a mark at this share of the line stands, for `left`. */
export const onLine = (share: number): string => `calc(${insetPx}px + (100% - ${2 * insetPx}px) * ${share})`

export interface SeekLineProps {
  label: string
  value: number
  max: number
  valueText: string
  /** How a place of the line is called. */
  textOf: (place: number) => string
  /** What is to be seen at a place. It is drawn when somebody looks there, and not before. */
  pictureOf?: ((place: number) => ReactNode) | undefined
  onValueChange: (value: number) => void
  /** Marks on it, each where {@link onLine} says. */
  children?: ReactNode
}

/** The line of a player. Who points at a place, or moves with the keyboard, sees its time and what was there. */
export function SeekLine(props: SeekLineProps) {
  const { label, value, max, valueText, textOf, pictureOf, onValueChange, children } = props
  const [pointed, setPointed] = useState<number>()
  const [isMoved, setMoved] = useState(false)
  const looked = pointed ?? (isMoved ? value : undefined)
  const point = ({ currentTarget, clientX, pointerType }: PointerEvent): void => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const share = (clientX - left - insetPx) / Math.max(1, width - 2 * insetPx)
    setPointed(pointerType === 'touch' ? undefined : Math.min(1, Math.max(0, share)) * max)
  }
  const percent = looked === undefined ? 0 : (looked / max) * 100
  return (
    <fieldset
      className={styles.line}
      onPointerMove={point}
      onPointerLeave={() => setPointed(undefined)}
      onKeyUp={() => setMoved(true)}
      onBlur={() => setMoved(false)}
    >
      <Slider label={label} value={value} max={max} valueText={valueText} onValueChange={onValueChange} />
      {looked === undefined ? undefined : (
        <span
          className={styles.ahead}
          style={{ left: `${percent}%`, transform: `translateX(-${percent}%)` }}
          aria-hidden
        >
          {pictureOf?.(looked)}
          <Num value={textOf(looked)} />
        </span>
      )}
      {children}
    </fieldset>
  )
}
