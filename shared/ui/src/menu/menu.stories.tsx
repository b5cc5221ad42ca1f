import { Button } from '../button/button'
import type { Say, StoryFile } from '../story-page/story'
import { Menu, type MenuItem, MenuLinks } from './menu'

const quality = (say: Say): MenuItem[] => [
  { id: 'source', label: say('原画', 'Source', 'Gốc'), isChecked: true },
  { id: 'hd', label: say('高清', 'HD', 'HD'), isChecked: false },
  { id: 'uhd', label: say('超清', 'Ultra HD', 'Siêu nét'), isDisabled: true },
  { id: 'report', label: say('举报', 'Report', 'Báo cáo'), icon: 'flag', isDangerous: true, startsGroup: true },
]
const anchors = (say: Say): MenuItem[] => [
  { id: 'all', label: say('全部主播', 'All anchors', 'Tất cả'), icon: 'radio', href: '#menu' },
  { id: 'football', label: say('足球主播', 'Football', 'Bóng đá'), icon: 'ball', href: '#menu', isChecked: true },
  { id: 'basketball', label: say('篮球主播', 'Basketball', 'Bóng rổ'), icon: 'hoop', href: '#menu' },
]
const trigger = (say: Say) => <Button iconEnd="chevron-down">{say('画质', 'Quality', 'Chất lượng')}</Button>

export default {
  parts: ['Menu', 'MenuLinks'],
  group: 'overlays',
  states: {
    default: ({ say }) => <Menu trigger={trigger(say)} items={quality(say)} align="start" />,
    open: ({ say }) => <Menu trigger={trigger(say)} items={quality(say)} align="start" isOpen />,
    link: ({ say }) => <MenuLinks items={anchors(say)} />,
  },
  framed: { open: 250 },
} satisfies StoryFile
