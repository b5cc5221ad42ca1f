import type { StoryFile } from '../story-page/story'
import { ChatLine } from './chat-line'
import { EnvelopeArt } from './envelope-art'

export default {
  parts: ['ChatLine', 'EnvelopeArt'],
  group: 'interaction',
  states: {
    default: ({ say }) => (
      <div className="full">
        <ChatLine
          kind="text"
          user={{
            name: say('左后卫练习生', 'Trainee left back', 'Hậu vệ tập sự'),
            level: 22,
            onSelect: () => undefined,
          }}
        >
          {say('这个反抢节奏太快了', 'What a counter-press', 'Pressing nhanh quá')}
        </ChatLine>
        <ChatLine
          kind="text"
          user={{
            name: say('阿冰', 'Bing', 'Băng'),
            badge: { label: say('房管', 'Assistant', 'Trợ lý'), tone: 'info' },
          }}
        >
          {say('请不要刷屏', 'No flooding, please', 'Đừng spam nhé')}
        </ChatLine>
      </div>
    ),
    mine: ({ say }) => (
      <ChatLine
        kind="text"
        isMine
        user={{
          name: say('北看台老周', 'North-stand Zhou', 'Châu khán đài Bắc'),
          level: 27,
          noble: { tier: 3, name: say('伯爵', 'Earl', 'Bá tước') },
        }}
      >
        {say('中场控制住就赢了', 'Hold the midfield and it is won', 'Giữ được giữa sân là thắng')}
      </ChatLine>
    ),
    variants: ({ say }) => (
      <div className="full">
        <ChatLine kind="notice">
          {say('今晚 22:30 接着看国米。', 'Inter follow at 22:30.', '22:30 xem tiếp Inter.')}
        </ChatLine>
        <ChatLine kind="system">{say('欢迎来到直播间。', 'Welcome to the room.', 'Chào mừng vào phòng.')}</ChatLine>
        <ChatLine
          kind="enter"
          user={{
            name: say('海风观察员', 'Sea-wind watcher', 'Gió biển'),
            noble: { tier: 5, name: say('公爵', 'Duke', 'Công tước') },
          }}
        >
          {say('驾到', 'is here', 'đã đến')}
        </ChatLine>
        <ChatLine kind="gift" user={{ name: say('老周', 'Zhou', 'Châu'), level: 27 }} count={2}>
          {say('送出 围巾', 'gave a scarf', 'tặng khăn')}
        </ChatLine>
        <ChatLine kind="red-envelope" openLabel={say('开', 'Open', 'Mở')} onOpen={() => undefined}>
          {say('解说老韩 发了一个红包', 'Old Han gave a red envelope', 'Hàn phát một lì xì')}
        </ChatLine>
      </div>
    ),
    done: ({ say }) => (
      <ChatLine kind="red-envelope" isTaken openLabel={say('已领', 'Taken', 'Đã nhận')} onOpen={() => undefined}>
        {say('解说老韩 发了一个红包', 'Old Han gave a red envelope', 'Hàn phát một lì xì')}
      </ChatLine>
    ),
    picture: () => (
      <>
        <EnvelopeArt />
        <EnvelopeArt size={48} />
      </>
    ),
  },
} satisfies StoryFile
