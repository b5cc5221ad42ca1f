import { demoPicture } from '../story-page/demo-picture'
import type { Say, StoryFile } from '../story-page/story'
import { NewsCard, type NewsCardProps } from './news-card'

const Wide = (props: NewsCardProps) => (
  <div className="full">
    <NewsCard {...props} />
  </div>
)

const news = (say: Say) => ({
  href: '#news-card',
  title: say('曼城主场连胜止步', "City's run at home has ended", 'Man City đứt mạch thắng'),
  meta: say('38 分钟前', '38 minutes ago', '38 phút trước'),
})

export default {
  parts: ['NewsCard'],
  group: 'matches',
  width: 8,
  reactsTo: ['hover', 'focus'],
  states: {
    default: ({ say }) => <Wide {...news(say)} coverSrc={demoPicture(200)} />,
    'no-picture': ({ say }) => <Wide {...news(say)} />,
    variants: ({ say }) => (
      <div className="full stack">
        <NewsCard
          {...news(say)}
          variant="lead"
          coverSrc={demoPicture(350)}
          tag={say('独家', 'Exclusive', 'Độc quyền')}
        />
        <NewsCard {...news(say)} variant="tile" coverSrc={demoPicture(90)} />
        <NewsCard {...news(say)} variant="item" coverSrc={demoPicture(20)} />
      </div>
    ),
    long: ({ say }) => (
      <Wide
        {...news(say)}
        coverSrc={demoPicture(140)}
        title={say(
          '德比前瞻：海港中场三人组状态回升，申花后防迎来考验，双方近十次交锋各胜四场',
          'Before the derby: three midfielders are back in form, a defence is put to the test, and the last ten meetings went four to each',
          'Trước trận derby: bộ ba tiền vệ lấy lại phong độ, hàng thủ bị thử thách, mười lần gặp gần nhất mỗi bên thắng bốn',
        )}
      />
    ),
  },
} satisfies StoryFile
