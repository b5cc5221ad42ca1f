// Runs in the browser: the list page of this tree with its real store, components, client and socket; or the yardstick.
import { configureHttp } from '@pitchside/http'
import { addTexts, startI18n } from '@pitchside/i18n'
import { Link, QueryClient, QueryClientProvider } from '@pitchside/platform'
import { socket } from '@pitchside/socket'
import { setDefaultLink } from '@pitchside/ui'
import '@pitchside/ui/styles.css'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { MatchListPage } from '../../../remote-scores/src/features/match-list/match-list-page'
import texts from '../../../remote-scores/src/i18n/zh.json'
import { PlainList } from './plain-list'

const frames = { count: 0, mostRows: 0, isOn: false }
const longTasks = []
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) longTasks.push(duration)
}).observe({ type: 'longtask' })
const rowCount = () => document.querySelectorAll('[data-row]').length
function sample() {
  if (frames.isOn) {
    frames.count += 1
    if (frames.count % 5 === 0) frames.mostRows = Math.max(frames.mostRows, rowCount())
  }
  requestAnimationFrame(sample)
}
requestAnimationFrame(sample)

/** From the end of the reply to the frame that shows the first row. */
const firstPaint = new Promise((resolve) => {
  new MutationObserver((_changes, observer) => {
    if (rowCount() === 0) return
    observer.disconnect()
    requestAnimationFrame(() =>
      setTimeout(() => {
        const [reply] = performance.getEntriesByType('resource').filter(({ name }) => /football_match$/i.test(name))
        resolve(performance.now() - (reply?.responseEnd ?? 0))
      }),
    )
  }).observe(document, { childList: true, subtree: true })
})

const pairOf = (row) => `${row.home_score} - ${row.away_score}`
/** Rows in the document whose score or corners are not those of the server. */
function wrongRows(truth) {
  return [...document.querySelectorAll('[data-row]')].filter((element) => {
    const row = truth.get(Number(element.dataset.row))
    if (!row || row.status === 1) return false
    const text = element.textContent
    return !text.includes(pairOf(row)) || !text.includes(`${row.home_corner}-${row.away_corner}`)
  }).length
}

const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
const truthNow = async () => new Map((await (await fetch('/truth')).json()).map((row) => [row.id, row]))

let openedAt = 0
socket.onStatus((status) => {
  if (status === 'open') openedAt = performance.now()
})

globalThis.bench = {
  firstPaint,
  begin() {
    longTasks.length = 0
    Object.assign(frames, { count: 0, mostRows: 0, isOn: true })
  },
  finish() {
    frames.isOn = false
    return { ...frames, longTasks: longTasks.length, longest: Math.max(0, ...longTasks) }
  },
  status: () => socket.status(),
  /** Time from the open socket to a document without a wrong row; then the whole list is looked through. */
  async resync() {
    const truth = await truthNow()
    window.dispatchEvent(new Event('online'))
    // The socket may be back already.
    while (socket.status() !== 'open') await frame()
    const openAt = openedAt
    while (wrongRows(truth) > 0 && performance.now() - openAt < 20_000) await frame()
    const ms = performance.now() - openAt
    let wrong = 0
    let seen = 0
    for (let y = 0; y < document.documentElement.scrollHeight; y += 900) {
      window.scrollTo(0, y)
      await frame()
      await frame()
      seen += rowCount()
      wrong += wrongRows(truth)
    }
    window.scrollTo(0, 0)
    return { ms, wrong, seen }
  },
}

await startI18n('zh', {})
addTexts('scores', texts)
setDefaultLink(Link)
configureHttp({
  baseUrl: '/',
  language: () => 'zh',
  notices: { showError: () => undefined, askSessionLost: () => undefined, showLoginNeeded: () => undefined },
})
socket.start({ url: () => `ws://${location.host}/ws`, ticket: async () => undefined })
const queryClient = new QueryClient({ defaultOptions: { queries: { retry: 0, refetchOnWindowFocus: false } } })
const isPlain = new URLSearchParams(location.search).has('plain')
createRoot(document.querySelector('#root')).render(
  <QueryClientProvider client={queryClient}>
    <BrowserRouter>{isPlain ? <PlainList /> : <MatchListPage sport="football" />}</BrowserRouter>
  </QueryClientProvider>,
)
