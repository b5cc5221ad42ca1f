// Asks for the reason and says what the service answers: every change of the console goes through here.
import { acceptable } from './fits.js'
import { h, linked, post, tell, versionOf } from './parts.js'
import { t } from './texts.js'

/**
 * Opens the question for a change: `change` is what is sent, `builds` a choice of versions, `percents` of shares (100 =
 * everybody). Resolves when the dialog is gone.
 */
export function askChange({ title, change, builds = [], percents = [], isDanger = false, onDone }) {
  const problems = h('ul', { class: 'problems', role: 'alert' })
  const why = h('textarea', { class: 'in area', name: 'why', required: true, minlength: 3, maxlength: 500, rows: 3 })
  const lines = []
  if (builds.length > 0)
    lines.push(
      h(
        'label',
        { class: 'lbl' },
        h('span', {}, t('version')),
        h(
          'select',
          { class: 'in', name: 'build' },
          builds.map((build) => h('option', { value: build }, build)),
        ),
      ),
    )
  if (percents.length > 0)
    lines.push(
      h(
        'label',
        { class: 'lbl' },
        h('span', {}, t('share')),
        h(
          'select',
          { class: 'in', name: 'percent' },
          percents.map((one) => h('option', { value: one }, one === 100 ? t('everybody') : `${one}%`)),
        ),
      ),
    )
  const isGoingLive = ['promote', 'canary'].includes(change.verb)
  const tick = (name) => h('label', { class: 'tick' }, h('input', { type: 'checkbox', name }), t(name))
  // Offered only when it was refused for that: nobody decides to grow without seeing by how much.
  const decisions = h('div', { class: 'ticks' })
  const dialog = h('dialog', { class: 'dlg', 'aria-labelledby': 'dlg-title', onclose: () => dialog.remove() })

  const progress = h('span', { class: 'fg2 progress', role: 'status' })
  let isAsking = false

  async function submit(event) {
    event.preventDefault()
    // A browser may look first, for some seconds.
    if (isAsking) return
    const given = new FormData(event.currentTarget)
    const percent = given.has('percent') ? Number(given.get('percent')) : change.percent
    const sent = {
      ...change,
      why: given.get('why'),
      ...(given.has('build') ? { build: given.get('build') } : {}),
      ...(isGoingLive ? { urgent: given.has('urgent'), again: given.has('again') } : {}),
      accepts: acceptable.filter((reason) => given.has(reason)),
    }
    if (isGoingLive)
      Object.assign(
        sent,
        percent === undefined || percent === 100
          ? { verb: 'promote', percent: undefined }
          : { verb: 'canary', percent },
      )
    isAsking = true
    progress.textContent = t('asking')
    problems.replaceChildren()
    try {
      const { seq } = await post('/console/api/change', sent)
      dialog.close()
      tell(t('done', { seq }))
      onDone()
    } catch (error) {
      const isNew = !decisions.querySelector(`[name="${error.reason}"]`)
      if (isNew && acceptable.includes(error.reason)) decisions.append(tick(error.reason))
      problems.replaceChildren(
        h('li', { class: 'problems-head' }, t('refused')),
        h('li', {}, error.message),
        ...(error.details ?? []).map((one) => h('li', { class: 'case' }, linked(one))),
      )
    } finally {
      isAsking = false
      progress.textContent = ''
    }
  }
  dialog.append(
    h(
      'form',
      { class: 'stack', onsubmit: submit },
      h('h2', { id: 'dlg-title' }, title),
      change.build && builds.length === 0
        ? h('p', { class: 'fg2 num' }, `${change.package} ${versionOf(change.build)}`)
        : undefined,
      lines,
      h('label', { class: 'lbl' }, h('span', {}, `${t('why')} · ${t('whyHint')}`), why),
      isGoingLive ? h('div', { class: 'ticks' }, tick('urgent'), tick('again')) : undefined,
      problems,
      decisions,
      h(
        'div',
        { class: 'dlg-foot' },
        progress,
        h('button', { type: 'button', class: 'btn', onclick: () => dialog.close() }, t('cancel')),
        h('button', { class: isDanger ? 'btn btn--alarm' : 'btn btn--primary' }, t('confirm')),
      ),
    ),
  )
  document.body.append(dialog)
  dialog.showModal()
  why.focus()
}

/** What two documents do not have in common. */
export function askDifference(state, get) {
  const rows = h('ul', { class: 'diff' })
  const number = (name, value) => h('input', { class: 'in', type: 'number', name, min: 1, max: state.seq, value })
  const [from, to] = [number('from', Math.max(1, state.seq - 1)), number('to', state.seq)]
  const dialog = h('dialog', { class: 'dlg', 'aria-labelledby': 'dlg-title', onclose: () => dialog.remove() })
  async function look() {
    try {
      const { packages } = await get('/console/api/diff', {
        environment: state.environment,
        from: from.value,
        to: to.value,
      })
      const lines = packages.map((one) =>
        h(
          'li',
          {},
          h('b', {}, one.package),
          h('span', { class: 'num was' }, one.from ?? '—'),
          h('span', { class: 'num' }, one.to ?? '—'),
        ),
      )
      rows.replaceChildren(...(lines.length > 0 ? lines : [h('li', {}, t('noDifference'))]))
    } catch (error) {
      rows.replaceChildren(h('li', {}, error.message))
    }
  }
  for (const input of [from, to]) input.addEventListener('change', look)
  dialog.append(
    h(
      'div',
      { class: 'stack' },
      h('h2', { id: 'dlg-title' }, t('compare')),
      h(
        'div',
        { class: 'two' },
        h('label', { class: 'lbl' }, h('span', {}, t('from')), from),
        h('label', { class: 'lbl' }, h('span', {}, t('to')), to),
      ),
      rows,
      h(
        'div',
        { class: 'dlg-foot' },
        h('button', { type: 'button', class: 'btn', onclick: () => dialog.close() }, t('cancel')),
      ),
    ),
  )
  document.body.append(dialog)
  dialog.showModal()
  void look()
}
