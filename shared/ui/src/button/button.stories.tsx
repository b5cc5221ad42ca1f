import { DiamondIcon } from '../diamond/diamond'
import type { StoryFile } from '../story-page/story'
import { Button } from './button'

export default {
  title: 'Button',
  group: 'actions',
  width: 6,
  stories: {
    样式: () => (
      <>
        <Button variant="primary">主要</Button>
        <Button>次要</Button>
        <Button variant="outline">描边</Button>
        <Button variant="ghost">文字</Button>
        <Button variant="danger">危险</Button>
        <Button variant="gold">
          <DiamondIcon />
          充值
        </Button>
        <Button variant="live" icon="radio">
          开播
        </Button>
      </>
    ),
    '禁用 · 加载 · 链接': () => (
      <>
        <Button variant="primary" disabled>
          禁用
        </Button>
        <Button variant="primary" isLoading>
          提交中
        </Button>
        <Button icon="refresh-cw" isLoading>
          刷新中
        </Button>
        <Button href="#button" iconEnd="chevron-right">
          去看看
        </Button>
        <Button variant="outline" isPill icon="plus">
          圆角
        </Button>
      </>
    ),
    '大 · 中 · 小': () => (
      <>
        <Button variant="primary" size="lg">
          立即支付
        </Button>
        <Button variant="primary">关注</Button>
        <Button variant="primary" size="sm">
          关注
        </Button>
        <Button size="sm">已关注</Button>
      </>
    ),
  },
} satisfies StoryFile
