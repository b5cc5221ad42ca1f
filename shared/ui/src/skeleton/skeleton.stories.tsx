import type { StoryFile } from '../story-page/story'
import { Skeleton } from './skeleton'

export default {
  parts: ['Skeleton'],
  group: 'states',
  states: {
    loading: () => (
      <div className="full stack">
        <Skeleton lines={3} />
      </div>
    ),
    variants: () => (
      <div className="full stack">
        <Skeleton variant="large" ratio="16/5" />
        <Skeleton variant="circle" />
      </div>
    ),
  },
} satisfies StoryFile
