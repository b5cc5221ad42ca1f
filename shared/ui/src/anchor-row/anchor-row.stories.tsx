import { Button } from '../button/button'
import type { StoryFile } from '../story-page/story'
import { AnchorRow } from './anchor-row'

export default {
  parts: ['AnchorRow'],
  group: 'matches',
  states: {
    default: ({ say }) => (
      <AnchorRow
        id="tang"
        name={say('糖糖看球', 'Tang watches', 'Tang xem bóng')}
        href="#anchor-row"
        isOnline
        level={41}
        meta={say('上次开播：昨天 21:40', 'Last live: yesterday 21:40', 'Phát gần nhất: 21:40 hôm qua')}
        action={<Button size="sm">{say('已关注', 'Following', 'Đang theo dõi')}</Button>}
      />
    ),
    live: ({ say }) => (
      <AnchorRow
        id="han"
        name={say('解说老韩', 'Old Han', 'Bình luận Hàn')}
        href="#anchor-row"
        isLive
        level={48}
        noble={{ tier: 5, name: say('公爵', 'Duke', 'Công tước') }}
        meta={say('北伦敦之夜', 'A night in North London', 'Đêm Bắc London')}
        action={
          <Button size="sm" variant="primary">
            {say('关注', 'Follow', 'Theo dõi')}
          </Button>
        }
      />
    ),
    long: ({ say }) => (
      <AnchorRow
        id="long"
        name={say(
          '一个名字特别特别特别长的足球解说主播',
          'A football commentator with a truly very long name',
          'Bình luận viên bóng đá có tên thật là dài',
        )}
        href="#anchor-row"
        level={12}
        meta={say(
          '枪手主场迎战蓝军，赛前两小时开始聊首发、战术和历史交锋',
          'The Gunners host the Blues: line-ups, tactics and history from two hours before the start',
          'Pháo thủ tiếp The Blues: đội hình, chiến thuật và lịch sử từ hai giờ trước trận',
        )}
        action={<Button size="sm">{say('已关注', 'Following', 'Đang theo dõi')}</Button>}
      />
    ),
  },
} satisfies StoryFile
