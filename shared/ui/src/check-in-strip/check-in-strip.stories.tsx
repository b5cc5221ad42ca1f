import type { StoryFile } from '../story-page/story'
import { TaskRow } from '../task-row/task-row'
import { type CheckInDay, CheckInStrip } from './check-in-strip'

const days: CheckInDay[] = [5, 5, 8, 8, 10, 12, 30].map((reward, index) => ({
  label: index === 4 ? '今天' : `第${index + 1}天`,
  reward,
  state: index < 4 ? 'done' : index === 4 ? 'today' : 'ahead',
  stateLabel: index < 4 ? '已签到' : undefined,
}))

export default {
  title: 'CheckInStrip · TaskRow',
  group: 'interaction',
  width: 4,
  stories: {
    签到: () => (
      <div className="full">
        <CheckInStrip label="本周签到" days={days} />
      </div>
    ),
    任务: () => (
      <div className="full">
        <TaskRow icon="tv" title="观看直播 30 分钟" reward={20} progress="1/1" state="claimable" actionLabel="领取" />
        <TaskRow
          icon="message-square"
          title="发送一条弹幕"
          reward={5}
          progress="1/1"
          state="done"
          actionLabel="已完成"
        />
        <TaskRow icon="share-2" title="分享直播间" reward={10} progress="0/1" state="open" actionLabel="去完成" />
      </div>
    ),
  },
} satisfies StoryFile
