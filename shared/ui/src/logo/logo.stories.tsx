import type { StoryFile } from '../story-page/story'
import { Logo } from './logo'

export default {
  parts: ['Logo'],
  group: 'foundation',
  states: {
    default: ({ say }) => <Logo>{say('场边', 'Pitchside', 'Sát Sân')}</Logo>,
    icon: () => <Logo />,
    sizes: () => (
      <>
        <Logo size={20} />
        <Logo size={44} />
      </>
    ),
  },
} satisfies StoryFile
