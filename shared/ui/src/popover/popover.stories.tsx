import { IconButton } from '../icon-button/icon-button'
import type { StoryFile, StoryProps } from '../story-page/story'
import { Popover } from './popover'

const Sample = ({ say, isOpen }: StoryProps & { isOpen?: boolean }) => (
  <Popover
    label={say('下载', 'Download', 'Tải về')}
    align="start"
    isOpen={isOpen}
    trigger={<IconButton icon="smartphone" label={say('下载应用', 'Get the app', 'Tải ứng dụng')} />}
  >
    {say('扫码下载应用', 'Scan to get the app', 'Quét để tải ứng dụng')}
  </Popover>
)

export default {
  parts: ['Popover'],
  group: 'overlays',
  states: {
    default: Sample,
    open: (props) => <Sample {...props} isOpen />,
  },
  framed: { open: 140 },
} satisfies StoryFile
