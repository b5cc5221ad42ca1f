import type { StoryFile } from '../story-page/story'
import { Flag } from './flag'

export default {
  parts: ['Flag'],
  group: 'identity',
  width: 12,
  states: {
    default: () =>
      ['br', 'de', 'jp', 'ma', 'no', 'gb-eng', 'gb-sct', 'us'].map((code) => <Flag key={code} code={code} />),
    empty: () => <Flag code="" />,
  },
} satisfies StoryFile
