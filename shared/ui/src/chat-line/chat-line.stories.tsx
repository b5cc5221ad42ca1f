import type { StoryFile } from '../story-page/story'
import { ChatLine } from './chat-line'

export default {
  title: 'ChatLine',
  group: 'interaction',
  width: 4,
  stories: {
    聊天: () => (
      <div className="full">
        <ChatLine kind="notice">今晚 22:30 接着看国米 vs 尤文。</ChatLine>
        <ChatLine kind="system">欢迎来到直播间。</ChatLine>
        <ChatLine kind="text" user={{ name: '左后卫练习生', level: 22, onSelect: () => undefined }}>
          这个反抢节奏太快了
        </ChatLine>
        <ChatLine kind="text" user={{ name: '阿冰', badge: { label: '房管', tone: 'info' } }}>
          请不要刷屏
        </ChatLine>
        <ChatLine kind="enter" user={{ name: '海风观察员', noble: { tier: 5, name: '公爵' } }}>
          驾到
        </ChatLine>
        <ChatLine kind="gift" user={{ name: '北看台老周', level: 27 }} count={2}>
          送出 围巾
        </ChatLine>
        <ChatLine kind="red-envelope" openLabel="开" onOpen={() => undefined}>
          解说老韩 发了一个红包
        </ChatLine>
        <ChatLine kind="text" isMine user={{ name: '北看台老周', level: 27, noble: { tier: 3, name: '伯爵' } }}>
          中场控制住就赢了
        </ChatLine>
      </div>
    ),
  },
} satisfies StoryFile
