import type { StoryFile } from '../story-page/story'
import { Bubble, BubbleTime } from './bubble'

export default {
  title: 'Bubble',
  group: 'interaction',
  width: 4,
  stories: {
    私信: () => (
      <div className="full stack">
        <BubbleTime>今天 20:14</BubbleTime>
        <Bubble author={{ id: 'han', hasHeadset: true }}>半场我念一下你的问题</Bubble>
        <Bubble author={{ id: 'me' }} isMine status="已读">
          太好了
        </Bubble>
        <Bubble author={{ id: 'me' }} isMine isSending status="发送中">
          还有一个问题
        </Bubble>
        <Bubble author={{ id: 'me' }} isMine retryLabel="重新发送" onRetry={() => undefined}>
          没发出去
        </Bubble>
      </div>
    ),
  },
} satisfies StoryFile
