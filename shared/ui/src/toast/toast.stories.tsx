import { Button } from '../button/button'
import type { StoryFile } from '../story-page/story'
import { toast } from './toast-store'

export default {
  title: 'Toast',
  group: 'overlays',
  width: 4,
  stories: {
    轻提示: () => (
      <>
        <Button onClick={() => toast('签到成功，球钻 +10', { tone: 'success' })}>成功</Button>
        <Button onClick={() => toast('请登录后操作', { tone: 'error' })}>错误</Button>
        <Button onClick={() => toast('请先完善信息再提交', { tone: 'warning' })}>警告</Button>
        <Button onClick={() => toast('数据加载中，请稍候！', { tone: 'loading', durationMs: 5000 })}>加载</Button>
        <Button onClick={() => toast('已取消关注', { action: { label: '撤销', onClick: () => undefined } })}>
          带操作
        </Button>
      </>
    ),
  },
} satisfies StoryFile
