import type { StoryFile } from '../story-page/story'
import { Skeleton } from './skeleton'

export default {
  title: 'Skeleton',
  group: 'states',
  width: 6,
  stories: {
    骨架: () => (
      <div className="full stack">
        <Skeleton variant="large" ratio="16/5" />
        <Skeleton lines={3} />
        <Skeleton variant="circle" />
      </div>
    ),
  },
} satisfies StoryFile
