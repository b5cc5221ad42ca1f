// The release console: signs in, shows the state of an environment, and asks again when something changed.
import { askChange, askDifference } from './change-dialog.js'
import { alarms, figures } from './figures.js'
import { followFits, isUnfit } from './fits.js'
import { keepFocus } from './focus.js'
import { matrix } from './matrix.js'
import { get, h, icon, logo, post, tell, versionOf } from './parts.js'
import { planPanel } from './plan.js'
import { aheadPanel, rightsPanel } from './rights.js'
import { auditLog, localPanel, nextStep, sharePanel } from './side.js'
import { signIn } from './sign-in.js'
import { nextLanguage, t } from './texts.js'

const root = document.getElementById('root')
const refreshMs = 15_000
let state
let environment = ''
let search = ''
let selected
let events
/** Packages and tokens, and what each other environment has that this one has not. */
let rights
let ahead = []

const steps = [1, 5, 10, 25, 50, 75, 100]
const seen = () => ({ environment: state.environment, seq: state.seq })

const actions = {
  onSelect(name) {
    selected = name
    draw()
  },
  onGrow(one) {
    const build = one.canary?.build ?? one.ready
    const percent = one.canary?.percent ?? 0
    const change = { verb: 'canary', package: one.name, build, ...seen() }
    const next = nextStep(percent)
    const percents = [next, ...steps.filter((step) => step > percent && step !== next)]
    askChange({ title: `${t('grow')} · ${one.name}`, change, percents, onDone: refresh })
  },
  onRollBack(one) {
    const change = { verb: 'rollback', package: one.name, ...seen() }
    const target = one.canary ? one.stable : one.previous.find((build) => !one.revoked.includes(build))
    askChange({
      title: `${one.name} · ${t('rollBackTo', { version: versionOf(target ?? '') })}`,
      change,
      isDanger: true,
      onDone: refresh,
    })
  },
}

function promoteAhead(from) {
  const change = { verb: 'promote', from, environment: state.environment }
  askChange({ title: t('ahead', { from, to: state.environment }), change, onDone: refresh })
}

function newRelease() {
  const ready = state.packages.filter((one) => one.ready && one.mayChange && !isUnfit(one, state))
  if (ready.length === 0) return tell(t('noCanary'))
  const [one] = ready
  const change = {
    verb: 'canary',
    package: (ready.find(({ name }) => name === selected) ?? one).name,
    build: one.ready,
    ...seen(),
  }
  const chosen = ready.find(({ name }) => name === change.package)
  askChange({
    title: `${t('newRelease')} · ${chosen.name}`,
    change,
    builds: [chosen.ready],
    percents: steps,
    onDone: refresh,
  })
}

function lockButton() {
  if (!state.me.mayLock) return undefined
  const verb = state.lock ? 'unlock' : 'lock'
  return h(
    'button',
    {
      type: 'button',
      class: 'btn',
      onclick: () =>
        askChange({
          title: t(verb),
          change: { verb, environment: state.environment },
          isDanger: verb === 'lock',
          onDone: refresh,
        }),
    },
    icon('lock'),
    t(verb),
  )
}

function toggleTheme() {
  const next = document.documentElement.dataset.theme === 'light' ? 'dark' : 'light'
  document.documentElement.dataset.theme = next
  localStorage.setItem('theme', next)
}
function toggleLanguage() {
  localStorage.setItem('console-language', nextLanguage)
  location.reload()
}
async function signOut() {
  await post('/console/api/sign-out')
  showSignIn()
}

const tools = () => [
  h('button', { type: 'button', class: 'btn btn--ghost', onclick: toggleLanguage }, t('language')),
  h('button', { type: 'button', class: 'icb', 'aria-label': t('theme'), onclick: toggleTheme }, icon('sun')),
]

function header() {
  const { name, role, package: own } = state.me
  return h(
    'header',
    { class: 'hd' },
    h('a', { class: 'logo', href: '/' }, logo(), h('span', {}, t('siteName'))),
    h('span', { class: 'hd-gap' }),
    tools(),
    h('span', { class: 'me' }, h('b', {}, name), h('span', { class: 'badge' }, t(role, { package: own }))),
    h('button', { type: 'button', class: 'btn btn--outline', onclick: signOut }, t('signOut')),
  )
}

