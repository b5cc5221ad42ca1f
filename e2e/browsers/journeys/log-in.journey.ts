import { captchaAnswer } from '../../fixtures/api'
import { demoPassword, mobileOf } from '../../fixtures/people'
import { listenForCaptcha, slide } from '../captcha'
import { expect, journey } from '../journey'

const dialog = '[role="dialog"]'

journey(
  'LOOP-04 log-in: from the button of the frame through the captcha, and still in after a reload',
  async ({ tab, site }) => {
    await tab.open('/downLoad')
    const captchaId = await listenForCaptcha(tab)
    await tab.click('header button', '登录')
    await tab.see(`${dialog} img[alt="登录二维码"], ${dialog} [aria-label="登录二维码"]`)
    await tab.click(`${dialog} button, ${dialog} [role="tab"]`, '手机登录')
    await tab.type(`${dialog} input`, mobileOf('visitor'), /手机号/)
    await tab.type(`${dialog} input[name="password"]`, demoPassword)
    await tab.click(`${dialog} button`, '登录')
    const slider = `${dialog} [role="slider"]:not([aria-disabled="true"])`
    await tab.see(slider)
    await slide(tab, slider, (await captchaAnswer(site.address, await captchaId())).x)
    await tab.see('header a', /看台小周|个人中心/)
    await tab.gone(dialog)
    await tab.reload()
    await tab.see('header a', /看台小周|个人中心/)
    const kept = await tab.read(() => localStorage.getItem('userInfo'))
    expect(JSON.parse(kept ?? '{}')).toMatchObject({ id: 1, user_nickname: '看台小周' })
  },
)
