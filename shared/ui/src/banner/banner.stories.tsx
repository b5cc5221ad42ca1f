import type { StoryFile } from '../story-page/story'
import { Banner } from './banner'

export default {
  title: 'Banner',
  group: 'states',
  width: 6,
  stories: {
    通栏提示: () => (
      <div className="full stack">
        <Banner action={{ label: '立即重连', onClick: () => undefined }}>
          实时连接已断开，正在重连。比分可能延迟。
        </Banner>
        <Banner tone="info" action={{ label: '刷新', onClick: () => undefined }}>
          新版本可用，刷新后生效。
        </Banner>
        <Banner tone="danger">账号已在别处登录。</Banner>
        <Banner tone="success">资料已保存。</Banner>
      </div>
    ),
  },
} satisfies StoryFile
