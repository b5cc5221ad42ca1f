// The operators' page: log-in, sections, theme. The token lives in this tab only; every list asks the server anew.

import { showAnnouncements } from './announcements.js'
import { call, h, has, keepToken, t, token, whenLost } from './parts.js'
import { showUsers } from './people.js'
import { showPosts } from './posts.js'
import { showActions, showBanners, showSettings } from './site.js'
import { showWorkList, workLists } from './work-lists.js'

const byId = (id) => document.getElementById(id)
const idleMs = 30 * 60_000
const view = byId('view')
const logIn = byId('log-in')

const sections = [
  ...workLists.map((list) => ({ key: list.key, show: () => showWorkList(view, list) })),
  { key: 'posts', needs: 'listPostsForOperators', show: () => showPosts(view) },
  { key: 'users', needs: 'listUsersForOperators', show: () => showUsers(view) },
  { key: 'settings', needs: 'listSystemSettings', show: () => showSettings(view) },
  { key: 'banners', needs: 'listBannersForOperators', show: () => showBanners(view) },
  { key: 'announcements', needs: 'publishAnnouncement', show: () => showAnnouncements(view) },
  { key: 'audit', needs: 'listOperatorActions', show: () => showActions(view) },
].filter(({ needs }) => !needs || has(needs))

function showLogIn() {
  keepToken('')
  view.replaceChildren()
  for (const dialog of document.querySelectorAll('dialog')) dialog.close()
  byId('sections').hidden = true
  byId('log-out').hidden = true
  byId('who').textContent = ''
  logIn.hidden = false
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
  section.show()
}

async function enter() {
  const operator = await call('getOperator')
  logIn.hidden = true
  byId('who').textContent = operator.user_nickname
  byId('log-out').hidden = false
  const nav = byId('sections')
  nav.replaceChildren(...sections.map(({ key }) => h('a', { href: `#${key}` }, t(key))))
  nav.hidden = false
  open()
}

logIn.addEventListener('submit', async (event) => {
  event.preventDefault()
  const { country, number, password } = Object.fromEntries(new FormData(logIn))
  const button = logIn.querySelector('button')
  button.disabled = true
  try {
    const mobile = `${country.replace(/\D/g, '')}-${number.replace(/\D/g, '')}`
    const { token: opened } = await call('logInOperator', { mobile, password })
    keepToken(opened)
    logIn.reset()
    await enter()
    byId('main').focus()
  } catch {
    logIn.elements.password.focus()
  } finally {
    button.disabled = false
  }
})

byId('log-out').addEventListener('click', async () => {
  await call('signOut').catch(() => undefined)
  showLogIn()
})

const root = document.documentElement
root.dataset.theme =
  localStorage.getItem('operator-theme') ?? (matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark')
byId('theme').addEventListener('click', () => {
  root.dataset.theme = root.dataset.theme === 'light' ? 'dark' : 'light'
  localStorage.setItem('operator-theme', root.dataset.theme)
})
byId('theme').title = t('themeSwitch')

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
