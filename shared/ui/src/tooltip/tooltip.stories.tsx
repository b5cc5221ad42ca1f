import { IconButton } from '../icon-button/icon-button'
import { Opened } from '../story-page/opened'
import type { StoryFile, StoryProps } from '../story-page/story'
import { Tooltip } from './tooltip'

const Sample = ({ say }: StoryProps) => (
  <Tooltip text={say('按 / 键搜索', 'Press / to search', 'Nhấn / để tìm')} side="bottom" delayMs={0}>
    <IconButton icon="search" label={say('搜索', 'Search', 'Tìm')} />
  </Tooltip>
)

export default {
  parts: ['Tooltip'],
  group: 'overlays',
  states: {
    default: Sample,
    open: (props) => (
      <Opened by="pointer">
        <Sample {...props} />
      </Opened>
    ),
  },
  framed: { open: 110 },
} satisfies StoryFile
