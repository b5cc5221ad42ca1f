// Small pieces of the operators' page: elements, calls, dialogs. Text goes into the page as text, never as HTML.

const boot = JSON.parse(document.getElementById('boot').textContent)
const tokenKey = 'operator-token'

export const t = (key) => boot.texts[key] ?? key
/** A word of ours for what came over the wire, or what came. */
export const word = (group, name) => boot.texts[`${group}.${name}`] ?? name
/** Everything of a group that has a word: what it is called on the wire, and the word. */
export const namesOf = (group) =>
  Object.entries(boot.texts).flatMap(([key, text]) =>
    key.startsWith(`${group}.`) ? [[key.slice(group.length + 1), text]] : [],
  )
export const has = (call) => call in boot.calls
export const token = () => sessionStorage.getItem(tokenKey) ?? ''
export const keepToken = (value) =>
  value === '' ? sessionStorage.removeItem(tokenKey) : sessionStorage.setItem(tokenKey, value)

/** What is to be seen of a list with gaps: a part that is left out is no text. */
const present = (parts) =>
  parts.flat(Number.POSITIVE_INFINITY).filter((part) => part !== undefined && part !== null && part !== false)

/** Makes an element: attributes, `on…` listeners, children that are elements or text. */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value)
    else if (name === 'value') element.value = value
    else element.setAttribute(name, value === true ? '' : String(value))
  }
  element.append(...present(children))
  return element
}

let noteTimer
export function tell(text, isError = false) {
  const note = document.getElementById('note')
  clearTimeout(noteTimer)
  note.textContent = text
  note.className = isError ? 'is-wrong' : 'is-good'
  noteTimer = setTimeout(() => {
    note.textContent = ''
    note.className = ''
  }, 6_000)
}

let onLost = () => undefined
/** What to do when the session is over. */
export const whenLost = (listener) => {
  onLost = listener
}
const lostCodes = new Set([700, 50008, 50012, 50014])
/** Calls whose success shows by itself. */
const silent = new Set(['logInOperator', 'confirmOperatorLogIn', 'getUploadToken'])

/** A refusal: `message` is its reason, `words` is what the server says. */
class Refused extends Error {
  constructor({ code, reason, msg, data }) {
    super(reason ?? String(code))
    this.reason = this.message
    this.words = msg
    this.data = data
  }
}

/** Makes a call; resolves with its data, rejects after telling what is wrong, unless somebody else tells it. */
export async function call(name, input = {}, { isTold = true } = {}) {
  const [method, path] = boot.calls[name]
  const url = new URL(path, location.origin)
  const isQuery = method === 'GET'
  if (isQuery)
    for (const [key, value] of Object.entries(input))
      if (value !== undefined && value !== '') url.searchParams.set(key, value)
  const headers = { token: token(), lang: boot.language, ...(isQuery ? {} : { 'content-type': 'application/json' }) }
  let envelope
  try {
    const reply = await fetch(url, { method, headers, body: isQuery ? undefined : JSON.stringify(input) })
    envelope = await reply.json()
  } catch (error) {
    tell(t('offline'), true)
    throw error
  }
  if (envelope.code === 0) {
    if (!isQuery && !silent.has(name)) tell(envelope.msg)
    return envelope.data
  }
  // A log-in that goes on asks for what it needs.
  if (isTold && !envelope.data?.ticket) tell(envelope.msg, true)
  if (lostCodes.has(envelope.code) || envelope.reason === 'role-missing') onLost()
  throw new Refused(envelope)
}

/** Stores a picture; resolves with its address. */
export async function upload(file) {
  const right = await call('getUploadToken', { purpose: 'cover' })
  const form = new FormData()
  form.set('token', right.token)
  form.set('key', right.key)
  form.set('file', file)
  const reply = await fetch(right.uploadHost, { method: 'POST', headers: { lang: boot.language }, body: form })
  const envelope = await reply.json()
  if (envelope.code === 0) return `${right.domain}/${envelope.data.key}`
  tell(envelope.msg, true)
  throw new Error(envelope.reason)
}

