import { limits } from '@pitchside/contract'
import classes from './emoji-text.module.css'
import { splitEmoji } from './split-emoji'

/** A text whose emoji tokens are pictures. */
export function EmojiText({ text }: { text: string }) {
  let place = 0
  return splitEmoji(text).map((part) => {
    place += part.kind === 'words' ? part.text.length : part.token.length
    return part.kind === 'words' ? (
      <span key={place}>{part.text}</span>
    ) : (
      <img
        key={place}
        src={part.picture}
        alt={part.token}
        width={limits.emojiPx}
        height={limits.emojiPx}
        className={classes.emoji}
      />
    )
  })
}
