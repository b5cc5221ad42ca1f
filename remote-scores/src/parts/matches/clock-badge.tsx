import { Badge, LiveBadge } from '@pitchside/ui'
import type { ReactNode } from 'react'
import styles from './clock.module.css'

/** A badge round the clock of a match: whatever the clock consists of takes the line and the colour of the badge. */
export function ClockBadge({ isLive, children }: { isLive: boolean; children: ReactNode }) {
  const Frame = isLive ? LiveBadge : Badge
  return <Frame className={styles.inBadge}>{children}</Frame>
}
