// The matrix: one row per module, its versions from old to new, how it does, what can be done.
import { isUnfit } from './fits.js'
import { clock, h, icon, percentOf, s, secondsOf, versionOf } from './parts.js'
import { described, t } from './texts.js'

const earlierColumns = 2
const heads = ['N−2', 'N−1', 'N', 'N+1']

/** Failures and loads of the last hour of one version. */
export function rateOf(figures) {
  const loads = (figures?.minutes ?? []).reduce((sum, one) => sum + one.loads, 0)
  const failures = (figures?.minutes ?? []).reduce((sum, one) => sum + one.failures, 0)
  return { loads, failures, share: loads === 0 ? undefined : failures / loads }
}

/** How a module does: its canary when there is one. */
export function toneOf({ health, canary }) {
  const [own, base] = [rateOf(canary ? health.canary : health.stable), rateOf(health.stable)]
  if (own.share === undefined) return 'none'
  if (own.loads >= 20 && own.share >= 0.05) return 'bad'
  // Two or three failures are chance.
  if (canary && own.loads >= 50 && own.failures >= 5 && own.share > 2 * (base.share ?? 0) + 0.002) return 'bad'
  return own.share > 0.01 ? 'warn' : 'ok'
}

const cells = {
  old: (build) => h('span', { class: 'vc old' }, h('b', { class: 'num' }, versionOf(build))),
  previous: (build) =>
    h('span', { class: 'vc prev', title: t('earlier') }, icon('history'), h('b', { class: 'num' }, versionOf(build))),
  revoked: (build) =>
    h('span', { class: 'vc bad', title: t('revoked') }, icon('cross'), h('b', { class: 'num' }, versionOf(build))),
  ready: (build) =>
    h(
      'span',
      { class: 'vc ready' },
      h('b', { class: 'num' }, versionOf(build)),
      h('span', { class: 'pc' }, t('ready')),
    ),
  unfit: (build) =>
    h('span', { class: 'vc bad', title: t('unfit') }, icon('cross'), h('b', { class: 'num' }, versionOf(build))),
  stable: (build, share) =>
    h(
      'span',
      { class: 'vc stable', title: t('stable') },
      icon('check'),
      h('b', { class: 'num' }, versionOf(build)),
      share === 100 ? undefined : h('span', { class: 'num pc' }, `${share}%`),
    ),
  canary: (build, share) =>
    h(
      'span',
      { class: 'vc canary', title: t('canary') },
      h('i', { class: 'ringp', vars: { '--v': `${share}%` } }),
      h('b', { class: 'num' }, versionOf(build)),
      h('span', { class: 'num pc' }, `${share}%`),
    ),
}

/** Versions of a module from old to new; what is stable stands in one column for all. */
function versionCells({ stable, previous, revoked, canary, ready }, unfit) {
  const share = canary ? 100 - canary.percent : 100
  const before = previous.map((build, index) => (index === 0 ? cells.previous(build) : cells.old(build))).reverse()
  const earlier = [...before, ...revoked.slice(0, 1).map(cells.revoked)].slice(-earlierColumns)
  const waiting = ready && (unfit ? cells.unfit(ready) : cells.ready(ready))
  return [
    ...Array.from({ length: earlierColumns - earlier.length }, () => undefined),
    ...earlier,
    cells.stable(stable, share),
    canary ? cells.canary(canary.build, canary.percent) : waiting,
  ]
}

/** Share of failures per minute as a line; the line stands on the bottom when all is well. */
function sparkline(figures, tone) {
  const shares = (figures?.minutes ?? []).map(({ loads, failures }) => (loads === 0 ? 0 : failures / loads))
  if (shares.length < 2) return undefined
  const top = Math.max(0.02, ...shares)
  const points = shares.map(
    (share, index) => `${(1 + (index * 80) / (shares.length - 1)).toFixed(1)} ${(22 - (share / top) * 18).toFixed(1)}`,
  )
  const line = `M${points.join('L')}`
  const [x, y] = points.at(-1).split(' ')
  return s(
    'svg',
    { class: `spark is-${tone}`, viewBox: '0 0 84 26', width: 84, height: 26, 'aria-hidden': 'true' },
    s('path', { class: 'area', d: `${line}L81 26L1 26z` }),
    s('path', { class: 'line', d: line }),
    s('circle', { cx: x, cy: y, r: 2.4 }),
  )
}

