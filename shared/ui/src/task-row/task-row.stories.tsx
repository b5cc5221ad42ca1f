import type { StoryFile } from '../story-page/story'
import { TaskRow } from './task-row'

export default {
  parts: ['TaskRow'],
  group: 'interaction',
  states: {
    default: ({ say }) => (
      <TaskRow
        icon="share-2"
        title={say('分享直播间', 'Share a room', 'Chia sẻ phòng')}
        reward={10}
        progress="0/1"
        state="open"
        actionLabel={say('去完成', 'Do it', 'Làm ngay')}
      />
    ),
    selected: ({ say }) => (
      <TaskRow
        icon="tv"
        title={say('观看直播 30 分钟', 'Watch for 30 minutes', 'Xem 30 phút')}
        reward={20}
        progress="1/1"
        state="claimable"
        actionLabel={say('领取', 'Claim', 'Nhận')}
      />
    ),
    busy: ({ say }) => (
      <TaskRow
        icon="tv"
        title={say('观看直播 30 分钟', 'Watch for 30 minutes', 'Xem 30 phút')}
        reward={20}
        progress="1/1"
        state="claimable"
        actionLabel={say('领取', 'Claim', 'Nhận')}
        isBusy
      />
    ),
    done: ({ say }) => (
      <TaskRow
        icon="message-square"
        title={say('发送一条弹幕', 'Send a barrage', 'Gửi một bình luận bay')}
        reward={5}
        progress="1/1"
        state="done"
        actionLabel={say('已完成', 'Done', 'Đã xong')}
      />
    ),
  },
} satisfies StoryFile
