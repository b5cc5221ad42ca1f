import { Button } from '../button/button'
import { MenuLinks } from '../menu/menu'
import { Opened } from '../story-page/opened'
import type { StoryFile, StoryProps } from '../story-page/story'
import { HoverCard } from './hover-card'

const Sample = ({ say }: StoryProps) => (
  <HoverCard gap="tight" trigger={<Button variant="ghost">{say('主播', 'Anchors', 'Bình luận viên')}</Button>}>
    <MenuLinks
      items={[
        { id: 'all', label: say('全部主播', 'All anchors', 'Tất cả'), icon: 'radio', href: '#hover-card' },
        {
          id: 'football',
          label: say('足球主播', 'Football', 'Bóng đá'),
          icon: 'ball',
          href: '#hover-card',
          isChecked: true,
        },
      ]}
    />
  </HoverCard>
)

export default {
  parts: ['HoverCard'],
  group: 'overlays',
  states: {
    default: Sample,
    open: (props) => (
      <Opened by="pointer">
        <Sample {...props} />
      </Opened>
    ),
  },
  framed: { open: 170 },
} satisfies StoryFile
