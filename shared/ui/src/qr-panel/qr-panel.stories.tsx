import type { StoryFile } from '../story-page/story'
import { QrPanel, type QrState } from './qr-panel'

const cells = Array.from({ length: 441 }, (_, cell) => ({ x: cell % 21, y: Math.floor(cell / 21) }))
  .filter(({ x, y }) => (x * 7 + y * 13 + x * y) % 3 === 0)
  .map(({ x, y }) => `M${x} ${y}h1v1h-1z`)
const image = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 21 21"><path d="${cells.join('')}"/></svg>`)}`
const titles: Record<QrState, string> = {
  loading: '正在生成二维码',
  ready: '打开 App 扫码登录',
  scanned: '扫描成功，请在手机上确认',
  expired: '二维码已失效',
}

export default {
  title: 'QrPanel',
  group: 'interaction',
  width: 12,
  stories: {
    扫码: () =>
      (['loading', 'ready', 'scanned', 'expired'] satisfies QrState[]).map((state) => (
        <QrPanel
          key={state}
          image={image}
          imageLabel="登录二维码"
          state={state}
          title={titles[state]}
          text="首页右上角「扫一扫」"
          refreshLabel="刷新"
          onRefresh={() => undefined}
        />
      )),
  },
} satisfies StoryFile
