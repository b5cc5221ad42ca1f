import { demoPicture } from '../story-page/demo-picture'
import { demoTeams } from '../story-page/demo-teams'
import type { Say, StoryFile } from '../story-page/story'
import { RoomCard, RoomCardSkeleton } from './room-card'

const room = (say: Say) => ({
  href: '#room-card',
  title: say('西部强强对话', 'The best of the West', 'Đại chiến miền Tây'),
  anchor: { id: 'jie', name: say('篮板阿杰', 'Rebound Jie', 'Kiệt bóng bật'), level: 39 },
  liveLabel: say('直播', 'Live', 'Trực tiếp'),
  caption: say('NBA · 湖人 vs 勇士', 'NBA · Lakers vs Warriors', 'NBA · Lakers vs Warriors'),
  heat: say('74.3万', '743K', '743 N'),
  heatLabel: say('热度', 'Heat', 'Độ nóng'),
})

export default {
  parts: ['RoomCard', 'RoomCardSkeleton'],
  group: 'matches',
  width: 8,
  reactsTo: ['hover', 'focus'],
  states: {
    live: ({ say }) => (
      <div className="full">
        <RoomCard {...room(say)} coverSrc={demoPicture(40)} />
      </div>
    ),
    'no-picture': ({ say }) => {
      const { int, juv } = demoTeams(say)
      return (
        <div className="full">
          <RoomCard {...room(say)} teams={[int, juv]} tag={say('战术视角', 'Tactics', 'Chiến thuật')} />
        </div>
      )
    },
    long: ({ say }) => (
      <div className="full">
        <RoomCard
          {...room(say)}
          coverSrc={demoPicture(300)}
          title={say(
            '意大利德比战术拆解，边看边画，有问题随时在聊天室里问',
            'The Italian derby taken apart while we watch: ask whatever you like in the chat',
            'Mổ xẻ chiến thuật derby Ý, vừa xem vừa vẽ, hỏi gì cứ hỏi trong phòng chat',
          )}
        />
      </div>
    ),
    loading: () => (
      <div className="full">
        <RoomCardSkeleton />
      </div>
    ),
  },
} satisfies StoryFile
