import type { StoryFile } from '../story-page/story'
import { Switch } from './switch'

export default {
  parts: ['Switch'],
  group: 'actions',
  reactsTo: ['focus'],
  states: {
    default: ({ say }) => <Switch label={say('关', 'Off', 'Tắt')} />,
    selected: ({ say }) => <Switch label={say('开', 'On', 'Bật')} defaultChecked />,
    disabled: ({ say }) => <Switch label={say('禁用', 'Not now', 'Không dùng')} disabled />,
  },
} satisfies StoryFile
