import type { StoryFile } from '../story-page/story'
import { Avatar } from './avatar'

export default {
  title: 'Avatar',
  group: 'identity',
  width: 4,
  stories: {
    头像: () => (
      <>
        <Avatar id="han" size={52} isLive hasHeadset />
        <Avatar id="me" size={44} isOnline />
        <Avatar id="tang" size={44} tier={6} />
        <Avatar id="xiong" />
        <Avatar id="jie" size={28} />
        <Avatar id="yu" size={24} />
      </>
    ),
    读出名字: () => <Avatar id="zuo" name="左脚小卓" size={44} />,
  },
} satisfies StoryFile
