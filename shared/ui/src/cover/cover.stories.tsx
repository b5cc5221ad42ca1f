import { Heat, LiveBadge } from '../badge/badge'
import { demoPicture } from '../story-page/demo-picture'
import { demoTeams } from '../story-page/demo-teams'
import type { StoryFile } from '../story-page/story'
import { Cover } from './cover'

export default {
  parts: ['Cover'],
  group: 'matches',
  states: {
    picture: ({ say }) => (
      <div className="two">
        <Cover
          src={demoPicture(210)}
          topStart={<LiveBadge>{say('直播', 'Live', 'Trực tiếp')}</LiveBadge>}
          bottom={<Heat label={say('热度', 'Heat', 'Độ nóng')}>{say('74.3万', '743K', '743 N')}</Heat>}
        />
        <Cover src={demoPicture(20)} hasPlay />
      </div>
    ),
    'no-picture': ({ say }) => {
      const { int, juv } = demoTeams(say)
      return (
        <div className="two">
          <Cover teams={[int, juv]} />
          <Cover />
          <Cover src="data:image/png;base64,broken" teams={[int, juv]} />
        </div>
      )
    },
  },
} satisfies StoryFile
