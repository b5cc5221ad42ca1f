// Packages, tokens, and what another environment has: beside the matrix, for who may.
import { h, post, tell } from './parts.js'
import { t } from './texts.js'

const verbs = ['publish', 'check', 'canary', 'promote', 'rollback', 'revoke', 'preview', 'status', 'register']

const field = (label, attributes) =>
  h('label', { class: 'lbl' }, h('span', {}, label), h('input', { class: 'in', ...attributes }))

/** Asks for the fields of a change of the register and sends it; `onDone` gets the answer. */
function askRegister({ title, change, fields, isDanger = false, onDone }) {
  const problems = h('ul', { class: 'problems', role: 'alert' })
  const dialog = h('dialog', { class: 'dlg', 'aria-labelledby': 'rights-title', onclose: () => dialog.remove() })
  async function submit(event) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const chosen = given.getAll('verbs')
    const sent = { ...Object.fromEntries(given), ...(chosen.length > 0 ? { verbs: chosen.join(',') } : {}), ...change }
    problems.replaceChildren()
    try {
      const answer = await post('/console/api/register', sent)
      dialog.close()
      onDone(answer)
    } catch (error) {
      problems.replaceChildren(h('li', {}, error.message), ...(error.details ?? []).map((one) => h('li', {}, one)))
    }
  }
  dialog.append(
    h(
      'form',
      { class: 'stack', onsubmit: submit },
      h('h2', { id: 'rights-title' }, title),
      fields,
      field(`${t('why')} · ${t('whyHint')}`, { name: 'why', required: true, minlength: 3, maxlength: 500 }),
      problems,
      h(
        'div',
        { class: 'dlg-foot' },
        h('button', { type: 'button', class: 'btn', onclick: () => dialog.close() }, t('cancel')),
        h('button', { class: isDanger ? 'btn btn--alarm' : 'btn btn--primary' }, t('confirm')),
      ),
    ),
  )
  document.body.append(dialog)
  dialog.showModal()
  dialog.querySelector('input:not([type=hidden])')?.focus()
}

/** The token stands here and nowhere else. */
function showToken({ token }) {
  const dialog = h(
    'dialog',
    { class: 'dlg', 'aria-labelledby': 'token-title', onclose: () => dialog.remove() },
    h(
      'div',
      { class: 'stack' },
      h('h2', { id: 'token-title' }, t('tokenOnce')),
      h('input', { class: 'in num', readonly: true, value: token, 'aria-label': t('token') }),
      h(
        'div',
        { class: 'dlg-foot' },
        h('button', { type: 'button', class: 'btn btn--primary', onclick: () => dialog.close() }, t('tokenKept')),
      ),
    ),
  )
  document.body.append(dialog)
  dialog.showModal()
  dialog.querySelector('input').select()
}

function askPackage(known, onDone) {
  const value = (name) => [known?.[name] ?? []].flat().join(',')
  const fields = [
    field(t('module'), { name: 'name', required: true, placeholder: 'remote-shop', value: known?.package ?? '' }),
    field(t('rights.team'), { name: 'team', required: true, value: known?.team ?? '' }),
    // What a checkout claims is said by its sources: named here it would be kept by hand from then on.
    ...(known?.followsCheckout
      ? []
      : ['routes', 'menus', 'slots'].map((name) => field(t(`rights.${name}`), { name, value: value(name) }))),
    field(t('rights.budget'), { name: 'budget', type: 'number', min: 1000, value: known?.budget ?? '' }),
  ]
  askRegister({ title: t('rights.register'), change: { verb: 'register' }, fields, onDone })
}

function askToken({ packages }, state, onDone) {
  const fields = [
    field(t('rights.for'), { name: 'for', required: true, maxlength: 100 }),
    h(
      'label',
      { class: 'lbl' },
      h('span', {}, t('module')),
      h(
        'select',
        { class: 'in', name: 'package' },
        packages.map((one) => h('option', { value: one.package }, one.package)),
      ),
    ),
    h(
      'fieldset',
      { class: 'ticks choices' },
      h('legend', {}, t('rights.verbs')),
      verbs.map((verb) =>
        h('label', { class: 'tick' }, h('input', { type: 'checkbox', name: 'verbs', value: verb }), verb),
      ),
    ),
    field(t('environment'), { name: 'envs', required: true, value: state.environment }),
    field(t('rights.days'), { name: 'days', type: 'number', min: 1, max: 400, value: 90, required: true }),
  ]
  const done = (answer) => {
    showToken(answer)
    onDone()
  }
  askRegister({ title: t('rights.newToken'), change: { verb: 'token' }, fields, onDone: done })
}

