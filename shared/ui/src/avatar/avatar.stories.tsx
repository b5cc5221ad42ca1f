import { demoPicture } from '../story-page/demo-picture'
import type { StoryFile } from '../story-page/story'
import { Avatar } from './avatar'

export default {
  parts: ['Avatar'],
  group: 'identity',
  states: {
    default: ({ say }) => <Avatar id="zuo" name={say('左脚小卓', 'Left-foot Zhuo', 'Zhuo chân trái')} size={44} />,
    live: () => <Avatar id="han" size={52} isLive hasHeadset />,
    selected: () => (
      <>
        <Avatar id="me" size={44} isOnline />
        <Avatar id="tang" size={44} tier={6} />
      </>
    ),
    sizes: () => [52, 44, 36, 28, 24].map((size) => <Avatar key={size} id="jie" size={size} />),
    picture: () => <Avatar id="pic" src={demoPicture(40)} size={44} />,
    error: () => <Avatar id="yu" src="data:image/png;base64,broken" size={44} />,
  },
} satisfies StoryFile
