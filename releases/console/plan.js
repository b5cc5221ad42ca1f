// What raising a shared library takes: asked for in a dialog, answered with the steps `release plan` prints.
import { get, h, versionOf } from './parts.js'
import { t } from './texts.js'

/** `react/jsx-runtime` → `react`, `@base-ui/react/dialog` → `@base-ui/react`. */
const libraryOf = (module) => module.split('/', module.startsWith('@') ? 2 : 1).join('/')

/** Library → version the host provides. */
const librariesOf = ({ shared }) =>
  new Map(Object.entries(shared).map(([module, version]) => [libraryOf(module), version]))

const list = (kind, rows) => h(kind, { class: 'plan' }, rows)
const rowOf = (title, lines) =>
  h('li', {}, h('p', {}, h('b', {}, title)), ...lines.map((words) => h('p', { class: 'fs12 fg2' }, words)))

function declaredRow({ name, ranges, runsBefore, runsAfter }, to) {
  const runs = runsAfter ? (runsBefore ? 'plan.both' : 'plan.newOnly') : 'plan.oldOnly'
  return rowOf(name, [`${[...new Set(Object.values(ranges))].join(', ')} · ${t(runs, { to })}`])
}

const wayOf = ({ name, build }) => `${name} ${versionOf(build)}`

function stepRow({ ships: [first, ...others], isNeeded, revokes, blocks, back }, { to, range }) {
  const what = first === 'host' ? 'plan.host' : isNeeded ? 'plan.declares' : 'plan.free'
  const open = back.filter(({ isOpen }) => isOpen).map(wayOf)
  return rowOf(t(what, { name: first, to, range: range ?? `^${to}` }), [
    ...(others.length > 0 ? [t('plan.together', { names: others.join(', ') })] : []),
    ...revokes.map((build) => t('plan.revoke', { version: versionOf(build) })),
    ...blocks.map((message) => t('plan.blocked', { message })),
    t('plan.back', { names: open.join(', ') || '—' }),
    ...back.filter(({ isOpen }) => !isOpen).map((one) => t('plan.closed', { name: wayOf(one), why: one.why })),
  ])
}

function askPlan(state) {
  const answer = h('div', { class: 'stack', role: 'status' })
  async function submit(event) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const [to, range] = [given.get('to'), given.get('range')]
    const raise = `${given.getAll('library').join(',')}@${to}`
    try {
      const asked = { environment: state.environment, raise, ...(range ? { range } : {}) }
      const { remotes, steps } = await get('/console/api/plan', asked)
      answer.replaceChildren(
        h('h3', {}, t('plan.steps')),
        list(
          'ol',
          steps.map((step) => stepRow(step, { to, range: range || undefined })),
        ),
        h('h3', {}, t('plan.declared')),
        list(
          'ul',
          remotes.map((one) => declaredRow(one, to)),
        ),
      )
    } catch (error) {
      const words = [error.message, ...(error.details ?? [])]
      answer.replaceChildren(
        h(
          'ul',
          { class: 'problems' },
          words.map((one) => h('li', {}, one)),
        ),
      )
    }
  }
  const field = (label, attributes) =>
    h('label', { class: 'lbl' }, h('span', {}, label), h('input', { class: 'in num', ...attributes }))
  const dialog = h(
    'dialog',
    { class: 'dlg', 'aria-labelledby': 'plan-title', onclose: () => dialog.remove() },
    h(
      'form',
      { class: 'stack', onsubmit: submit },
      h('h2', { id: 'plan-title' }, t('plan.title')),
      h(
        'fieldset',
        { class: 'ticks choices plan-libraries' },
        h('legend', {}, t('plan.libraries')),
        [...librariesOf(state)].map(([name, version]) =>
          h(
            'label',
            { class: 'tick' },
            h('input', { type: 'checkbox', name: 'library', value: name }),
            h('span', {}, name, ' ', h('span', { class: 'num fg3' }, version)),
          ),
        ),
      ),
      h(
        'div',
        { class: 'two' },
        field(t('plan.to'), { name: 'to', required: true, pattern: '\\d+\\.\\d+\\.\\d+', placeholder: '19.4.0' }),
        field(t('plan.range'), { name: 'range', pattern: '[\\^~]?\\d+\\.\\d+\\.\\d+', placeholder: '^19.4.0' }),
      ),
      answer,
      h(
        'div',
        { class: 'dlg-foot' },
        h('button', { type: 'button', class: 'btn', onclick: () => dialog.close() }, t('cancel')),
        h('button', { class: 'btn btn--primary' }, t('plan.ask')),
      ),
    ),
  )
  document.body.append(dialog)
  dialog.showModal()
  dialog.querySelector('input').focus()
}

/** Opens the question; nothing is changed by it. */
export function planPanel(state) {
  if (Object.keys(state.shared).length === 0) return undefined
  return h(
    'section',
    { class: 'card' },
    h(
      'div',
      { class: 'card-hd' },
      h('h2', {}, t('plan.title')),
      h('button', { type: 'button', class: 'btn btn--sm btn--outline', onclick: () => askPlan(state) }, t('plan.ask')),
    ),
    h('p', { class: 'card-bd fg3 fs13' }, t('plan.hint')),
  )
}