/** A picture that only its owner and operators may see: it is asked for with the token. */
export function privatePicture(address, label) {
  const picture = h('img', { alt: label, width: 220, height: 140 })
  const url = new URL(address, location.origin)
  if (url.origin === location.origin)
    fetch(url, { headers: { token: token() } })
      .then((reply) => (reply.ok ? reply.blob() : undefined))
      .then((blob) => {
        if (blob) picture.src = URL.createObjectURL(blob)
      })
      .catch(() => undefined)
  return picture
}

const pad = (number) => String(number).padStart(2, '0')
/** "2026-05-16 20:00" of epoch seconds, in the operator's own time. */
export function moment(seconds) {
  if (!seconds) return '—'
  const at = new Date(seconds * 1000)
  const day = `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`
  return `${day} ${pad(at.getHours())}:${pad(at.getMinutes())}`
}
/** Epoch seconds of a `datetime-local` field, 0 when it is empty. */
export const secondsOf = (text) => (text === '' ? 0 : Math.floor(new Date(text).getTime() / 1000))
export const fieldMoment = (seconds) => (seconds ? moment(seconds).replace(' ', 'T') : '')

export function field(label, input) {
  if (input.type !== 'checkbox') input.classList.add('in')
  return h('label', { class: input.type === 'checkbox' ? 'lbl tick' : 'lbl' }, h('span', {}, label), input)
}

/** The house's looks of a button, by what it does; the one way on has none. */
const looks = { plain: 'btn--outline', danger: 'btn--danger' }
/** A button of forms. */
export const button = (text, attributes = {}, kind = '') =>
  h('button', { ...attributes, class: `btn ${looks[kind] ?? 'btn--primary'}` }, text)
/** A button of rows, which are many. */
export function rowButton(text, onclick, kind, attributes = {}) {
  const small = button(text, { type: 'button', onclick, ...attributes }, kind)
  small.classList.add('btn--sm')
  return small
}

/** Head of a section: its name, and what chooses or adds. */
export const heading = (title, ...tools) => h('div', { class: 'rh' }, h('h1', {}, title), tools)
/** First sign of a name, where there is no picture. */
export const initial = (name) => h('span', { class: 'ava', 'aria-hidden': 'true' }, [...name.trim()][0] ?? '')

/** Elements for the second step, which is a part of its own. */
export const kit = {
  h,
  language: boot.language,
  field: (label, attributes) => field(label, h('input', attributes)),
  button,
}
/** The second step, which comes from whoever owns accounts. */
export const secondStep = () => import(boot.secondStep)
/** One of two to four states, as buttons beside each other; `onChoose` hears the number of the one that is chosen. */
export function segmented(label, names, onChoose) {
  const choose = (event) => {
    for (const one of group.children) one.setAttribute('aria-pressed', String(one === event.currentTarget))
    return onChoose(Number(event.currentTarget.value))
  }
  const group = h(
    'div',
    { class: 'seg', role: 'group', 'aria-label': label },
    names.map((name, at) =>
      h('button', { type: 'button', value: at, 'aria-pressed': at === 0 ? 'true' : 'false', onclick: choose }, name),
    ),
  )
  return group
}
export const select = (name, value, options, attributes = {}) =>
  h(
    'select',
    { name, ...attributes },
    options.map(([key, text]) =>
      h('option', { value: key, ...(String(key) === String(value) ? { selected: true } : {}) }, text),
    ),
  )

/** Asks for the fields of a form in a dialog; resolves with its values, or undefined when it is closed. */
export function ask(title, fields, confirm = t('confirm')) {
  return new Promise((resolve) => {
    let answer
    const form = h(
      'form',
      {
        method: 'dialog',
        onsubmit: (event) => {
          event.preventDefault()
          answer = Object.fromEntries(new FormData(form))
          dialog.close()
        },
      },
      h('h2', {}, title),
      h('div', { class: 'stack' }, fields),
      h(
        'p',
        { class: 'dlg-foot' },
        button(t('cancel'), { type: 'button', onclick: () => dialog.close() }, 'plain'),
        button(confirm),
      ),
    )
    const dialog = h('dialog', { class: 'dlg', 'aria-label': title }, form)
    dialog.addEventListener('close', () => {
      dialog.remove()
      resolve(answer)
    })
    document.body.append(dialog)
    dialog.showModal()
  })
}

