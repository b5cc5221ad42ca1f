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

/** Makes an element: attributes, `on…` listeners, children that are elements or text. */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value)
    else if (name === 'value') element.value = value
    else element.setAttribute(name, value === true ? '' : String(value))
  }
  element.append(
    ...children
      .flat(Number.POSITIVE_INFINITY)
      .filter((child) => child !== undefined && child !== null && child !== false),
  )
  return element
}

let noteTimer
export function tell(text, isError = false) {
  const note = document.getElementById('note')
  clearTimeout(noteTimer)
  note.textContent = text
  note.className = isError ? 'wrong' : ''
  noteTimer = setTimeout(() => {
    note.textContent = ''
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

export const field = (label, input) => h('label', {}, label, input)
/** Elements for the second step, which is a part of its own. */
export const kit = {
  h,
  language: boot.language,
  field: (label, attributes) => field(label, h('input', attributes)),
  button: (text, attributes = {}, kind) => h('button', { ...attributes, class: kind }, text),
}
/** The second step, which comes from whoever owns accounts. */
export const secondStep = () => import(boot.secondStep)
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
      fields,
      h(
        'p',
        { class: 'actions' },
        h('button', {}, confirm),
        h('button', { type: 'button', class: 'plain', onclick: () => dialog.close() }, t('cancel')),
      ),
    )
    const dialog = h('dialog', { 'aria-label': title }, form)
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
  const step = (to, label) =>
    h('button', { type: 'button', class: 'plain', onclick: () => go(to), disabled: to < 1 || to > last }, label)
  return h(
    'nav',
    { class: 'pager', 'aria-label': t('pages') },
    step(page - 1, t('previous')),
    `${page} / ${last}`,
    step(page + 1, t('next')),
  )
}

/** Shows a list in its four states: loading, failed, empty, there. */
export async function fill(place, load, show) {
  place.setAttribute('aria-busy', 'true')
  place.replaceChildren(h('p', { class: 'quiet' }, t('loading')))
  try {
    const data = await load()
    const rows = Array.isArray(data) ? data : data.data
    place.replaceChildren(...(rows.length === 0 ? [h('p', { class: 'quiet nothing' }, t('empty'))] : show(rows, data)))
  } catch {
    const again = () => fill(place, load, show)
    place.replaceChildren(
      h(
        'p',
        { class: 'quiet' },
        t('failed'),
        ' ',
        h('button', { type: 'button', class: 'plain', onclick: again }, t('again')),
      ),
    )
  }
  place.removeAttribute('aria-busy')
}
