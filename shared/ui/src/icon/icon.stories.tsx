import type { StoryFile } from '../story-page/story'
import { Icon } from './icon'
import { type IconName, iconPaths } from './icon-paths'

const names = Object.keys(iconPaths) as IconName[]

export default {
  parts: ['Icon'],
  group: 'foundation',
  width: 12,
  states: {
    default: () => names.map((name) => <Icon key={name} name={name} size={20} label={name} />),
    selected: () => (
      <>
        <Icon name="star" fill size={20} />
        <Icon name="play" fill size={20} />
        <Icon name="heart" fill size={20} />
      </>
    ),
    sizes: () => [12, 16, 20, 28].map((size) => <Icon key={size} name="trophy" size={size} />),
  },
} satisfies StoryFile
