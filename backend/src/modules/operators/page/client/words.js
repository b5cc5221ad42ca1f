// What came over the wire, in words: names of fields, moments, money, yes and no, and what codes mean.
import { h, moment, t, word } from './parts.js'

const seconds = new Set(['addtime', 'decidetime', 'paytime', 'expires', 'starts', 'ends'])
const milliseconds = new Set(['bannedUntil', 'until', 'resolvedAt', 'startsAt', 'endsAt'])
const tenths = new Set(['tenths', 'creditedTenths'])
/** A ban without an end ends with the last moment there is. */
const forever = 8_640_000_000_000_000

export const fieldName = (name) => word('field', name)

const isNothing = (value) => value === null || value === undefined || value === ''
const isList = (value) => typeof value === 'object' && value !== null

/** A word for a code: that of the kind, that of the field, or what came. */
function codeWord(kind, name, value) {
  const own = word('code', `${kind}.${name}.${value}`)
  return own === `${kind}.${name}.${value}` ? wordOr(`${name}.${value}`, String(value)) : own
}
function wordOr(key, otherwise) {
  const found = word('code', key)
  return found === key ? otherwise : found
}

/** A value as it is read; `kind` is what it belongs to. */
export function valueWords(name, value, kind = '') {
  if (isNothing(value)) return '—'
  if (typeof value === 'boolean' || name.startsWith('is_')) return t(value ? 'yes' : 'no')
  if (value >= forever) return t('forever')
  if (seconds.has(name)) return moment(value)
  if (milliseconds.has(name)) return moment(Math.floor(value / 1000))
  if (tenths.has(name)) return String(value / 10)
  if (name === 'fen') return (value / 100).toFixed(2)
  if (isList(value)) return partsWords(value, kind)
  return codeWord(kind, name, value)
}

function partsWords(value, kind) {
  if (Array.isArray(value))
    return value.map((one) => (isList(one) ? partsWords(one, kind) : `#${one}`)).join(' · ') || '—'
  return Object.entries(value)
    .filter(([, part]) => !isNothing(part))
    .map(([name, part]) => `${fieldName(name)}: ${valueWords(name, part, kind)}`)
    .join(' · ')
}

/** States as fields; one that has no fields is one itself. */
const fieldsOf = (state) => (isList(state) && !Array.isArray(state) ? state : { all: state })

/** What was before and what is after, a line for each field; what changed stands out. False: there is nothing to show. */
export function changeTable(kind, before, after) {
  const [old, now] = [fieldsOf(before), fieldsOf(after)]
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])]
  const line = (name) => {
    const [was, is] = [valueWords(name, old[name], kind), valueWords(name, now[name], kind)]
    if (was === '—' && is === '—') return false
    return h(
      'tr',
      { class: was === is ? '' : 'changed' },
      h('th', { scope: 'row' }, fieldName(name)),
      h('td', {}, was),
      h('td', {}, is),
    )
  }
  const lines = names.map(line).filter(Boolean)
  if (lines.length === 0) return false
  const head = h('tr', {}, h('td', {}), h('th', { scope: 'col' }, t('before')), h('th', { scope: 'col' }, t('after')))
  return h('table', { class: 'change' }, h('thead', {}, head), h('tbody', {}, lines))
}
