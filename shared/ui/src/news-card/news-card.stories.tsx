import { demoPicture } from '../story-page/demo-picture'
import type { StoryFile } from '../story-page/story'
import { NewsCard } from './news-card'

export default {
  title: 'NewsCard',
  group: 'matches',
  width: 6,
  stories: {
    头条: () => (
      <div className="two">
        <NewsCard
          variant="lead"
          href="#lead"
          coverSrc={demoPicture(350)}
          tag="独家"
          title="德比前瞻：海港中场三人组状态回升，申花后防迎来考验"
          meta="战术板大熊 · 12 分钟前 · 1.8万 阅读"
        />
        <div>
          <NewsCard
            href="#a"
            coverSrc={demoPicture(200)}
            title="曼城主场连胜止步，边路推进效率跌至赛季最低"
            meta="38 分钟前"
          />
          <NewsCard href="#b" coverSrc={demoPicture(90)} title="凯尔特人替补席得分创队史单节新高" meta="1 小时前" />
          <NewsCard
            variant="item"
            href="#c"
            coverSrc={demoPicture(20)}
            title="德甲第 12 轮最佳阵容出炉，拜仁四人入选"
            meta="2 小时前"
          />
        </div>
      </div>
    ),
  },
} satisfies StoryFile