function heading() {
  const name = (key) => (['production', 'stage'].includes(key) ? t(key) : key)
  const choose = (key) => {
    environment = key
    void refresh()
  }
  const input = h('input', { placeholder: t('search'), 'aria-label': t('search'), value: search, id: 'search' })
  input.addEventListener('input', () => {
    search = input.value
    draw()
  })
  return h(
    'div',
    { class: 'rh' },
    h('h1', {}, t('title')),
    h(
      'div',
      { class: 'seg', role: 'group', 'aria-label': t('environment') },
      state.environments.map((key) =>
        h(
          'button',
          {
            type: 'button',
            'aria-pressed': String(key === state.environment),
            onclick: () => choose(key),
          },
          name(key),
        ),
      ),
    ),
    state.lock ? h('span', { class: 'badge badge--warn' }, icon('lock'), t('locked', state.lock)) : undefined,
    h('span', { class: 'hd-gap' }),
    h('label', { class: 'field' }, icon('search'), input),
    h(
      'button',
      { type: 'button', class: 'btn btn--outline', onclick: () => askDifference(state, get) },
      icon('history'),
      t('compare'),
    ),
    lockButton(),
    h(
      'button',
      {
        type: 'button',
        class: 'btn btn--primary',
        disabled: !state.packages.some((one) => one.mayChange),
        onclick: newRelease,
      },
      icon('rocket'),
      t('newRelease'),
    ),
  )
}

function draw() {
  const chosen =
    state.packages.find((one) => one.name === selected) ??
    state.packages.find((one) => one.canary) ??
    state.packages.find((one) => one.ready && !isUnfit(one, state))
  const giveBack = keepFocus()
  root.replaceChildren(
    h('a', { class: 'skip', href: '#main' }, t('skip')),
    header(),
    h(
      'main',
      { class: 'page', id: 'main', tabindex: -1 },
      heading(),
      figures(state),
      alarms(state, actions.onRollBack),
      h(
        'div',
        { class: 'rl' },
        h(
          'div',
          { class: 'stack' },
          matrix(state, search, { ...actions, selected: chosen?.name }),
          auditLog(state),
          rightsPanel(rights, state, refresh),
        ),
        h(
          'aside',
          { class: 'stack' },
          sharePanel(chosen, state, actions),
          ahead.map((one) => aheadPanel(one, state, () => promoteAhead(one.from))),
          planPanel(state),
          localPanel(state),
        ),
      ),
    ),
  )
  giveBack()
}

function showSignIn() {
  state = undefined
  events?.close()
  events = undefined
  root.replaceChildren(
    h(
      'header',
      { class: 'hd' },
      h('span', { class: 'logo' }, logo(), h('span', {}, t('siteName'))),
      h('span', { class: 'hd-gap' }),
      tools(),
    ),
    signIn(refresh),
  )
  document.querySelector('.gate input')?.focus()
}

/** Changes arrive as they happen; the connection comes back by itself. */
function follow() {
  events ??= new EventSource('/console/events')
  events.onmessage = refresh
}

/** Who is typing keeps the field: it is drawn again by the typing itself. */
function redraw() {
  if (state && !document.querySelector('dialog[open]') && document.activeElement?.id !== 'search') draw()
}

async function refresh() {
  try {
    state = await get('/console/api/state', environment ? { environment } : {})
    rights = await get('/console/api/register')
    // Every other environment may be ahead of what visitors get; that is nowhere ahead itself.
    const others = state.isMain ? state.environments.filter((name) => name !== state.environment) : []
    const { environment: to } = state
    ahead = await Promise.all(others.map((from) => get('/console/api/ahead', { environment: to, from })))
    follow()
    redraw()
  } catch (error) {
    if (error.reason === 'signed-out') showSignIn()
    else tell(error.message, true)
  }
}

document.title = `${t('title')} - ${t('siteName')}`
document.addEventListener('keydown', (event) => {
  const isTyping = /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName)
  if (event.key !== '/' || isTyping || document.querySelector('dialog[open]')) return
  event.preventDefault()
  document.getElementById('search')?.focus()
})
followFits(redraw)
setInterval(() => state && refresh(), refreshMs)
void refresh()
