import type { StoryFile } from '../story-page/story'
import { IconButton } from './icon-button'

export default {
  parts: ['IconButton'],
  group: 'actions',
  reactsTo: ['hover', 'focus'],
  states: {
    default: ({ say }) => <IconButton icon="bell" label={say('提醒', 'Remind me', 'Nhắc tôi')} />,
    selected: ({ say }) => (
      <>
        <IconButton icon="bell" label={say('提醒', 'Remind me', 'Nhắc tôi')} isOn />
        <IconButton icon="star" label={say('收藏', 'Favourite', 'Yêu thích')} isFavourite />
        <IconButton icon="message-circle" label={say('私信', 'Messages', 'Tin nhắn')} hasDot />
      </>
    ),
    disabled: ({ say }) => <IconButton icon="settings" label={say('设置', 'Settings', 'Cài đặt')} disabled />,
    sizes: ({ say }) => (
      <>
        <IconButton icon="x" label={say('关闭', 'Close', 'Đóng')} />
        <IconButton icon="x" label={say('关闭', 'Close', 'Đóng')} size="sm" />
      </>
    ),
    link: ({ say }) => <IconButton icon="house" label={say('首页', 'Home', 'Trang chủ')} href="#icon-button" />,
  },
} satisfies StoryFile
