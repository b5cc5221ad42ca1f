import path from 'node:path'
import { call } from '../../fixtures/api'
import { mobileOf, newMember, signIn } from '../../fixtures/people'
import { expect, journey } from '../journey'

const film = path.resolve(import.meta.dirname, '../../../backend/assets/demo/football/sd.mp4')
const dialog = '[role="dialog"]'

journey(
  'LOOP-04 upload: a film goes in by the page, gets a cover from its own picture, and plays once it is published',
  async ({ tab, site }) => {
    await tab.beginAs(await newMember(site.address))
    await tab.open('/member?type=32')
    await tab.click('main button', '上传视频')
    await tab.see(dialog, /上传视频/)
    await tab.choose(`${dialog} input[type="file"][accept*="mp4"]`, film)
    await tab.see(`${dialog} *`, '上传完成')
    await tab.see(`${dialog} img[alt="当前封面"]`)
    const title = `德比集锦 ${Date.now()}`
    await tab.fill(`${dialog} input`, title, /标题/)
    await tab.click(`${dialog} [role="combobox"]`, /分类/)
    await tab.click('[role="option"]', '集锦')
    await tab.click(`${dialog} button`, '提交审核')
    await tab.see('main li', new RegExp(`${title}.*审核中|审核中.*${title}`))

    const operator = await signIn(site.address, mobileOf('admin'))
    const { data } = await call(site.address, 'listPostsForOperators', { kind: 'video', status: 0 }, operator.token)
    const id = data.find(({ content }) => content === title)?.id as number
    await call(site.address, 'moderatePost', { kind: 'video', id, status: 1 }, operator.token)
    await tab.begin()
    await tab.open(`/video-player?id=${id}`)
    await tab.click('main button', '开始播放')
    const time = () => tab.read(() => document.querySelector<HTMLVideoElement>('main video')?.currentTime ?? 0)
    await expect.poll(time).toBeGreaterThan(0.5)
  },
  { isLong: true },
)
