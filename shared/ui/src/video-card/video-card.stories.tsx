import { demoPicture } from '../story-page/demo-picture'
import type { Say, StoryFile } from '../story-page/story'
import { VideoCard } from './video-card'

const video = (say: Say) => ({
  href: '#video-card',
  title: say('三分钟看完曼市对决', 'The derby in three minutes', 'Derby trong ba phút'),
  views: say('42.1万', '421K', '421 N'),
  duration: '03:12',
})

export default {
  parts: ['VideoCard'],
  group: 'matches',
  width: 8,
  reactsTo: ['hover', 'focus'],
  states: {
    default: ({ say }) => (
      <div className="full">
        <VideoCard {...video(say)} coverSrc={demoPicture(210)} />
      </div>
    ),
    'no-picture': ({ say }) => (
      <div className="full">
        <VideoCard {...video(say)} meta={say('夜猫球评 · 昨天', 'Night owl · yesterday', 'Cú đêm · hôm qua')} />
      </div>
    ),
    long: ({ say }) => (
      <div className="full">
        <VideoCard
          {...video(say)}
          coverSrc={demoPicture(90)}
          duration="1:53:12"
          title={say(
            '末节 12-0：凯尔特人是怎么追回来的，替补席得分创队史单节新高',
            'Twelve to nothing in the last quarter: how the Celtics came back, with a record from the bench',
            'Hiệp cuối 12-0: Celtics đã lội ngược dòng thế nào, ghế dự bị lập kỷ lục ghi điểm',
          )}
        />
      </div>
    ),
  },
} satisfies StoryFile
