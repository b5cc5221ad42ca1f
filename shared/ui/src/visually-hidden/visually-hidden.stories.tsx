import type { StoryFile } from '../story-page/story'
import { VisuallyHidden } from './visually-hidden'

export default {
  parts: ['VisuallyHidden'],
  group: 'foundation',
  width: 6,
  states: {
    default: ({ say }) => (
      <p>
        2–1
        <VisuallyHidden>{say('，主队领先', ', the home team leads', ', chủ nhà dẫn')}</VisuallyHidden>
      </p>
    ),
  },
} satisfies StoryFile
