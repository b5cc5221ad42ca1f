import type { StoryFile } from '../story-page/story'
import { StateBox } from './state-box'

const none = () => undefined

export default {
  parts: ['StateBox'],
  group: 'states',
  width: 8,
  states: {
    empty: ({ say }) => (
      <StateBox
        className="full"
        kind="empty"
        title={say('暂无数据', 'Nothing here', 'Chưa có dữ liệu')}
        text={say('换个日期或联赛看看', 'Try another day or league', 'Thử ngày hoặc giải khác')}
        action={{ label: say('回到今天', 'Back to today', 'Về hôm nay'), onClick: none }}
      />
    ),
    error: ({ say }) => (
      <StateBox
        className="full"
        kind="error"
        title={say('加载失败', 'It could not be loaded', 'Không tải được')}
        text={say('请求超时，稍后再试', 'No answer in time, try later', 'Hết thời gian, thử lại sau')}
        action={{ label: say('重试', 'Try again', 'Thử lại'), onClick: none }}
      />
    ),
    offline: ({ say }) => (
      <StateBox
        className="full"
        kind="offline"
        title={say('网络已断开', 'You are offline', 'Mất mạng')}
        text={say('恢复后自动更新比分', 'Scores follow when you are back', 'Tỉ số tự cập nhật khi có mạng')}
        action={{ label: say('重连', 'Reconnect', 'Kết nối lại'), onClick: none }}
      />
    ),
    'remote-down': ({ say }) => (
      <StateBox
        className="full"
        kind="remote-down"
        title={say('直播间暂不可用', 'Rooms are out of order', 'Phòng phát tạm ngừng')}
        text={say('其他功能不受影响', 'Everything else works', 'Các phần khác vẫn chạy')}
        code="remote-live 1.4.0"
        action={{ label: say('重新加载', 'Load again', 'Tải lại'), onClick: none }}
      />
    ),
  },
} satisfies StoryFile
