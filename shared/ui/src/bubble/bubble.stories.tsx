import type { StoryFile } from '../story-page/story'
import { Bubble, BubbleTime } from './bubble'

const me = { id: 'me' }

export default {
  parts: ['Bubble', 'BubbleTime'],
  group: 'interaction',
  states: {
    default: ({ say }) => (
      <div className="full stack">
        <BubbleTime>{say('今天 20:14', 'Today 20:14', 'Hôm nay 20:14')}</BubbleTime>
        <Bubble author={{ id: 'han', hasHeadset: true }}>
          {say('半场我念一下你的问题', 'I read your question at half-time', 'Giữa hiệp tôi sẽ đọc câu hỏi của bạn')}
        </Bubble>
      </div>
    ),
    mine: ({ say }) => (
      <Bubble author={me} isMine status={say('已读', 'Read', 'Đã đọc')}>
        {say('太好了', 'Great', 'Tuyệt')}
      </Bubble>
    ),
    busy: ({ say }) => (
      <Bubble author={me} isMine isSending status={say('发送中', 'Sending', 'Đang gửi')}>
        {say('还有一个问题', 'One more question', 'Còn một câu nữa')}
      </Bubble>
    ),
    error: ({ say }) => (
      <Bubble author={me} isMine retryLabel={say('重新发送', 'Send again', 'Gửi lại')} onRetry={() => undefined}>
        {say('没发出去', 'It did not go out', 'Chưa gửi được')}
      </Bubble>
    ),
    long: ({ say }) => (
      <Bubble author={{ id: 'tang' }}>
        {say(
          '他们上半场一直从左路进攻，右边卫完全没有协防，教练如果不换人，下半场大概率还要从这里丢球，https://pitchside.example/match/2026/11/23/arsenal-chelsea',
          'They came down the left all the first half and nobody covers the right back; without a change the next goal comes from there: https://pitchside.example/match/2026/11/23/arsenal-chelsea',
          'Cả hiệp một họ đánh bên trái mà hậu vệ phải không ai bọc lót; không thay người thì bàn thua tiếp theo cũng từ đó: https://pitchside.example/match/2026/11/23/arsenal-chelsea',
        )}
      </Bubble>
    ),
  },
} satisfies StoryFile
