import { shownLimits } from '@pitchside/base'
import styles from './emoji.module.css'
import type { Emoji } from './emoji-set'
import { splitEmoji, tokenOf } from './emoji-set'

/** One emoji in a line of text, so many px wide and high. Copied, it becomes its token again. */
export function EmojiPicture({ emoji, size = shownLimits.emojiPx }: { emoji: Emoji; size?: number }) {
  return (
    <img className={styles.picture} src={emoji.src} alt={tokenOf(emoji)} width={size} height={size} draggable={false} />
  )
}

/** A text with pictures in place of its emoji tokens; `own`: emoji besides those of the house. */
export function EmojiText({ text, own }: { text: string; own?: readonly Emoji[] }) {
  return splitEmoji(text, own).map((part, place) =>
    typeof part === 'string' ? part : <EmojiPicture key={place} emoji={part} />,
  )
}
