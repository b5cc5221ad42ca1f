import { demoPicture } from '../story-page/demo-picture'
import type { StoryFile } from '../story-page/story'
import { VideoCard } from './video-card'

export default {
  title: 'VideoCard',
  group: 'matches',
  width: 6,
  stories: {
    视频: () => (
      <div className="two">
        <VideoCard
          href="#1"
          coverSrc={demoPicture(210)}
          title="三分钟看完曼市对决全部进球"
          views="42.1万"
          duration="03:12"
        />
        <VideoCard
          href="#2"
          title="末节 12-0：凯尔特人是怎么追回来的"
          views="28.8万"
          duration="05:46"
          meta="夜猫球评 · 昨天"
        />
      </div>
    ),
  },
} satisfies StoryFile