function row(one, { onSelect, onGrow, onRollBack, selected, state }) {
  const unfit = isUnfit(one, state)
  const tone = toneOf(one)
  const figures = one.canary ? one.health.canary : one.health.stable
  const { share } = rateOf(figures)
  const action = one.canary ? t('grow') : one.ready ? t('canary') : undefined
  return h(
    'tr',
    { class: tone === 'bad' ? 'is-bad' : '', 'data-package': one.name, 'aria-selected': String(selected === one.name) },
    h(
      'th',
      { scope: 'row' },
      h(
        'button',
        { type: 'button', class: 'rn', onclick: () => onSelect(one.name) },
        h('i', { class: `dot is-${tone}` }),
        h(
          'span',
          {},
          h('b', {}, one.name),
          h(
            'span',
            { class: 'fs12 fg3' },
            [
              described(one.name),
              one.mayChange ? '' : t('viewer'),
              one.contractEnd && t('contractEnd', one.contractEnd),
            ]
              .filter(Boolean)
              .join(' · '),
          ),
        ),
      ),
    ),
    versionCells(one, unfit).map((cell) => h('td', {}, cell)),
    h(
      'td',
      {},
      h(
        'span',
        { class: 'rate' },
        sparkline(figures, tone),
        h('b', { class: `num is-${tone}` }, share === undefined ? t('noData') : percentOf(share)),
      ),
    ),
    h('td', { class: 'num fg2 right' }, secondsOf(figures?.p75)),
    h(
      'td',
      {},
      h(
        'span',
        { class: 'ra' },
        action
          ? h(
              'button',
              {
                type: 'button',
                class: unfit ? 'btn btn--sm btn--outline' : 'btn btn--sm btn--primary',
                title: unfit && t('unfit'),
                disabled: !one.mayChange || tone === 'bad' || unfit,
                onclick: () => onGrow(one),
              },
              action,
            )
          : undefined,
        h(
          'button',
          {
            type: 'button',
            class: tone === 'bad' ? 'btn btn--sm btn--alarm' : 'btn btn--sm btn--outline',
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

/** The table of everything that is live. */
export function matrix(state, search, handlers) {
  const words = search.trim().toLowerCase()
  const isFound = (one) =>
    [one.name, one.stable, one.canary?.build ?? '', one.ready ?? ''].some((text) => text.toLowerCase().includes(words))
  const found = state.packages.filter(isFound)
  const legend = [cells.stable('', 100), cells.canary('', 25), cells.previous(''), cells.revoked('')]
  ;['stable', 'canary', 'earlier', 'revoked'].forEach((key, index) => {
    const mark = legend[index]
    mark.replaceChildren(mark.firstChild, t(key))
  })
  return h(
    'section',
    { class: 'card mx-card', 'aria-label': t('main') },
    h(
      'div',
      { class: 'mx-scroll', tabindex: 0, role: 'group', 'aria-label': t('main') },
      h(
        'table',
        { class: 'mx' },
        h(
          'thead',
          {},
          h(
            'tr',
            {},
            h('th', { scope: 'col' }, t('module')),
            heads.map((text) => h('th', { scope: 'col' }, text)),
            h('th', { scope: 'col' }, t('health')),
            h('th', { scope: 'col', class: 'right' }, 'P75'),
            h('th', { scope: 'col', class: 'right' }, t('actions')),
          ),
        ),
        h(
          'tbody',
          {},
          found.length > 0
            ? found.map((one) => row(one, { ...handlers, state }))
            : h('tr', {}, h('td', { class: 'fg2', colspan: heads.length + 4 }, t('noMatch', { words: search.trim() }))),
        ),
      ),
    ),
    h(
      'div',
      { class: 'mx-foot' },
      h('span', { class: 'legend' }, legend),
      h('span', { class: 'fs12 fg3 num' }, t('updated', { at: clock(new Date()), seq: state.seq })),
    ),
  )
}
