import type { StoryFile } from '../story-page/story'
import { ProgressBar } from './progress-bar'

export default {
  parts: ['ProgressBar'],
  group: 'states',
  states: {
    loading: ({ say }) => <ProgressBar isActive label={say('正在打开', 'Opening', 'Đang mở')} />,
  },
  framed: { loading: 60 },
} satisfies StoryFile
