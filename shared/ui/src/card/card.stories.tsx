import { Segmented } from '../segmented/segmented'
import type { StoryFile } from '../story-page/story'
import { Card, Section } from './card'

export default {
  title: 'Card · Section',
  group: 'foundation',
  width: 6,
  stories: {
    卡片: () => (
      <Card title="今日任务" more={{ label: '任务中心', href: '#task' }}>
        内容
      </Card>
    ),
    版块: () => (
      <Section
        className="full"
        title="热门赛事"
        filter={
          <Segmented
            label="项目"
            value="all"
            onValueChange={() => undefined}
            options={[
              { value: 'all', label: '全部' },
              { value: 'football', label: '足球' },
            ]}
          />
        }
        more={{ label: '全部赛程', href: '#schedule' }}
      >
        内容
      </Section>
    ),
  },
} satisfies StoryFile
