import type { StoryFile } from '../story-page/story'
import { IconButton } from './icon-button'

export default {
  title: 'IconButton',
  group: 'actions',
  width: 6,
  stories: {
    状态: () => (
      <>
        <IconButton icon="bell" label="提醒" />
        <IconButton icon="bell" label="提醒" isOn />
        <IconButton icon="message-circle" label="私信" hasDot />
        <IconButton icon="star" label="收藏" isFavourite />
        <IconButton icon="settings" label="设置" disabled />
        <IconButton icon="x" label="关闭" size="sm" />
      </>
    ),
  },
} satisfies StoryFile
