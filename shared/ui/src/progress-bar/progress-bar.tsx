import { shownLimits } from '@pitchside/base'
import { useEffect, useState } from 'react'
import { classNames } from '../class-names'
import styles from './progress-bar.module.css'

/** The 2 px line at the top while a route changes; it fills and goes half a second after the end. */
export function ProgressBar({ isActive, label }: { isActive: boolean; label: string }) {
  const [isShown, setIsShown] = useState(isActive)
  if (isActive && !isShown) setIsShown(true)
  useEffect(() => {
    if (isActive || !isShown) return
    const timer = setTimeout(() => setIsShown(false), shownLimits.progressEndMs)
    return () => clearTimeout(timer)
  }, [isActive, isShown])
  if (!isShown) return undefined
  return <div className={classNames(styles.bar, !isActive && styles.done)} role="progressbar" aria-label={label} />
}
