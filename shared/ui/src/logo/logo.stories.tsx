import type { StoryFile } from '../story-page/story'
import { Logo } from './logo'

export default {
  title: 'Logo',
  group: 'foundation',
  width: 3,
  stories: {
    标志: () => <Logo />,
    字标: () => <Logo>场边</Logo>,
    大: () => <Logo size={44} />,
  },
} satisfies StoryFile
