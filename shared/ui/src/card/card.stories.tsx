import { Segmented } from '../segmented/segmented'
import type { StoryFile } from '../story-page/story'
import { Card, Section } from './card'

export default {
  parts: ['Card', 'Section'],
  group: 'foundation',
  width: 8,
  states: {
    default: ({ say }) => (
      <Card
        className="full"
        title={say('今日任务', "Today's tasks", 'Nhiệm vụ hôm nay')}
        more={{ label: say('任务中心', 'All tasks', 'Tất cả'), href: '#card' }}
      >
        {say('内容', 'Content', 'Nội dung')}
      </Card>
    ),
    variants: ({ say }) => (
      <Section
        className="full"
        title={say('热门赛事', 'Hot matches', 'Trận nổi bật')}
        filter={
          <Segmented
            label={say('项目', 'Sport', 'Môn')}
            value="all"
            onValueChange={() => undefined}
            options={[
              { value: 'all', label: say('全部', 'All', 'Tất cả') },
              { value: 'football', label: say('足球', 'Football', 'Bóng đá') },
            ]}
          />
        }
        more={{ label: say('全部赛程', 'All fixtures', 'Lịch đầy đủ'), href: '#card' }}
      >
        {say('内容', 'Content', 'Nội dung')}
      </Section>
    ),
    long: ({ say }) => (
      <Card
        className="full"
        title={say(
          '本周最受关注的比赛、直播间和主播，以及为您预约的提醒',
          'The matches, rooms and anchors most looked at this week, and what you asked to be told of',
          'Trận đấu, phòng và bình luận viên được xem nhiều nhất tuần, cùng lời nhắc của bạn',
        )}
        more={{ label: say('更多', 'More', 'Thêm'), href: '#card' }}
      >
        {say('内容', 'Content', 'Nội dung')}
      </Card>
    ),
    empty: ({ say }) => <Card className="full" title={say('空卡片', 'Nothing inside', 'Thẻ trống')} />,
  },
} satisfies StoryFile
