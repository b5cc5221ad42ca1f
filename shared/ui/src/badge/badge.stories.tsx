import type { StoryFile } from '../story-page/story'
import { Badge, CardMark, Count, Dot, Heat, LiveBadge, Minute, ResultMark } from './badge'

export default {
  parts: ['Badge', 'LiveBadge', 'Count', 'Dot', 'CardMark', 'Heat', 'Minute', 'ResultMark'],
  group: 'identity',
  width: 8,
  states: {
    tones: ({ say }) => (
      <>
        <LiveBadge>{say('直播', 'Live', 'Trực tiếp')}</LiveBadge>
        <Badge tone="hot" icon="flame">
          {say('热门', 'Hot', 'Nóng')}
        </Badge>
        <Badge tone="brand" icon="bell-ring">
          {say('已预约', 'Reserved', 'Đã đặt')}
        </Badge>
        <Badge>{say('完场', 'Ended', 'Kết thúc')}</Badge>
        <Badge tone="success">{say('审核通过', 'Approved', 'Đã duyệt')}</Badge>
        <Badge tone="warning">{say('待审核', 'In review', 'Chờ duyệt')}</Badge>
        <Badge tone="danger">{say('审核失败', 'Refused', 'Bị từ chối')}</Badge>
        <Badge tone="info">{say('房管', 'Assistant', 'Trợ lý')}</Badge>
        <Badge tone="gold">VIP</Badge>
        <Badge tone="media">{say('原画', 'Source', 'Gốc')}</Badge>
      </>
    ),
    default: ({ say }) => (
      <>
        <Count value={6} />
        <Count value={3} isSoft />
        <Dot isPulsing />
        <Dot tone="success" />
        <CardMark colour="yellow" count={2} label={say('2 张黄牌', '2 yellow cards', '2 thẻ vàng')} />
        <CardMark colour="red" count={1} label={say('1 张红牌', '1 red card', '1 thẻ đỏ')} />
        <Minute value={67} />
        <Heat label={say('热度', 'Heat', 'Độ nóng')}>{say('128.6万', '1.29M', '1,29 Tr')}</Heat>
        <ResultMark result="win">{say('胜', 'W', 'T')}</ResultMark>
        <ResultMark result="draw">{say('平', 'D', 'H')}</ResultMark>
        <ResultMark result="loss">{say('负', 'L', 'B')}</ResultMark>
      </>
    ),
    many: () => (
      <>
        <Count value={120} />
        <Minute value="90+11" />
      </>
    ),
  },
} satisfies StoryFile
