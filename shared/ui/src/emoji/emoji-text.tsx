import styles from './emoji.module.css'
import type { Emoji } from './emoji-set'
import { splitEmoji, tokenOf } from './emoji-set'

/** Side of an emoji in a text, px. Source: specification section 9. */
const sizePx = 20

/** One emoji in a line of text. Copied, it becomes its token again. */
export function EmojiPicture({ emoji, size = sizePx }: { emoji: Emoji; size?: number }) {
  return (
    <img className={styles.picture} src={emoji.src} alt={tokenOf(emoji)} width={size} height={size} draggable={false} />
  )
}

/** A text with pictures in place of its emoji tokens. */
export function EmojiText({ text }: { text: string }) {
  return splitEmoji(text).map((part, place) =>
    typeof part === 'string' ? part : <EmojiPicture key={place} emoji={part} />,
  )
}
