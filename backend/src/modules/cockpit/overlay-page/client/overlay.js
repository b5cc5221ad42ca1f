// One overlay of a broadcast: asks every two seconds what the room shows and draws it on nothing.
import { partsOf } from './emotes.js'
import { clockOf, createGoals, createNews } from './news.js'
import { texts } from './texts.js'

const askEveryMs = 2_000
const alertMs = 6_000
const goalMs = 8_000
const { kind } = document.documentElement.dataset
const place = document.querySelector('#overlay')
const asked = new URLSearchParams(location.search).get('lang')
const language = asked in texts ? asked : 'zh'
const t = texts[language]
document.documentElement.lang = language

function h(tag, name, ...children) {
  const element = document.createElement(tag)
  if (name) element.className = name
  element.append(...children)
  return element
}

/** Shows one after the other, each for its time. */
function createQueue(lastsMs) {
  const waiting = []
  let isShowing = false
  function next() {
    const element = waiting.shift()
    isShowing = element !== undefined
    place.replaceChildren(...(element ? [element] : []))
    if (element) setTimeout(next, lastsMs)
  }
  return (element) => {
    // Who comes late to many gifts sees the newest ones.
    if (waiting.push(element) > 10) waiting.shift()
    if (!isShowing) next()
  }
}

/** An emote of the anchor. */
function picture({ name, url }) {
  const image = h('img', 'emote')
  image.src = url
  image.alt = `[${name}]`
  return image
}

function chat() {
  return ({ chat: lines, emotes }) =>
    place.replaceChildren(
      ...lines.toReversed().map((line) => {
        const parts = partsOf(line.text, emotes ?? [])
        const words = h('span', 'words', ...parts.map((part) => (typeof part === 'string' ? part : picture(part))))
        if (/^#[0-9a-f]{6}$/i.test(line.color)) words.style.color = line.color
        return h(
          'p',
          line.is_anchor ? 'line anchor' : line.is_admin ? 'line keeper' : 'line',
          h('b', '', line.name),
          words,
        )
      }),
    )
}

function alerts() {
  const news = createNews()
  const show = createQueue(alertMs)
  const wordsOf = ({ kind: what, gift, num }) => (what === 'gift' ? t.gift(gift, num) : t[what])
  return ({ events }) => {
    for (const event of news(events))
      show(h('div', `alert ${event.kind}`, h('b', '', event.name), h('span', '', wordsOf(event))))
  }
}

function score() {
  let match
  const draw = () =>
    place.replaceChildren(
      ...(match
        ? [
            h(
              'div',
              'bug',
              h('span', 'clock', clockOf(match, Date.now() / 1_000, t.clock)),
              h('span', 'team', match.home_short),
              h('b', 'score', `${match.home_score}–${match.away_score}`),
              h('span', 'team', match.away_short),
            ),
          ]
        : []),
    )
  setInterval(draw, 1_000)
  return (overlay) => {
    match = overlay.match
    draw()
  }
}

function goal() {
  const goals = createGoals()
  const show = createQueue(goalMs)
  return ({ match }) => {
    const fallen = goals(match)
    if (!fallen) return
    const { home, away, home_score: ours, away_score: theirs, scorer } = fallen
    show(
      h('div', 'goal', h('strong', '', t.goal), h('b', '', scorer), h('span', '', `${home} ${ours}–${theirs} ${away}`)),
    )
  }
}

const draw = { chat, alerts, score, goal }[kind]()

async function ask() {
  try {
    const reply = await fetch(document.body.dataset.call, {
      method: 'POST',
      headers: { 'content-type': 'application/json', lang: language },
      body: JSON.stringify({ key: location.hash.slice(1) }),
    })
    const { code, reason, data } = await reply.json()
    if (code === 0) draw(data)
    if (reason === 'overlay-gone') {
      place.replaceChildren(h('p', 'gone', t.gone))
      return
    }
  } catch {
    // The line is gone for a moment: what is drawn stays.
  }
  setTimeout(ask, askEveryMs)
}

addEventListener('hashchange', () => location.reload())
void ask()
