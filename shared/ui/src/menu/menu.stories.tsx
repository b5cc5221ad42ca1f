import { Button } from '../button/button'
import { HoverCard } from '../hover-card/hover-card'
import { IconButton } from '../icon-button/icon-button'
import { Popover } from '../popover/popover'
import type { StoryFile } from '../story-page/story'
import { Tooltip } from '../tooltip/tooltip'
import { Menu, type MenuItem, MenuLinks } from './menu'

const quality: MenuItem[] = [
  { id: 'source', label: '原画', isChecked: true },
  { id: 'hd', label: '高清', isChecked: false },
  { id: 'report', label: '举报', icon: 'flag', isDangerous: true, startsGroup: true },
]
const anchors: MenuItem[] = [
  { id: 'all', label: '全部主播', icon: 'radio', href: '#all' },
  { id: 'football', label: '足球主播', icon: 'ball', href: '#football', isChecked: true },
  { id: 'basketball', label: '篮球主播', icon: 'hoop', href: '#basketball' },
]

export default {
  title: 'Menu · HoverCard · Tooltip',
  group: 'overlays',
  width: 4,
  stories: {
    菜单: () => <Menu trigger={<Button iconEnd="chevron-down">画质</Button>} items={quality} align="start" />,
    悬停卡: () => (
      <HoverCard gap="tight" trigger={<Button variant="ghost">主播</Button>}>
        <MenuLinks items={anchors} />
      </HoverCard>
    ),
    弹出层: () => (
      <Popover label="下载" trigger={<IconButton icon="smartphone" label="下载应用" />}>
        扫码下载 App
      </Popover>
    ),
    提示: () => (
      <Tooltip text="按 / 键搜索">
        <IconButton icon="search" label="搜索" />
      </Tooltip>
    ),
    展开: () => <MenuLinks items={anchors} />,
  },
} satisfies StoryFile
