// Beside the matrix: the share of the chosen module, the audit log, a version of this machine.

import { isUnfit, problemsOf } from './fits.js'
import { rateOf, toneOf } from './matrix.js'
import { clock, h, icon, versionOf } from './parts.js'
import { reasonText, t } from './texts.js'

const steps = [5, 25, 50, 75, 100]
export const nextStep = (percent) => steps.find((step) => step > percent) ?? 100

const line = (isGood, text) =>
  h(
    'li',
    { class: isGood === undefined ? '' : isGood ? 'is-ok' : 'is-bad' },
    isGood === undefined ? icon('wait') : icon(isGood ? 'check' : 'cross'),
    h('span', { class: 'chk-text' }, text),
  )

/** Whether the chosen version fits what is live. */
function fitLine(problems) {
  const item = line(problems && problems.length === 0, t('checkFit'))
  for (const { reason, message } of problems ?? [])
    item.append(h('small', { title: message }, reasonText(reason) || message))
  return item
}

/** Share of the canary of the chosen module, and what speaks for the next step. */
export function sharePanel(one, state, { onGrow, onRollBack }) {
  const build = one?.canary?.build ?? one?.ready
  if (!one || !build)
    return h(
      'section',
      { class: 'card' },
      h('div', { class: 'card-hd' }, h('h2', {}, t('grow'))),
      h('div', { class: 'card-bd fg3 fs13' }, t('noCanary')),
    )
  const percent = one.canary?.percent ?? 0
  const next = nextStep(percent)
  const tone = toneOf(one)
  const unfit = isUnfit(one, state)
  const { loads } = rateOf(one.canary ? one.health.canary : undefined)
  const isJudged = one.canary && loads > 0
  const [slow, normal] = [one.health.canary?.p75, one.health.stable?.p75]
  const isSlow = slow !== undefined && normal !== undefined && slow > 1.5 * normal
  return h(
    'section',
    { class: 'card' },
    h(
      'div',
      { class: 'card-hd' },
      h('h2', {}, t('grow')),
      h('span', { class: 'badge badge--info num' }, `${one.name} ${versionOf(build)}`),
    ),
    h(
      'div',
      { class: 'card-bd' },
      h(
        'div',
        { class: 'cn' },
        h('span', { class: 'slider', vars: { '--v': `${percent}%` } }, h('i')),
        h('b', { class: 'num big' }, `${percent}%`),
      ),
      h(
        'div',
        { class: 'steps', 'aria-hidden': 'true' },
        steps.map((step) => h('span', { class: step <= percent ? 'on num' : 'num' }, String(step))),
      ),
      h(
        'ul',
        { class: 'chk' },
        line(isJudged ? tone !== 'bad' : undefined, `${t('checkFailures')} · ${t('checkSamples', { count: loads })}`),
        line(slow === undefined ? undefined : !isSlow, t('checkSpeed')),
        fitLine(problemsOf(one, state)),
      ),
      h(
        'div',
        { class: 'two' },
        h(
          'button',
          {
            type: 'button',
            class: unfit ? 'btn btn--outline' : 'btn btn--primary',
            disabled: !one.mayChange || tone === 'bad' || unfit,
            onclick: () => onGrow(one),
          },
          percent === 0
            ? t('startCanary', { percent: next })
            : next === 100
              ? t('everybody')
              : t('step', { percent: next }),
        ),
        h(
          'button',
          {
            type: 'button',
            class: 'btn btn--danger',
            disabled: !one.mayChange || !one.canRollBack,
            onclick: () => onRollBack(one),
          },
          icon('back'),
          t('rollback'),
        ),
      ),
    ),
  )
}

const tones = { promote: 'ok', canary: 'info', rollback: 'warn', revoke: 'err', lock: 'warn', unlock: 'ok' }

function actText({ action, percent, to }) {
  if (action === 'canary' && !percent) return t('act.canary.end')
  return t(`act.${action}`, { percent, to: to ? versionOf(to) : '' })
}

function entry(one) {
  const what =
    one.target === 'environment'
      ? ''
      : `${one.target} ${versionOf((one.action === 'rollback' ? one.from : (one.to ?? one.from)) ?? '')}`
  const name = one.by === 'robot' ? t('robot') : one.by
  return h(
    'li',
    {},
    h('span', { class: `ava is-${tones[one.action]}`, 'aria-hidden': 'true' }, [...name][0] ?? ''),
    h(
      'div',
      {},
      h(
        'div',
        { class: 'row between' },
        h('b', {}, name),
        h('time', { class: 'num fg3', datetime: one.at, title: one.at }, clock(one.at)),
      ),
      h('span', { class: 'fg2' }, actText(one)),
      ' ',
      what ? h('span', { class: `badge badge--${tones[one.action]} num` }, what) : undefined,
      h('p', { class: 'fs12 fg3 why' }, one.why),
      one.via ? h('p', { class: 'fs12 fg3 num' }, one.via) : undefined,
    ),
  )
}

/** Who changed what, when and why; the newest first. */
export function auditLog(state) {
  const words = state.log.map((one) =>
    [
      one.seq,
      one.at,
      one.by,
      one.action,
      one.target,
      one.from ?? '',
      one.to ?? '',
      one.percent ?? '',
      JSON.stringify(one.why),
      one.via ?? '',
    ].join('\t'),
  )
  const file = `data:text/tab-separated-values;charset=utf-8,${encodeURIComponent(words.join('\n'))}`
  return h(
    'section',
    { class: 'card' },
    h(
      'div',
      { class: 'card-hd' },
      h('h2', {}, t('log')),
      h('a', { class: 'more', href: file, download: `releases-${state.environment}.tsv` }, t('export')),
    ),
    h('ol', { class: 'au' }, state.log.slice(0, 8).map(entry)),
  )
}

/** What is written into the panel stays when the console is drawn anew because something happened. */
let written = { remote: '', port: '3101' }

/** A remote of this machine in the deployed shell: in this tab, for its team. The choice is never in an address. */
export function localPanel(state) {
  const remotes = state.packages.filter((one) => one.name !== 'host' && one.mayChange)
  if (remotes.length === 0) return undefined
  function open(event) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const chosen = {
      [String(given.get('remote')).replace('remote-', '')]: `http://localhost:${Number(given.get('port'))}/`,
    }
    sessionStorage.setItem('releaseOverrides', JSON.stringify(chosen))
    location.assign('/')
  }
  return h(
    'section',
    { class: 'card' },
    h('div', { class: 'card-hd' }, h('h2', {}, t('local'))),
    h(
      'form',
      {
        class: 'card-bd stack',
        oninput: (event) => {
          written = Object.fromEntries(new FormData(event.currentTarget))
        },
        onsubmit: open,
      },
      h('p', { class: 'fs12 fg3' }, t('localHint')),
      h(
        'div',
        { class: 'two' },
        h(
          'label',
          { class: 'lbl' },
          h('span', {}, t('module')),
          h(
            'select',
            { class: 'in', name: 'remote' },
            remotes.map((one) =>
              h('option', { value: one.name, ...(one.name === written.remote ? { selected: '' } : {}) }, one.name),
            ),
          ),
        ),
        h(
          'label',
          { class: 'lbl' },
          h('span', {}, t('port')),
          h('input', {
            class: 'in',
            name: 'port',
            type: 'number',
            min: 1024,
            max: 65535,
            value: written.port,
            required: true,
          }),
        ),
      ),
      h('button', { class: 'btn' }, t('open')),
    ),
  )
}
