import { Countdown } from '../countdown/countdown'
import { demoTeams } from '../story-page/demo-teams'
import type { StoryFile } from '../story-page/story'
import { MatchTile } from './match-tile'

export default {
  title: 'MatchTile',
  group: 'matches',
  width: 12,
  stories: {
    比赛卡: () => (
      <div className="four">
        <MatchTile
          href="#live"
          league="英超"
          minute={67}
          badge={{ label: '直播', tone: 'live' }}
          home={{ ...demoTeams.ars, score: 2 }}
          away={{ ...demoTeams.che, score: 1, isLoser: true }}
          footStart="26 位主播"
          footEnd="观看"
        />
        <MatchTile
          href="#soon"
          league="意甲"
          time="22:30"
          badge={{ label: '预约', tone: 'neutral', icon: 'bell' }}
          home={demoTeams.int}
          away={demoTeams.juv}
          footStart="9 位主播"
          footEnd={<Countdown endsAt={Date.now() + 5_049_000} />}
        />
        <MatchTile
          href="#reserved"
          league="西甲"
          time="04:00"
          badge={{ label: '已预约', tone: 'brand', icon: 'bell-ring' }}
          home={demoTeams.mci}
          away={demoTeams.liv}
          footStart="31 位主播"
          footEnd="明日"
          isSelected
        />
        <MatchTile
          href="#over"
          league="V.League"
          time="18:00"
          badge={{ label: '完场', tone: 'neutral' }}
          home={{ ...demoTeams.hnf, score: 3 }}
          away={{ id: 'cah', name: '河内公安', score: 2, isLoser: true }}
          footStart="集锦 3"
          footEnd="回放"
          isCompact
        />
      </div>
    ),
  },
} satisfies StoryFile
