import { twoDigits } from '@pitchside/base'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { Num } from '../num/num'
import styles from './countdown.module.css'

/** Props of {@link Countdown}. `endsAt` in ms since 1970; the ring needs `totalS`. `label` says what it counts to. */
export interface CountdownProps {
  endsAt: number
  variant?: 'blocks' | 'text' | 'ring'
  totalS?: number
  label?: string
  onEnd?: () => void
}

const secondsTo = (endsAt: number) => Math.max(0, Math.ceil((endsAt - Date.now()) / 1000))
/** Time left, once a second: blocks or text as hh:mm:ss, a ring as seconds. */
export function Countdown({ endsAt, variant = 'text', totalS, label, onEnd }: CountdownProps) {
  const [left, setLeft] = useState(() => secondsTo(endsAt))
  const whenEnded = useRef(onEnd)
  useEffect(() => {
    whenEnded.current = onEnd
  })
  useEffect(() => {
    setLeft(secondsTo(endsAt))
    const timer = setInterval(() => {
      const seconds = secondsTo(endsAt)
      setLeft(seconds)
      if (seconds > 0) return
      clearInterval(timer)
      whenEnded.current?.()
    }, 1000)
    return () => clearInterval(timer)
  }, [endsAt])
  const parts = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60].map(twoDigits)
  if (variant === 'ring') {
    const share = totalS ? left / totalS : 0
    return (
      <span className={styles.ring} style={{ '--share': share } as CSSProperties} role="timer" aria-label={label}>
        {left}
      </span>
    )
  }
  if (variant === 'text')
    return (
      <span role="timer" aria-label={label}>
        <Num value={parts.join(':')} />
      </span>
    )
  return (
    <span className={styles.blocks} role="timer" aria-label={label}>
      <b>{parts[0]}</b>:<b>{parts[1]}</b>:<b>{parts[2]}</b>
    </span>
  )
}
