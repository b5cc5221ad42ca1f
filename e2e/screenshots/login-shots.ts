import { endpointOf } from '@pitchside/contract'
import { mobileOf } from '../fixtures/people'
import type { Shot, Stage } from './shot-table'
import { wordsOf } from './texts'

const t = ({ language }: Stage) => wordsOf('host', language)
const box = ({ page }: Stage) => page.getByRole('dialog')
const press = (stage: Stage, key: string) =>
  box(stage)
    .getByRole('button', { name: t(stage)(key), exact: true })
    .click()

async function byPhone(stage: Stage): Promise<void> {
  await stage.page.getByRole('banner').getByRole('button').last().click()
  await box(stage).getByText(t(stage)('login.byPhone'), { exact: true }).click()
  await box(stage).getByRole('textbox').first().waitFor()
}

const login = (name: string, act: (stage: Stage) => Promise<unknown> = async () => undefined): Shot => ({
  name: `login-${name}`,
  path: '/main',
  prepare: async (stage) => {
    await byPhone(stage)
    await act(stage)
  },
})

/** The log-in dialog in each of its forms; the QR code is `login`. */
export const loginShots: readonly Shot[] = [
  login('phone'),
  login('problems', (stage) => press(stage, 'login.submit')),
  login('captcha', async (stage) => {
    await box(stage).getByRole('textbox').first().fill(mobileOf('visitor'))
    await box(stage).locator('input[name="password"]').fill('Pitchside1')
    await press(stage, 'login.submit')
    await box(stage).getByRole('slider', { disabled: false }).waitFor()
  }),
  login('second-step', async (stage) => {
    const data = { ticket: 'shown', expires_in: 300, methods: ['totp', 'recovery'] }
    const refusal = { code: 1, msg: '', reason: 'second-factor-needed', data }
    await stage.page.route(`**${endpointOf('login').path}`, (route) => route.fulfill({ json: refusal }))
    await stage.page.route(`**${endpointOf('solveCaptcha').path}`, (route) =>
      route.fulfill({ json: { code: 0, msg: '', data: { ticket: 'shown' } } }),
    )
    await box(stage).getByRole('textbox').first().fill(mobileOf('visitor'))
    await box(stage).locator('input[name="password"]').fill('Pitchside1')
    await press(stage, 'login.submit')
    const slider = box(stage).getByRole('slider', { disabled: false })
    // A piece that was not moved is not sent.
    await slider.press('ArrowRight')
    await slider.press('Enter')
    await box(stage).locator('input[name="one-time-code"]').waitFor()
  }),
  login('register', (stage) => press(stage, 'login.toRegister')),
  login('forgot', async (stage) => {
    await press(stage, 'login.forgot')
    await press(stage, 'login.reset')
  }),
]
