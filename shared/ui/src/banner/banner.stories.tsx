import type { StoryFile } from '../story-page/story'
import { Banner } from './banner'

const none = () => undefined

export default {
  parts: ['Banner'],
  group: 'states',
  width: 12,
  states: {
    offline: ({ say }) => (
      <Banner className="full" action={{ label: say('立即重连', 'Reconnect', 'Kết nối lại'), onClick: none }}>
        {say(
          '实时连接已断开，正在重连。比分可能延迟。',
          'The live connection is lost. Scores may be late.',
          'Mất kết nối trực tiếp. Tỉ số có thể chậm.',
        )}
      </Banner>
    ),
    tones: ({ say }) => (
      <div className="full stack">
        <Banner tone="info" action={{ label: say('刷新', 'Refresh', 'Làm mới'), onClick: none }}>
          {say(
            '新版本可用，刷新后生效。',
            'A new version is here: refresh to get it.',
            'Có phiên bản mới: hãy làm mới.',
          )}
        </Banner>
        <Banner tone="danger">
          {say('账号已在别处登录。', 'You logged in somewhere else.', 'Tài khoản đã đăng nhập nơi khác.')}
        </Banner>
        <Banner tone="success">{say('资料已保存。', 'Your profile is saved.', 'Đã lưu hồ sơ.')}</Banner>
      </div>
    ),
    long: ({ say }) => (
      <Banner className="full" action={{ label: say('知道了', 'Got it', 'Đã hiểu'), onClick: none }}>
        {say(
          '今晚 02:00 至 04:00 维护：直播、比分和聊天照常，充值、提现和兑换暂停；此前提交的订单会在维护结束后继续处理，无需再次提交。',
          'Maintenance from 02:00 to 04:00 tonight: broadcasts, scores and chat go on; top-ups, withdrawals and exchanges pause. Orders made before go on afterwards; do not make them twice.',
          'Bảo trì từ 02:00 đến 04:00 đêm nay: phát sóng, tỉ số và trò chuyện vẫn chạy; nạp, rút và đổi quà tạm dừng. Đơn đã gửi sẽ được xử lý sau, không cần gửi lại.',
        )}
      </Banner>
    ),
  },
} satisfies StoryFile
