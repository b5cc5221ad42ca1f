// Sets up a second factor: a passkey, or an app that shows codes.
import { call } from './calls.js'
import { showCodes } from './codes.js'
import { hasPasskeys, makePasskey, usualName } from './passkeys.js'

/** What went wrong, in words: the server's for a refusal, ours for what the browser says. */
export const wordsOf = (error, t) =>
  error.reason ? (error.words ?? error.message) : t(error instanceof DOMException ? 'passkeyNo' : 'offline')

function formOf({ kit, t }, { title, hint, parts, confirm, onSubmit, onBack, onOver }) {
  const { h, button } = kit
  const wrong = h('p', { class: 'wrong second-wrong', role: 'alert' })
  const submit = button(confirm)
  const form = h(
    'form',
    {
      class: 'second-step',
      onsubmit: async (event) => {
        event.preventDefault()
        wrong.textContent = ''
        submit.disabled = true
        try {
          await onSubmit(Object.fromEntries(new FormData(form)))
        } catch (error) {
          wrong.textContent = wordsOf(error, t)
          if (error.reason === 'second-step-over') onOver?.(wrong.textContent)
        } finally {
          submit.disabled = false
        }
      },
    },
    h('h2', { tabindex: -1 }, title),
    hint && h('p', {}, hint),
    parts,
    wrong,
    h(
      'p',
      { class: 'actions second-actions' },
      submit,
      button(t('back'), { type: 'button', onclick: () => onBack() }, 'plain'),
    ),
  )
  return form
}

function show(place, form) {
  place.replaceChildren(form)
  const first = form.querySelector('input:not([type=hidden])') ?? form.querySelector('h2')
  first.focus()
}

/**
 * Leads through adding a factor. `asker` proves who somebody is: the ticket of a log-in, or the password of a session.
 * `done` is called at the end, when the codes are kept; `back` leads out without a factor, with words when the ticket is over.
 */
export function setUp(step, place, { asker, kinds, token, done, back }) {
  const { kit, t } = step
  const { h, field, button, language } = kit
  const ask = (name, input) => call(name, input, { language, token })
  const { ticket } = asker
  const added = ({ codes }) => (codes.length > 0 ? showCodes(step, place, codes, done) : done())

  async function app() {
    const { secret, img } = await ask('startTotp', asker)
    const form = formOf(step, {
      title: t('app'),
      hint: t('appHint'),
      parts: [
        h('img', { class: 'second-qr', src: img, alt: t('qr'), width: 180, height: 180 }),
        h(
          'p',
          { class: 'second-quiet' },
          t('appSecret'),
          ' ',
          h('code', { class: 'second-secret' }, secret.match(/.{1,4}/g).join(' ')),
        ),
        field(t('code'), {
          name: 'code',
          inputmode: 'numeric',
          autocomplete: 'one-time-code',
          pattern: '\\d{6}',
          maxlength: 6,
          required: true,
        }),
      ],
      confirm: t('switchOn'),
      onSubmit: async ({ code }) => added(await ask('confirmTotp', { code, ticket })),
      onBack: choose,
      onOver: back,
    })
    show(place, form)
  }
  function passkey() {
    const form = formOf(step, {
      title: t('passkey'),
      hint: t('passkeyHint'),
      parts: [field(t('passkeyName'), { name: 'name', maxlength: 40, required: true, value: usualName() })],
      confirm: t('passkeyMake'),
      onSubmit: async ({ name }) => {
        const response = await makePasskey(await ask('startPasskey', asker))
        added(await ask('confirmPasskey', { response, name, ticket }))
      },
      onBack: choose,
      onOver: back,
    })
    show(place, form)
  }
  function choose() {
    const wrong = h('p', { class: 'wrong second-wrong', role: 'alert' })
    const go = (open) => async () => {
      try {
        await open()
      } catch (error) {
        wrong.textContent = wordsOf(error, t)
        if (error.reason === 'second-step-over') back(wrong.textContent)
      }
    }
    const canPasskey = kinds.includes('passkey') && hasPasskeys()
    const heading = h('h2', { tabindex: -1 }, t('choose'))
    place.replaceChildren(
      h(
        'section',
        { class: 'second-step' },
        heading,
        h('p', {}, t(ticket ? 'mustHave' : 'chooseHint')),
        canPasskey && button(t('passkey'), { type: 'button', onclick: go(passkey) }),
        button(t('app'), { type: 'button', onclick: go(app) }, canPasskey ? 'plain' : undefined),
        !canPasskey && h('p', { class: 'second-quiet' }, t('passkeyAway')),
        wrong,
        h(
          'p',
          { class: 'actions second-actions' },
          button(t('back'), { type: 'button', onclick: () => back() }, 'plain'),
        ),
      ),
    )
    heading.focus()
  }
  choose()
}
