import type { StoryFile } from '../story-page/story'
import { EmojiPicker } from './emoji-picker'
import { emojiSet } from './emoji-set'
import { EmojiPicture, EmojiText } from './emoji-text'

export default {
  parts: ['EmojiPicker', 'EmojiText', 'EmojiPicture'],
  group: 'interaction',
  states: {
    default: ({ say, language }) => (
      <EmojiPicker label={say('表情', 'Emoji', 'Biểu tượng')} language={language} onPick={() => undefined} />
    ),
    variants: ({ say }) => (
      <p>
        <EmojiText
          text={say(
            '这球[进球]绝了[笑哭][666]，[不是表情]',
            'What a goal [进球][笑哭], [not one]',
            'Bàn thắng [进球] đỉnh [笑哭], [không phải]',
          )}
        />
      </p>
    ),
    sizes: () => emojiSet.slice(0, 4).map((emoji, at) => <EmojiPicture key={at} emoji={emoji} size={20 + at * 8} />),
  },
} satisfies StoryFile
