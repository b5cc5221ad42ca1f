import type { StoryFile } from '../story-page/story'
import { StateBox } from './state-box'

export default {
  title: 'StateBox',
  group: 'states',
  width: 12,
  stories: {
    状态: () => (
      <div className="four">
        <StateBox
          kind="empty"
          title="暂无数据"
          text="换个日期或联赛看看"
          action={{ label: '回到今天', onClick: () => undefined }}
        />
        <StateBox
          kind="error"
          title="加载失败"
          text="请求超时，稍后再试"
          action={{ label: '重试', onClick: () => undefined }}
        />
        <StateBox
          kind="offline"
          title="网络已断开"
          text="恢复后自动更新比分"
          action={{ label: '重连', onClick: () => undefined }}
        />
        <StateBox
          kind="remote-down"
          title="直播间暂不可用"
          text="其他功能不受影响"
          code="remote-live 1.4.0"
          action={{ label: '重新加载', onClick: () => undefined }}
        />
      </div>
    ),
  },
} satisfies StoryFile
