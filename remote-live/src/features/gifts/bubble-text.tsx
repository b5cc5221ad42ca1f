import type { CSSProperties, ReactNode } from 'react'
import { bubbleColors, bubbleStyleOf } from './bubble-style'
import styles from './bubbles.module.css'

export interface BubbleTextProps {
  /** Address of the look, `bubble:<name>`; an unknown one leaves the text plain. */
  icon: string
  children: ReactNode
}

/** Text in a coloured bubble, as a line of the chat or a sample of it. */
export function BubbleText({ icon, children }: BubbleTextProps) {
  const name = bubbleStyleOf(icon)
  const colors = name === undefined ? undefined : bubbleColors[name]
  if (!colors) return <>{children}</>
  const variables = { '--from': colors.from, '--to': colors.to, '--ink': colors.text } as CSSProperties
  return (
    <span className={styles.bubble} data-style={name} style={variables}>
      {children}
    </span>
  )
}
