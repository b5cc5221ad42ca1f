import { useUser } from '@pitchside/auth'
import { EmojiText } from '@pitchside/ui'
import type { ReactNode } from 'react'
import styles from './chat-lines.module.css'

/** What is said, with emoji as pictures and the visitor's own name marked. React escapes the rest. */
export function ChatText({ text, isForMe }: { text: string; isForMe: boolean }): ReactNode {
  const name = useUser()?.nickname
  if (!isForMe || !name) return <EmojiText text={text} />
  const mention = `@${name}`
  const [first = '', ...rest] = text.split(mention)
  return (
    <>
      <EmojiText text={first} />
      {rest.map((part, place) => (
        <span key={place}>
          <mark className={styles.mention}>{mention}</mark>
          <EmojiText text={part} />
        </span>
      ))}
    </>
  )
}
