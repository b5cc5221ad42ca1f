import { Countdown } from '../countdown/countdown'
import { demoTeams } from '../story-page/demo-teams'
import type { StoryFile } from '../story-page/story'
import { MatchTile, type MatchTileProps } from './match-tile'

const Tile = (props: MatchTileProps) => (
  <div className="full">
    <MatchTile {...props} />
  </div>
)

export default {
  parts: ['MatchTile'],
  group: 'matches',
  width: 8,
  reactsTo: ['hover', 'focus'],
  states: {
    live: ({ say }) => {
      const { ars, che } = demoTeams(say)
      return (
        <Tile
          href="#match-tile"
          league={say('英超', 'Premier League', 'Ngoại hạng Anh')}
          minute={67}
          badge={{ label: say('直播', 'Live', 'Trực tiếp'), tone: 'live' }}
          home={{ ...ars, score: 2 }}
          away={{ ...che, score: 1, isLoser: true }}
          footStart={say('26 位主播', '26 anchors', '26 bình luận viên')}
          footEnd={say('观看', 'Watch', 'Xem')}
        />
      )
    },
    upcoming: ({ say }) => {
      const { int, juv } = demoTeams(say)
      return (
        <Tile
          href="#match-tile"
          league={say('意甲', 'Serie A', 'Serie A')}
          time="22:30"
          badge={{ label: say('预约', 'Remind', 'Nhắc'), tone: 'neutral', icon: 'bell' }}
          home={int}
          away={juv}
          footStart={say('9 位主播', '9 anchors', '9 bình luận viên')}
          footEnd={<Countdown endsAt={Date.now() + 5_049_000} />}
        />
      )
    },
    selected: ({ say }) => {
      const { mci, liv } = demoTeams(say)
      return (
        <Tile
          href="#match-tile"
          league={say('英超', 'Premier League', 'Ngoại hạng Anh')}
          time="04:00"
          badge={{ label: say('已预约', 'Reserved', 'Đã đặt'), tone: 'brand', icon: 'bell-ring' }}
          home={mci}
          away={liv}
          footEnd={say('明日', 'Tomorrow', 'Ngày mai')}
          isSelected
        />
      )
    },
    over: ({ say }) => {
      const { hnf } = demoTeams(say)
      return (
        <Tile
          href="#match-tile"
          league="V.League"
          time="18:00"
          badge={{ label: say('完场', 'Ended', 'Kết thúc'), tone: 'neutral' }}
          home={{ ...hnf, score: 3 }}
          away={{
            id: 'cah',
            name: say('河内公安足球俱乐部', 'Công An Hà Nội Football Club', 'Câu lạc bộ Công An Hà Nội'),
            score: 2,
            isLoser: true,
          }}
          footEnd={say('回放', 'Replay', 'Xem lại')}
          isCompact
        />
      )
    },
  },
} satisfies StoryFile
