import { demoPicture } from '../story-page/demo-picture'
import type { StoryFile } from '../story-page/story'
import { Picture } from './picture'

export default {
  parts: ['Picture'],
  group: 'foundation',
  states: {
    sizes: ({ say }) => (
      <div className="two">
        <Picture src={demoPicture(150)} alt={say('球场', 'A pitch', 'Sân bóng')} style={{ width: '100%' }} />
        <Picture src={demoPicture(300)} sizes="160px" style={{ width: 160 }} />
      </div>
    ),
  },
} satisfies StoryFile
