import type { Say, StoryFile } from '../story-page/story'
import { type CheckInDay, CheckInStrip } from './check-in-strip'

const rewards = [5, 5, 8, 8, 10, 12, 30]
const days = (say: Say, today: number): CheckInDay[] =>
  rewards.map((reward, at) => ({
    label: at === today ? say('今天', 'Today', 'Hôm nay') : say(`第${at + 1}天`, `Day ${at + 1}`, `Ngày ${at + 1}`),
    reward,
    state: at < today ? 'done' : at === today ? 'today' : 'ahead',
    stateLabel: at < today ? say('已签到', 'Checked in', 'Đã điểm danh') : undefined,
  }))

export default {
  parts: ['CheckInStrip'],
  group: 'interaction',
  states: {
    default: ({ say }) => (
      <div className="full">
        <CheckInStrip label={say('本周签到', 'This week', 'Tuần này')} days={days(say, 4)} />
      </div>
    ),
    done: ({ say }) => (
      <div className="full">
        <CheckInStrip label={say('全部签到', 'A full week', 'Đủ tuần')} days={days(say, 7)} />
      </div>
    ),
  },
} satisfies StoryFile