/** Pages of a list. */
export function pager({ current_page: page, last_page: last }, go) {
  if (last <= 1) return ''
  const step = (to, label) => rowButton(label, () => go(to), 'plain', { disabled: to < 1 || to > last })
  return h(
    'nav',
    { class: 'pager', 'aria-label': t('pages') },
    step(page - 1, t('previous')),
    h('span', { class: 'num' }, `${page} / ${last}`),
    step(page + 1, t('next')),
  )
}

/** Drawings of the design's states: an empty goal, a red card. */
const drawings = {
  empty: [
    'M12 60h72M20 60V22h56v38',
    'M20 22l-8 8M76 22l8 8M30 22v38M40 22v38M50 22v38M60 22v38M68 22v38M20 34h56M20 46h56',
    'M41 60a7 7 0 1 0 14 0 7 7 0 1 0-14 0',
  ],
  failed: [
    'm37 7 20 4q4 1 3 5l-6 28q-1 4-5 3l-20-4q-4-1-3-5l6-28q1-4 5-3',
    'M16 62h64M28 62c2-8 8-12 14-12M66 62c-1-5-4-8-8-10',
  ],
}
const svgSpace = 'http://www.w3.org/2000/svg'
function drawing(kind) {
  const art = document.createElementNS(svgSpace, 'svg')
  for (const [name, value] of Object.entries({ class: 'state-art', viewBox: '0 0 96 72', 'aria-hidden': 'true' }))
    art.setAttribute(name, value)
  for (const d of drawings[kind]) {
    const path = document.createElementNS(svgSpace, 'path')
    path.setAttribute('d', d)
    art.append(path)
  }
  return art
}
/** What stands where a list would: a drawing, a sentence, ways on. */
const state = (kind, words, ...ways) =>
  h('div', { class: 'card state' }, drawing(kind), h('b', {}, words), h('p', { class: 'row' }, ways))

const skeletons = () => [
  h('p', { class: 'visually-hidden' }, t('loading')),
  h(
    'div',
    { class: 'card waits', 'aria-hidden': 'true' },
    Array.from({ length: 4 }, () => h('div', { class: 'skel' })),
  ),
]

/** What each place waits for: an answer that comes after a later question is nobody's any more. */
const asked = new WeakMap()

/** Shows a list in its four states: loading, failed, empty, there. `ways` lead on from an empty one. */
export async function fill(place, load, show, ways = () => []) {
  const again = () => fill(place, load, show, ways)
  const question = {}
  asked.set(place, question)
  const isLate = () => asked.get(place) !== question
  place.setAttribute('aria-busy', 'true')
  // What is there stays until there is something else.
  if (!place.querySelector('article, form')) place.replaceChildren(...skeletons())
  try {
    const data = await load()
    if (isLate()) return
    const rows = Array.isArray(data) ? data : data.data
    const empty = () =>
      state('empty', t('empty'), rowButton(t('lookAgain'), again, 'plain'), h('span', { class: 'row ways' }, ways()))
    place.replaceChildren(...present(rows.length === 0 ? [empty()] : show(rows, data)))
  } catch {
    if (isLate()) return
    place.replaceChildren(state('failed', t('failed'), rowButton(t('again'), again, 'plain')))
  }
  place.removeAttribute('aria-busy')
}
/** Rows of one card. */
export const listed = (rows) => h('div', { class: 'card list' }, rows)
/** A row: what stands first, what it says, and what else there is of it. */
export const line = (label, first, words, ...rest) =>
  h('article', { class: 'line', 'aria-label': label }, first, h('div', { class: 'line-words' }, words), rest)
export const actions = (...buttons) => h('p', { class: 'actions' }, buttons)
