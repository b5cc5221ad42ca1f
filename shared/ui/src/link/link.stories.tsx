import type { StoryFile } from '../story-page/story'
import { Link } from './link'

export default {
  parts: ['Link'],
  group: 'actions',
  reactsTo: ['focus'],
  states: {
    default: ({ say }) => <Link href="#link">{say('全部赛程', 'All fixtures', 'Toàn bộ lịch')}</Link>,
    long: ({ say }) => (
      <Link href="#link">
        {say(
          '德甲第 12 轮最佳阵容出炉，拜仁四人入选',
          'Team of the week in Germany: four of Bayern in it',
          'Đội hình tiêu biểu vòng 12 Bundesliga: Bayern góp bốn người',
        )}
      </Link>
    ),
  },
} satisfies StoryFile
