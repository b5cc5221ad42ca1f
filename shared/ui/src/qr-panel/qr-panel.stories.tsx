import type { Say, StoryFile } from '../story-page/story'
import { QrPanel } from './qr-panel'

const cells = Array.from({ length: 441 }, (_, cell) => ({ x: cell % 21, y: Math.floor(cell / 21) }))
  .filter(({ x, y }) => (x * 7 + y * 13 + x * y) % 3 === 0)
  .map(({ x, y }) => `M${x} ${y}h1v1h-1z`)
const image = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 21 21"><path d="${cells.join('')}"/></svg>`)}`
const shared = (say: Say) => ({
  image,
  imageLabel: say('登录二维码', 'Code to log in', 'Mã đăng nhập'),
  text: say('首页右上角「扫一扫」', 'Scan it in the app, top right', 'Quét trong ứng dụng, góc phải trên'),
  refreshLabel: say('刷新', 'New code', 'Mã mới'),
  onRefresh: () => undefined,
})

export default {
  parts: ['QrPanel'],
  group: 'interaction',
  width: 8,
  states: {
    default: ({ say }) => (
      <QrPanel
        {...shared(say)}
        state="ready"
        title={say('打开应用扫码登录', 'Log in with the app', 'Đăng nhập bằng ứng dụng')}
      />
    ),
    loading: ({ say }) => (
      <QrPanel {...shared(say)} state="loading" title={say('正在生成二维码', 'Drawing the code', 'Đang tạo mã')} />
    ),
    scanned: ({ say }) => (
      <QrPanel
        {...shared(say)}
        state="scanned"
        title={say(
          '扫描成功，请在手机上确认',
          'Scanned: confirm on the phone',
          'Đã quét, hãy xác nhận trên điện thoại',
        )}
      />
    ),
    expired: ({ say }) => (
      <QrPanel {...shared(say)} state="expired" title={say('二维码已失效', 'The code has expired', 'Mã đã hết hạn')} />
    ),
  },
} satisfies StoryFile
