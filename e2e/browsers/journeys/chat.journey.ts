import { call } from '../../fixtures/api'
import { newMember } from '../../fixtures/people'
import { journey } from '../journey'

const panel = 'aside[aria-label="私信面板"]'

journey(
  'LOOP-04 chat: a private message arrives while the page is open, and the answer reaches the other',
  async ({ tab, site, known }) => {
    const fan = await newMember(site.address)
    const anchor = await known('anchor')
    await tab.beginAs(fan)
    await tab.open('/downLoad')
    await tab.see('header button', '私信')
    const text = `今晚八点见 ${Date.now()}`
    const message = {
      to: String(fan.id),
      type: 'TIMTextElem',
      payload: { text },
      nonce: `browsers-${Date.now()}`,
    } as const
    await call(site.address, 'sendMessage', message, anchor.token)
    await tab.see('header button', /私信，1 条未读/)
    await tab.click('header button', /私信，1 条未读/)
    await tab.click(`${panel} ul[aria-label="会话列表"] button`, new RegExp(text))
    await tab.see(`${panel} [role="log"] *`, text)
    const answer = `好的，看台见 ${Date.now()}`
    await tab.type(`${panel} textarea, ${panel} [role="textbox"]`, answer, /输入消息/)
    await tab.enter(`${panel} textarea, ${panel} [role="textbox"]`, /输入消息/)
    await tab.see(`${panel} [role="log"] *`, answer)
    await tab.beginAs(anchor)
    await tab.open(`/chat-chat?id=${fan.id}`)
    await tab.see('main [role="log"] *', answer)
  },
)
