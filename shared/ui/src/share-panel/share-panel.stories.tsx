import type { Say, StoryFile } from '../story-page/story'
import { SharePanel } from './share-panel'

const labels = (say: Say) => ({
  networks: { qq: 'QQ', qzone: say('QQ空间', 'Qzone', 'Qzone'), weibo: say('微博', 'Weibo', 'Weibo') },
  wechat: say('微信扫一扫分享', 'Scan with WeChat', 'Quét bằng WeChat'),
  code: say('本页二维码', 'Code of this page', 'Mã của trang'),
  copy: say('复制链接', 'Copy the link', 'Sao chép liên kết'),
})
const code = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 10 10"><path fill="#fff" d="M-1-1h10v10H-1z"/><path d="M0 0h3v3H0zM5 0h3v3H5zM0 5h3v3H0zM4 4h1v1H4zM6 6h2v2H6z"/></svg>')}`
const page = (say: Say) => ({
  url: 'https://pitchside.example/detail?id=1',
  title: say('德比之夜', 'Derby night', 'Đêm derby'),
  picture: '',
})
const none = () => undefined

export default {
  parts: ['SharePanel'],
  group: 'interaction',
  states: {
    default: ({ say }) => <SharePanel labels={labels(say)} page={page(say)} codeSrc={code} onCopy={none} />,
    loading: ({ say }) => <SharePanel labels={labels(say)} page={undefined} codeSrc={undefined} onCopy={none} />,
  },
} satisfies StoryFile
