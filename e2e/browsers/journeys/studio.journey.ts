import { askFeatures } from '../features'
import { journey } from '../journey'

journey(
  'LOOP-04 studio: whoever can encode may broadcast from the page, whoever can not reads why and what works',
  async ({ tab, known, note }) => {
    await tab.beginAs(await known('secondAnchor'))
    await tab.open('/member?type=9')
    const features = await askFeatures(tab)
    for (const [name, has] of Object.entries(features)) note(name, has ? 'yes' : 'no')
    await tab.click('main [role="tab"]', '浏览器直播')
    if (features['H.264 encoder']) await tab.see('main button', '从浏览器开播')
    else await tab.see('main *', /此浏览器不能直播.*也可以使用 OBS 或 ffmpeg 推流/)
  },
  { isLong: true },
)
