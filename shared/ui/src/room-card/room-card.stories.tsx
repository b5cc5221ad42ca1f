import { demoPicture } from '../story-page/demo-picture'
import { demoTeams } from '../story-page/demo-teams'
import type { StoryFile } from '../story-page/story'
import { RoomCard, RoomCardSkeleton } from './room-card'

export default {
  title: 'RoomCard',
  group: 'matches',
  width: 8,
  stories: {
    直播间卡: () => (
      <div className="three">
        <RoomCard
          href="#1"
          title="西部强强对话，第三节见真章"
          anchor={{ id: 'jie', name: '篮板阿杰', level: 39 }}
          coverSrc={demoPicture(40)}
          liveLabel="直播"
          caption="NBA · 湖人 vs 勇士"
          heat="74.3万"
        />
        <RoomCard
          href="#2"
          title="意大利德比战术拆解，边看边画"
          anchor={{ id: 'xiong', name: '战术板大熊', level: 36 }}
          teams={[demoTeams.int, demoTeams.juv]}
          liveLabel="直播"
          tag="战术视角"
          caption="意甲 · 国米 vs 尤文"
          heat="51.0万"
        />
        <RoomCardSkeleton />
      </div>
    ),
  },
} satisfies StoryFile
