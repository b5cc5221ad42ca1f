import type { CSSProperties, ReactNode } from 'react'
import { bubbleStyleOf } from '../barrage/bubble-art'
import styles from './bubbles.module.css'

export interface BubbleTextProps {
  /** Address of the look, `bubble:<name>`. */
  icon: string
  children: ReactNode
}

/** Text in a coloured bubble, in the colours it has over the picture. */
export function BubbleText({ icon, children }: BubbleTextProps) {
  const { from, to, edge, text } = bubbleStyleOf(icon)
  const variables = { '--from': from, '--to': to, '--edge': edge, '--ink': text } as CSSProperties
  return (
    <span className={styles.bubble} style={variables}>
      {children}
    </span>
  )
}
