// Who is at the console: an account of the site, or a token.
import { h, kit, logo, post } from './parts.js'
import { t } from './texts.js'

const field = (label, input) => h('label', { class: 'lbl' }, h('span', {}, label), input)

/** The form; calls `onDone` when somebody is signed in. */
export function signIn(onDone) {
  const wrong = h('p', { class: 'wrong', role: 'alert' })
  const fields = {
    account: [
      field(
        t('mobile'),
        h('input', {
          class: 'in',
          name: 'mobile',
          inputmode: 'numeric',
          autocomplete: 'tel',
          value: '86-',
          required: true,
        }),
      ),
      field(
        t('password'),
        h('input', {
          class: 'in',
          name: 'password',
          type: 'password',
          autocomplete: 'current-password',
          required: true,
        }),
      ),
    ],
    token: [
      field(
        t('token'),
        h('input', { class: 'in', name: 'token', type: 'password', autocomplete: 'off', required: true }),
      ),
    ],
  }
  const place = h('div', { class: 'stack' }, fields.account)
  const tab = (key, text) =>
    h(
      'button',
      {
        type: 'button',
        'aria-pressed': String(key === 'account'),
        onclick: (event) => choose(key, event.currentTarget),
      },
      text,
    )
  const tabs = h(
    'div',
    { class: 'seg', role: 'group', 'aria-label': t('signIn') },
    tab('account', t('byAccount')),
    tab('token', t('byToken')),
  )
  function choose(key, button) {
    for (const one of tabs.children) one.setAttribute('aria-pressed', String(one === button))
    place.replaceChildren(...fields[key])
    place.querySelector('input').focus()
  }
  async function submit(event) {
    event.preventDefault()
    wrong.textContent = ''
    try {
      await post('/console/api/sign-in', Object.fromEntries(new FormData(event.currentTarget)))
      onDone()
    } catch (error) {
      if (error.page) await goOn(error)
      else wrong.textContent = error.message
    }
  }
  const brand = () => h('div', { class: 'gate-brand' }, logo(), h('h1', {}, t('title')))
  /** The password was right, and more is wanted: whoever owns the accounts brings what asks for it. */
  async function goOn({ page, reason, data }) {
    const { showSecondStep } = await import(page)
    const step = h('div', {})
    gate.replaceChildren(h('div', { class: 'card gate-card' }, brand(), step))
    showSecondStep(kit, step, {
      reason,
      data,
      confirm: async (input) => {
        await post('/console/api/second-step', input)
        onDone()
      },
      back(words = '') {
        gate.replaceChildren(form)
        wrong.textContent = words
        place.querySelector('input').focus()
      },
    })
  }
  const form = h(
    'form',
    { class: 'card gate-card', onsubmit: submit },
    brand(),
    h('p', { class: 'fg3' }, t('signInHint')),
    tabs,
    place,
    wrong,
    h('button', { class: 'btn btn--primary btn--lg' }, t('signIn')),
  )
  const gate = h('main', { class: 'gate', id: 'main' }, form)
  return gate
}
