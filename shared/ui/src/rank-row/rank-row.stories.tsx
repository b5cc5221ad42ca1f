import { Button } from '../button/button'
import type { StoryFile } from '../story-page/story'
import { RankRow } from './rank-row'

export default {
  parts: ['RankRow'],
  group: 'matches',
  reactsTo: ['hover', 'focus'],
  states: {
    default: ({ say }) => (
      <ol className="full">
        <RankRow
          rank={1}
          id="han"
          name={say('解说老韩', 'Old Han', 'Bình luận Hàn')}
          href="#rank-row"
          isLive
          hasHeadset
          level={48}
          heat={say('128.6万', '1.29M', '1,29 Tr')}
          heatLabel={say('热度', 'Heat', 'Độ nóng')}
          action={<Button size="sm">{say('已关注', 'Following', 'Đang theo dõi')}</Button>}
        />
        <RankRow
          rank={2}
          id="tang"
          name={say('糖糖看球', 'Tang watches', 'Tang xem bóng')}
          href="#rank-row"
          isLive
          level={41}
          heat={say('96.2万', '962K', '962 N')}
          heatLabel={say('热度', 'Heat', 'Độ nóng')}
        />
        <RankRow
          rank={3}
          id="jie"
          name={say('篮板阿杰', 'Rebound Jie', 'Kiệt bóng bật')}
          href="#rank-row"
          heat={say('74.3万', '743K', '743 N')}
          heatLabel={say('热度', 'Heat', 'Độ nóng')}
        />
        <RankRow
          rank={4}
          id="xiong"
          name={say('战术板大熊', 'Tactics Bear', 'Gấu chiến thuật')}
          href="#rank-row"
          heat={say('51万', '510K', '510 N')}
          heatLabel={say('热度', 'Heat', 'Độ nóng')}
        />
      </ol>
    ),
    long: ({ say }) => (
      <ol className="full">
        <RankRow
          rank={128}
          id="long"
          name={say(
            '一个名字特别特别特别长的足球解说主播',
            'A football commentator with a truly very long name',
            'Bình luận viên bóng đá có tên thật là dài',
          )}
          href="#rank-row"
          level={7}
          heat={say('1.2万', '12K', '12 N')}
          heatLabel={say('热度', 'Heat', 'Độ nóng')}
          action={<Button size="sm">{say('已关注', 'Following', 'Đang theo dõi')}</Button>}
        />
      </ol>
    ),
  },
} satisfies StoryFile
