import type { StoryFile } from '../story-page/story'
import { SharePanel } from './share-panel'

const labels = {
  networks: { qq: 'QQ', qzone: 'QQ空间', weibo: '微博' },
  wechat: '微信扫一扫分享',
  code: '本页二维码',
  copy: '复制链接',
}
const page = { url: 'https://pitchside.example/detail?id=1', title: '德比之夜', picture: '' }
const none = () => undefined

export default {
  title: 'SharePanel',
  group: 'interaction',
  width: 6,
  stories: {
    等待: () => <SharePanel labels={labels} page={undefined} codeSrc={undefined} onCopy={none} />,
    可分享: () => <SharePanel labels={labels} page={page} codeSrc={undefined} onCopy={none} />,
  },
} satisfies StoryFile