const card = (title, action, body) =>
  h('section', { class: 'card' }, h('div', { class: 'card-hd' }, h('h2', {}, title), action), body)

const list = (rows, empty) =>
  rows.length > 0 ? h('ul', { class: 'rights card-bd' }, rows) : h('p', { class: 'card-bd fg3 fs13' }, empty)

/** A line of a list: its first words in bold, what else there is to say, and a button. */
const line = (attributes, title, lines, button) =>
  h(
    'li',
    attributes,
    h(
      'div',
      {},
      h('p', {}, title),
      lines.map((text) => h('p', { class: 'fs12 fg2' }, text)),
    ),
    button,
  )

const small = (text, onclick) => h('button', { type: 'button', class: 'btn btn--sm btn--outline', onclick }, text)

function tokenRow(one, onDone) {
  const revoke = () =>
    askRegister({
      title: `${t('revoke')} · ${one.name}`,
      change: { verb: 'revoke-token', token: one.id },
      fields: [],
      isDanger: true,
      onDone,
    })
  const title = [
    h('b', {}, one.name),
    h('span', { class: one.state === 'valid' ? 'badge badge--ok' : 'badge badge--warn' }, t(`rights.${one.state}`)),
  ]
  const may = `${one.packages.join(' ')} · ${one.verbs.join(' ')} · ${one.environments.join(' ')}`
  const trail = h('span', { class: 'num' }, `${one.id} · ${one.by} · ${one.until.slice(0, 10)}`)
  const button = one.state === 'valid' ? small(t('revoke'), revoke) : undefined
  return line({ 'data-token': one.id }, title, [may, trail], button)
}

const trailRow = (one) =>
  line({}, h('b', {}, one.by), [
    `${t(`rights.act.${one.action}`)} ${one.targets.join(' ')} · ${one.why}`,
    h('span', { class: 'num' }, `${one.at.slice(0, 16).replace('T', ' ')}${one.via ? ` · ${one.via}` : ''}`),
  ])

/** Packages with what they own, tokens with what they may, and who changed that. */
export function rightsPanel(rights, state, onDone) {
  if (!rights) return []
  const { packages = [], tokens = [], entries = [], mayChange } = rights
  const done = () => {
    tell(t('saved'))
    onDone()
  }
  const rows = packages.map((one) =>
    line(
      { 'data-registered': one.package },
      h('b', {}, one.package),
      [`${one.team} · ${one.routes.join(' ')}`],
      mayChange ? small(t('rights.edit'), () => askPackage(one, done)) : undefined,
    ),
  )
  const add = mayChange && small(t('rights.register'), () => askPackage(undefined, done))
  if (!mayChange) return [card(t('rights.packages'), undefined, list(rows, t('none')))]
  return [
    card(t('rights.packages'), add, list(rows, t('none'))),
    card(
      t('rights.tokens'),
      small(t('rights.newToken'), () => askToken(rights, state, onDone)),
      list(
        tokens.map((one) => tokenRow(one, done)),
        t('none'),
      ),
    ),
    card(t('rights.trail'), undefined, list(entries.slice(-8).reverse().map(trailRow), t('none'))),
  ]
}

/** What another environment has and this one has not, and the way to make it live here. */
export function aheadPanel(ahead, state, onPromote) {
  const rows = ahead.packages.map((one) =>
    line({}, h('b', {}, one.package), [h('span', { class: 'num' }, `${one.to ?? '—'} → ${one.from ?? '—'}`)]),
  )
  const button = h(
    'button',
    { type: 'button', class: 'btn btn--sm btn--primary', disabled: !state.me.mayLock, onclick: onPromote },
    t('promote'),
  )
  const title = t('ahead', { from: ahead.from, to: state.environment })
  return card(title, rows.length > 0 ? button : undefined, list(rows, t('noDifference')))
}
