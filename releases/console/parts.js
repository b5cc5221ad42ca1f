// Small pieces of the console: elements, icons, calls. Text goes into the page as text, never as HTML.
import { language, reasonText, t } from './texts.js'

const svgSpace = 'http://www.w3.org/2000/svg'

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value)
    else if (name === 'vars') for (const [key, one] of Object.entries(value)) element.style.setProperty(key, one)
    else if (name === 'value') element.value = value
    else element.setAttribute(name, value === true ? '' : String(value))
  }
  element.append(...children.flat(2).filter((child) => child !== undefined && child !== null && child !== false))
  return element
}

/** Makes an element: attributes, `on…` listeners, `vars` of its style, children that are elements or text. */
export const h = (tag, attributes = {}, ...children) => fill(document.createElement(tag), attributes, children)
export const s = (tag, attributes = {}, ...children) =>
  fill(document.createElementNS(svgSpace, tag), attributes, children)

/** Words of the service, with the pictures they name as links. */
export const linked = (words) =>
  words
    .split(/(\/_look\/[\w.-]+)/)
    .map((part, at) => (at % 2 === 1 ? h('a', { class: 'more', href: part, target: '_blank' }, t('picture')) : part))

const paths = {
  check: ['M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20', 'm16 9-5.5 5.5L8 12'],
  cross: ['M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20', 'm15 9-6 6', 'm9 9 6 6'],
  back: ['M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8', 'M3 3v5h5'],
  history: ['M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8', 'M3 3v5h5', 'M12 7v5l4 2'],
  rocket: [
    'M12 15v5s3.03-.55 4-2c1.08-1.62 0-5 0-5',
    'M4.5 16.5c-1.5 1.26-2 5-2 5s3.74-.5 5-2c.71-.84.7-2.13-.09-2.91a2.18 2.18 0 0 0-2.91-.09',
    'M9 12a22 22 0 0 1 2-3.95A12.88 12.88 0 0 1 22 2c0 2.72-.78 7.5-6 11a22.4 22.4 0 0 1-4 2z',
    'M9 12H4s.55-3.03 2-4c1.62-1.08 5 .05 5 .05',
  ],
  alert: ['m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3', 'M12 9v4', 'M12 17h.01'],
  search: ['m21 21-4.34-4.34', 'M11 3a8 8 0 1 0 0 16 8 8 0 0 0 0-16'],
  lock: ['M5 11h14v10H5z', 'M8 11V7a4 4 0 0 1 8 0v4'],
  wait: [
    'M12 2v4',
    'M12 18v4',
    'm4.9 4.9 2.9 2.9',
    'm16.2 16.2 2.9 2.9',
    'M2 12h4',
    'M18 12h4',
    'm4.9 19.1 2.9-2.9',
    'm16.2 7.8 2.9-2.9',
  ],
  sun: [
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8',
    'M12 2v2',
    'M12 20v2',
    'm4.93 4.93 1.41 1.41',
    'm17.66 17.66 1.41 1.41',
    'M2 12h2',
    'M20 12h2',
    'm6.34 17.66-1.41 1.41',
    'm19.07 4.93-1.41 1.41',
  ],
}
export const icon = (name) =>
  s(
    'svg',
    { class: 'ic', viewBox: '0 0 24 24', 'aria-hidden': 'true' },
    paths[name].map((d) => s('path', { d })),
  )

export const logo = () =>
  s(
    'svg',
    { viewBox: '0 0 32 32', width: 30, height: 30, 'aria-hidden': 'true' },
    s('rect', { width: 32, height: 32, rx: 9, class: 'volt' }),
    s('path', {
      class: 'ink',
      d: 'M8 7.5h3.2v17H8zM13.8 9.2c0-1 1.1-1.6 2-1.1l9.6 5.9c1 .6 1 2.4 0 3L15.8 23c-.9.5-2-.1-2-1.1z',
    }),
  )

export const versionOf = (build) => build.replace(/-[0-9a-f]{12}$/, '')
/** Elements for parts of a page that others bring. */
export const kit = {
  h,
  language,
  field: (label, attributes) =>
    h('label', { class: 'lbl' }, h('span', {}, label), h('input', { class: 'in', ...attributes })),
  button: (text, attributes = {}, kind) =>
    h('button', { class: `btn btn--lg ${kind === 'plain' ? 'btn--outline' : 'btn--primary'}`, ...attributes }, text),
}

const pad = (number) => String(number).padStart(2, '0')
export function clock(iso) {
  const at = new Date(iso)
  return `${pad(at.getHours())}:${pad(at.getMinutes())}`
}
export const percentOf = (share) => `${(share * 100).toFixed(2)}%`
export const secondsOf = (ms) => (ms === undefined ? '—' : `${(ms / 1000).toFixed(1)}s`)

let noteTimer
export function tell(text, isError = false) {
  const note = document.getElementById('note')
  clearTimeout(noteTimer)
  note.textContent = text
  note.className = isError ? 'is-wrong' : 'is-good'
  noteTimer = setTimeout(() => {
    note.textContent = ''
    note.className = ''
  }, 6000)
}

/** A refusal of the service: the reason in the language of the page, and what the service says of the case. */
export class Refused extends Error {
  constructor({ reason, message, details = [], data, page }) {
    super(reasonText(reason) || message)
    this.reason = reason
    this.data = data
    this.page = page
    const cases = details.length > 0 ? details : [message]
    this.details = cases.filter((one) => one !== this.message)
  }
}

async function ask(path, options) {
  let reply
  try {
    reply = await fetch(path, { ...options, headers: { 'x-release-console': '1', lang: language, ...options.headers } })
  } catch (cause) {
    throw new Refused({ reason: 'offline', message: t('offline'), cause })
  }
  const answer = await reply.json()
  if (!answer.ok) throw new Refused(answer)
  return answer
}
export const get = (path, query = {}) => ask(`${path}?${new URLSearchParams(query)}`, {})
export const post = (path, body = {}) =>
  ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
