// What is said above the matrix: figures, and what is wrong.
import { rateOf, toneOf } from './matrix.js'
import { h, icon, percentOf, secondsOf, versionOf } from './parts.js'
import { t } from './texts.js'

const figure = (label, value, hint, tone = '') =>
  h(
    'div',
    { class: 'card' },
    h('span', { class: 'fs13 fg2' }, label),
    h('b', { class: 'num' }, value),
    h('span', { class: `fs12 ${tone}` }, hint),
  )

/** Five figures of the environment. */
export function figures(state) {
  const rates = state.packages.map((one) => rateOf(one.health.stable))
  const loads = rates.reduce((sum, one) => sum + one.loads, 0)
  const failures = rates.reduce((sum, one) => sum + one.failures, 0)
  const slow = Math.max(0, ...state.packages.map((one) => one.health.stable?.p75 ?? 0))
  const canaries = state.packages.filter((one) => one.canary)
  const bad = state.packages.filter((one) => toneOf(one) === 'bad').length
  const today = new Date().toDateString()
  const changes = state.log.filter((one) => new Date(one.at).toDateString() === today)
  return h(
    'div',
    { class: 'kp' },
    figure(
      t('live'),
      String(state.packages.length),
      bad === 0 ? t('allWell') : t('someBad', { count: bad }),
      bad === 0 ? 'up' : 'down',
    ),
    figure(
      t('canaries'),
      String(canaries.length),
      canaries.map((one) => one.name.replace('remote-', '')).join(' · ') || t('none'),
      canaries.length > 0 ? 'info' : 'fg3',
    ),
    figure(t('failureRate'), loads === 0 ? '—' : percentOf(failures / loads), t('last60', { count: loads }), 'fg3'),
    figure(t('p75'), slow === 0 ? '—' : secondsOf(slow), t('p75Hint'), 'fg3'),
    figure(
      t('today'),
      String(changes.length),
      t('rollbacksToday', { count: changes.filter((one) => one.action === 'rollback').length }),
      'fg3',
    ),
  )
}

/** Canaries and stable versions somebody should look at now. */
export function alarms(state, onRollBack) {
  const stable = state.alarms.map(({ remote, build, failures, loads }) => ({
    one: state.packages.find(({ name }) => name === `remote-${remote}`),
    text: t('alarm', {
      name: `remote-${remote}`,
      version: versionOf(build),
      text: t('alarmStable', { failures, loads }),
    }),
  }))
  const canaries = state.packages
    .filter((one) => one.canary && toneOf(one) === 'bad')
    .map((one) => ({
      one,
      text: t('alarm', {
        name: one.name,
        version: versionOf(one.canary.build),
        text: t('alarmCanary', { share: percentOf(rateOf(one.health.canary).share) }),
      }),
    }))
  return [...canaries, ...stable].map(({ one, text }) =>
    h(
      'div',
      { class: 'alarm', role: 'alert' },
      icon('alert'),
      h('span', {}, text),
      one?.mayChange && one.canRollBack
        ? h(
            'button',
            { type: 'button', class: 'btn btn--sm btn--alarm', onclick: () => onRollBack(one) },
            icon('back'),
            one.canary ? t('rollBackTo', { version: versionOf(one.stable) }) : t('rollback'),
          )
        : undefined,
    ),
  )
}
