import { useUser } from '@pitchside/auth'
import type { ReactNode } from 'react'
import { RoomText } from '../../parts/emotes/room-emotes'
import styles from './chat-lines.module.css'

/** What is said, with emoji as pictures and the visitor's own name marked. React escapes the rest. */
export function ChatText({ text, isForMe }: { text: string; isForMe: boolean }): ReactNode {
  const name = useUser()?.nickname
  if (!isForMe || !name) return <RoomText text={text} />
  const mention = `@${name}`
  const [first = '', ...rest] = text.split(mention)
  return (
    <>
      <RoomText text={first} />
      {rest.map((part, place) => (
        <span key={place}>
          <mark className={styles.mention}>{mention}</mark>
          <RoomText text={part} />
        </span>
      ))}
    </>
  )
}
