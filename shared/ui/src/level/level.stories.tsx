import type { StoryFile } from '../story-page/story'
import { Level } from './level'

export default {
  parts: ['Level'],
  group: 'identity',
  states: {
    default: ({ say }) => <Level value={12} label={say('12 级', 'Level 12', 'Cấp 12')} />,
    tones: () => [3, 12, 24, 36, 48, 60].map((value) => <Level key={value} value={value} />),
  },
} satisfies StoryFile
