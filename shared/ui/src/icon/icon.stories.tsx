import type { StoryFile } from '../story-page/story'
import { Icon } from './icon'
import { type IconName, iconPaths } from './icon-paths'

const names = Object.keys(iconPaths) as IconName[]

export default {
  title: 'Icon',
  group: 'foundation',
  width: 6,
  stories: {
    全部: () => names.map((name) => <Icon key={name} name={name} size={20} label={name} />),
    填充: () => (
      <>
        <Icon name="star" fill size={20} />
        <Icon name="play" fill size={20} />
        <Icon name="heart" fill size={20} />
      </>
    ),
  },
} satisfies StoryFile
