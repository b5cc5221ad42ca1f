import type { StoryFile } from '../story-page/story'
import { Spinner } from './spinner'

export default {
  parts: ['Spinner'],
  group: 'states',
  states: {
    loading: ({ say }) => <Spinner label={say('加载中', 'Loading', 'Đang tải')} />,
    sizes: () => [12, 20, 32].map((size) => <Spinner key={size} size={size} />),
  },
} satisfies StoryFile
