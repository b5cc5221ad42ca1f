import type { StoryFile } from '../story-page/story'
import { Badge, CardMark, Count, Dot, Heat, LiveBadge, Minute, ResultMark } from './badge'

export default {
  title: 'Badge',
  group: 'identity',
  width: 4,
  stories: {
    徽标: () => (
      <>
        <LiveBadge>直播</LiveBadge>
        <Badge tone="hot" icon="flame">
          热门
        </Badge>
        <Badge tone="brand" icon="bell-ring">
          已预约
        </Badge>
        <Badge>完场</Badge>
        <Badge tone="success">审核通过</Badge>
        <Badge tone="warning">待审核</Badge>
        <Badge tone="danger">审核失败</Badge>
        <Badge tone="info">房管</Badge>
        <Badge tone="gold">VIP</Badge>
        <Badge tone="media">原画</Badge>
      </>
    ),
    标记: () => (
      <>
        <Count value={6} />
        <Count value={3} isSoft />
        <Count value={120} />
        <Dot isPulsing />
        <Dot tone="success" />
        <CardMark colour="yellow" count={2} label="2 张黄牌" />
        <CardMark colour="red" count={1} label="1 张红牌" />
        <Minute value={67} />
        <Heat>128.6万</Heat>
        <ResultMark result="win">胜</ResultMark>
        <ResultMark result="draw">平</ResultMark>
        <ResultMark result="loss">负</ResultMark>
      </>
    ),
  },
} satisfies StoryFile
