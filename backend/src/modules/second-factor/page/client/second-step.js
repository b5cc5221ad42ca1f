// The second step of a log-in, as a part of a page: it brings its texts, the page brings its elements.
import { hasPasskeys, usePasskey } from './passkeys.js'
import { setUp, wordsOf } from './set-up.js'
import { textsOf } from './texts.js'

/**
 * Elements of the page this is a part of: `h` makes one, `field(label, attributes)` an input with its label,
 * `button(text, attributes, kind)` a button, whose kind may be `plain`.
 */
const stepOf = (kit) => ({ kit, t: textsOf(kit.language) })

function dress() {
  if (document.querySelector('link[href="/second-step/second-step.css"]')) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = '/second-step/second-step.css'
  document.head.append(link)
}

/** Six digits are of the app; everything else is a recovery code. */
const methodOf = (code) => (/^\s*\d{3} ?\d{3}\s*$/.test(code) ? 'totp' : 'recovery')

function ask(step, place, { data, confirm, back }) {
  const { kit, t } = step
  const { h, field, button } = kit
  const { ticket, methods, passkey } = data
  const wrong = h('p', { class: 'wrong second-wrong', role: 'alert' })
  async function go(makeInput) {
    wrong.textContent = ''
    try {
      await confirm({ ticket, ...(await makeInput()) })
    } catch (error) {
      wrong.textContent = wordsOf(error, t)
      if (error.reason === 'second-step-over') back(wrong.textContent)
    }
  }
  const usesPasskey = passkey && hasPasskeys()
  const passkeyButton = button(
    t('usePasskey'),
    { type: 'button', onclick: () => go(async () => ({ method: 'passkey', passkey: await usePasskey(passkey) })) },
    undefined,
  )
  const hasCode = methods.includes('totp') || methods.includes('recovery')
  const hint = usesPasskey ? 'passkeyAsk' : methods.includes('totp') ? 'codeAsk' : 'recoveryAsk'
  const label = t(methods.includes('totp') ? 'codeOrRecovery' : 'recovery')
  const form = h(
    'form',
    {
      onsubmit: (event) => {
        event.preventDefault()
        const { code } = Object.fromEntries(new FormData(form))
        return go(async () => ({ method: methodOf(code), code: code.trim() }))
      },
    },
    field(label, {
      name: 'code',
      autocomplete: 'one-time-code',
      autocapitalize: 'off',
      spellcheck: 'false',
      maxlength: 40,
      required: true,
    }),
    button(t('confirm'), {}, usesPasskey ? 'plain' : undefined),
  )
  place.replaceChildren(
    h(
      'section',
      { class: 'second-step' },
      h('h2', {}, t('title')),
      h('p', {}, t(hint)),
      usesPasskey && passkeyButton,
      hasCode && form,
      wrong,
      h(
        'p',
        { class: 'actions second-actions' },
        button(t('back'), { type: 'button', onclick: () => back() }, 'plain'),
      ),
    ),
  )
  const first = usesPasskey ? passkeyButton : place.querySelector('input')
  first?.focus()
}

/**
 * Shows what a refused log-in asks for. `confirm` sends the second step to where the log-in began and goes on there; it
 * rejects with a refusal. `back` shows the password again, and tells the words it is given.
 */
export function showSecondStep(kit, place, { reason, data, confirm, back }) {
  dress()
  const step = stepOf(kit)
  if (reason !== 'second-factor-missing') return ask(step, place, { data, confirm, back })
  const { ticket, kinds } = data
  const done = () => confirm({ ticket, method: 'enrolled' }).catch((error) => back(wordsOf(error, step.t)))
  return setUp(step, place, { asker: { ticket }, kinds, done, back })
}

/** Adds a factor to the account that is logged in. */
export function addFactor(kit, place, { password, kinds, token, done, back }) {
  dress()
  setUp(stepOf(kit), place, { asker: { password }, kinds, token, done, back })
}

export { showCodes } from './codes.js'
export { stepOf }
