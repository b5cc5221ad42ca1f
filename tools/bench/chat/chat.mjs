// A thousand messages a minute arrive in an open thread of the built site. Goal: no task of the page takes over 50 ms of CPU
// (a task that waits for its turn on a busy machine is not a long one), few rows, the last message there. Beside it the
// same page without messages.
import { chromium } from '@playwright/test'
import { recordTasks } from '../record-tasks.mjs'
import { startSite } from '../site.mjs'
import { logIn } from './log-in.mjs'

const perMinute = 1_000
const seconds = Number(process.env.BENCH_SECONDS ?? 60)
const quietSeconds = 10
/** Rows of a thread that the page may hold. */
const mostRows = 120
const peerId = 3

/** Long tasks of the page while `work` runs, by the CPU time they took and by the clock. */
async function watchTasks(page, work) {
  await page.evaluate(() => {
    window.wallTasks = []
    window.taskWatch = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.wallTasks.push(Math.round(entry.duration))
    })
    window.taskWatch.observe({ entryTypes: ['longtask'] })
  })
  const stop = await recordTasks(await page.context().browser().newBrowserCDPSession())
  await work()
  const { longTasks, longest, busy } = await stop()
  const wall = await page.evaluate(() => {
    window.taskWatch.disconnect()
    return window.wallTasks
  })
  return { longTasks, longest, busy, wall: wall.length, wallLongest: Math.max(0, ...wall) }
}

const rowOf = ({ longTasks, longest, busy, wall, wallLongest }, seconds) => ({
  'tasks over 50 ms of CPU': longTasks,
  'longest, ms': Math.round(longest),
  'CPU of the page, %': Math.round(busy / (seconds * 10)),
  'over 50 ms by the clock': wall,
  'longest by the clock': wallLongest,
})

/** A page whose socket also hears what the bench says. */
async function openThread(browser, address, person) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
  await context.addCookies([{ name: 'token', value: person.token, url: address }])
  await context.addInitScript((user) => localStorage.setItem('userInfo', user), JSON.stringify(person))
  const page = await context.newPage()
  let say = () => undefined
  await page.routeWebSocket(/\/ws$/, (socket) => {
    socket.connectToServer()
    say = (frame) => socket.send(JSON.stringify(frame))
  })
  await page.goto(`${address}/chat-chat?id=${peerId}`)
  await page.locator('main [role="log"] [data-row]').first().waitFor()
  await page.waitForTimeout(3_000)
  return { page, say: (frame) => say(frame) }
}

const frameOf = (me, sequence, text) => ({
  code: 100,
  topic: `user.${me}`,
  data: {
    type: 'private_message',
    message: {
      ID: String(9_000_000 + sequence),
      conversationID: `C2C${peerId}`,
      conversationType: 'C2C',
      from: String(peerId),
      to: String(me),
      nick: 'bench',
      avatar: '',
      time: Math.floor(Date.now() / 1000),
      sequence,
      type: 'TIMTextElem',
      payload: { text },
      isPeerRead: false,
      isRevoked: false,
    },
  },
})

async function lastSequence(address, token) {
  const reply = await fetch(`${address}/api/chat/conversations`, { headers: { token } })
  const { data } = await reply.json()
  return data.conversationList.find((row) => row.conversationID === `C2C${peerId}`).lastSequence
}

export async function bench() {
  const site = await startSite()
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--mute-audio'] })
  try {
    const person = await logIn(site.address, '86-13900000001')
    const from = await lastSequence(site.address, person.token)
    const { page, say } = await openThread(browser, site.address, person)
    const quiet = await watchTasks(page, () => page.waitForTimeout(quietSeconds * 1_000))
    const total = Math.round((perMinute * seconds) / 60)
    const burst = await watchTasks(page, async () => {
      const started = performance.now()
      for (let number = 1; number <= total; number += 1) {
        say(frameOf(person.id, from + number, `消息 ${number} [赞] 半场见，${'边路'.repeat(number % 12)}`))
        const due = started + (number * 60_000) / perMinute
        await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
      }
      await page.getByText(`消息 ${total} `, { exact: false }).first().waitFor()
    })
    const rows = await page.locator('main [role="log"] [data-row]').count()
    const unreadOnce = await page.getByText(`消息 ${total} `, { exact: false }).count()
    console.log(`\nchat: ${total} messages in ${seconds} s (${perMinute} a minute) into an open thread`)
    console.table({ quiet: rowOf(quiet, quietSeconds), 'with messages': rowOf(burst, seconds) })
    console.log(`rows in the page: ${rows}; the last message stands there ${unreadOnce} times (thread and list)`)
    return burst.longTasks === 0 && rows <= mostRows
  } finally {
    await browser.close()
    await site.stop()
  }
}
