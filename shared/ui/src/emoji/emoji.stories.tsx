import type { StoryFile } from '../story-page/story'
import { EmojiPicker } from './emoji-picker'
import { EmojiText } from './emoji-text'

export default {
  title: 'Emoji',
  group: 'interaction',
  width: 4,
  stories: {
    选择: () => <EmojiPicker label="表情" language="zh" onPick={() => undefined} />,
    文字: () => (
      <p>
        <EmojiText text="这球[进球]绝了[笑哭][666]，[不是表情]" />
      </p>
    ),
  },
} satisfies StoryFile
