import { demoPicture } from '../story-page/demo-picture'
import type { StoryFile } from '../story-page/story'
import { Picture } from './picture'

export default {
  parts: ['Picture'],
  group: 'states',
  states: {
    sizes: ({ say }) => (
      <div className="two">
        <Picture src={demoPicture(150)} alt={say('球场', 'A pitch', 'Sân bóng')} style={{ width: 320, height: 180 }} />
        <Picture src={demoPicture(300)} sizes="160px" style={{ width: 160, height: 90 }} />
      </div>
    ),
  },
} satisfies StoryFile
