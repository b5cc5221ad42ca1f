// The operators' page: log-in, sections, theme. The token lives in this tab only; every list asks the server anew.

import { showAnnouncements } from './announcements.js'
import { showInfoPages } from './info-pages.js'
import { call, h, has, keepToken, kit, secondStep, t, tell, token, whenLost } from './parts.js'
import { showUsers } from './people.js'
import { showPosts, waitingPosts } from './posts.js'
import { showSecurity } from './security.js'
import { showActions, showBanners, showSettings } from './site.js'
import { showWorkList, waiting, workLists } from './work-lists.js'

const byId = (id) => document.getElementById(id)
const idleMs = 30 * 60_000
const view = byId('view')
const logIn = byId('log-in')
const secondStepPlace = byId('second-step')

const sections = [
  ...workLists.map((list) => ({
    key: list.key,
    group: list.group,
    count: () => waiting(list),
    show: (onDecided) => showWorkList(view, list, onDecided, waysOn),
  })),
  {
    key: 'posts',
    group: 'content',
    needs: 'listPostsForOperators',
    count: waitingPosts,
    show: (onDecided) => showPosts(view, onDecided),
  },
  { key: 'banners', group: 'content', needs: 'listBannersForOperators', show: () => showBanners(view) },
  { key: 'announcements', group: 'content', needs: 'publishAnnouncement', show: () => showAnnouncements(view) },
  { key: 'infoPages', group: 'content', needs: 'listInfoPages', show: () => showInfoPages(view) },
  { key: 'users', group: 'site', needs: 'listUsersForOperators', show: () => showUsers(view) },
  { key: 'settings', group: 'site', needs: 'listSystemSettings', show: () => showSettings(view) },
  { key: 'security', group: 'site', needs: 'listSecondFactors', show: () => showSecurity(view) },
  { key: 'audit', group: 'site', needs: 'listOperatorActions', show: () => showActions(view) },
].filter(({ needs }) => !needs || has(needs))

/** How much of each section waits, as far as it is known. */
const totals = new Map()
/** From a list that is done to those that are not. */
const waysOn = () =>
  sections
    .filter(({ key }) => totals.get(key) > 0)
    .map(({ key }) => h('a', { class: 'btn btn--outline btn--sm', href: `#${key}` }, `${t(key)} · ${totals.get(key)}`))

/** Says beside a section how much of it waits. A count that fails leaves the last one: the list itself tells why. */
async function recount(section) {
  const total = await section.count().catch(() => undefined)
  const link = byId('sections').querySelector(`a[href="#${section.key}"]`)
  if (total === undefined || !link) return
  totals.set(section.key, total)
  link.querySelector('.count')?.remove()
  link.title = total > 0 ? `${t('wait')}: ${total}` : ''
  view.querySelector('.ways')?.replaceChildren(...waysOn())
  if (total > 0) link.append(h('span', { class: 'count', 'aria-hidden': 'true' }, total > 99 ? '99+' : total))
}

/** Links of the sections under the names of their groups. */
function menu() {
  return ['review', 'money', 'content', 'site'].map((group) => {
    const links = sections.filter((section) => section.group === group)
    return (
      links.length > 0 &&
      h(
        'div',
        {},
        h('p', { class: 'group' }, t(`group.${group}`)),
        links.map(({ key }) => h('a', { href: `#${key}` }, t(key))),
      )
    )
  })
}

/** The door has a `main` of its own: one that both shared would move when the sections come beside it. */
function standAt(place) {
  for (const one of [byId('door'), byId('desk')]) one.hidden = one !== place
  document.querySelector('.skip').hash = place === byId('desk') ? 'main' : 'door'
}

function atDoor(form) {
  for (const one of [logIn, secondStepPlace]) one.hidden = one !== form
  standAt(byId('door'))
}

function showLogIn() {
  keepToken('')
  for (const place of [view, secondStepPlace]) place.replaceChildren()
  for (const dialog of document.querySelectorAll('dialog')) dialog.close()
  byId('log-out').hidden = true
  byId('who').textContent = ''
  atDoor(logIn)
  logIn.elements.number.focus()
}

function open() {
  const key = location.hash.slice(1)
  const section = sections.find((one) => one.key === key) ?? sections[0]
  for (const link of byId('sections').querySelectorAll('a')) {
    if (link.hash === `#${section.key}`) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
  document.title = `${t(section.key)} · ${t('title')}`
  section.show(() => recount(section))
}

async function enter() {
  const operator = await call('getOperator')
  byId('who').textContent = operator.user_nickname
  byId('log-out').hidden = false
  byId('sections').replaceChildren(...menu().filter(Boolean))
  standAt(byId('desk'))
  open()
  for (const section of sections) if (section.count) void recount(section)
}

async function finish({ token: opened }) {
  keepToken(opened)
  logIn.reset()
  await enter()
  byId('main').focus()
}

/** The password was right, and more is wanted. */
async function goOn({ reason, data }) {
  const { showSecondStep } = await secondStep()
  const place = h('div', {})
  secondStepPlace.replaceChildren(h('div', { class: 'card gate-card' }, h('h1', {}, t('logIn')), place))
  atDoor(secondStepPlace)
  showSecondStep(kit, place, {
    reason,
    data,
    confirm: async (input) => finish(await call('confirmOperatorLogIn', input, { isTold: false })),
    back(words) {
      showLogIn()
      if (words) tell(words, true)
    },
  })
}

logIn.addEventListener('submit', async (event) => {
  event.preventDefault()
  const { country, number, password } = Object.fromEntries(new FormData(logIn))
  const button = logIn.querySelector('button')
  button.disabled = true
  try {
    const mobile = `${country.replace(/\D/g, '')}-${number.replace(/\D/g, '')}`
    await finish(await call('logInOperator', { mobile, password }))
  } catch (error) {
    if (error.data?.ticket) await goOn(error)
    else logIn.elements.password.focus()
  } finally {
    button.disabled = false
  }
})

byId('log-out').addEventListener('click', async () => {
  await call('signOut').catch(() => undefined)
  showLogIn()
})

const root = document.documentElement
byId('theme').addEventListener('click', () => {
  root.dataset.theme = root.dataset.theme === 'light' ? 'dark' : 'light'
  localStorage.setItem('theme', root.dataset.theme)
})

// A page nobody uses for half an hour forgets who used it.
let idle
function stayAwake() {
  clearTimeout(idle)
  idle = setTimeout(() => token() && byId('log-out').click(), idleMs)
}
for (const event of ['keydown', 'pointerdown']) addEventListener(event, stayAwake)
stayAwake()

addEventListener('hashchange', () => token() && open())
whenLost(showLogIn)
if (token()) enter().catch(showLogIn)
else showLogIn()
