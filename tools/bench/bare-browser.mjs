// A browser that nobody looks into. A driver of tests copies every answer and every frame of a socket to itself, on the main
// thread of the page: of a list of three megabytes that is a third of the time until its first row, which no visitor waits for.
import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { WebSocket } from 'ws'

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const options = ['--headless', '--no-sandbox', '--disable-gpu', '--mute-audio', '--remote-debugging-port=0']
/** Keys that type nothing: their number and name. */
const namedKeys = { Backspace: 8 }

/** One connection for the browser and its pages. */
class Connection {
  #socket
  #last = 0
  #asked = new Map()
  #sessions = new Map()

  constructor(socket) {
    this.#socket = socket
    socket.on('message', (text) => {
      const { id, sessionId, method, params, result, error } = JSON.parse(String(text))
      if (id === undefined) return this.#sessions.get(sessionId)?.emit(method, params)
      const { resolve, reject } = this.#asked.get(id)
      this.#asked.delete(id)
      if (error) reject(new Error(error.message))
      else resolve(result)
    })
  }

  /** Commands and events of a page, or of the browser itself. */
  session(sessionId) {
    const session = new EventEmitter()
    this.#sessions.set(sessionId, session)
    const send = (method, params = {}) =>
      new Promise((resolve, reject) => {
        const id = ++this.#last
        this.#asked.set(id, { resolve, reject })
        this.#socket.send(JSON.stringify({ id, method, params, sessionId }))
      })
    return Object.assign(session, { send })
  }
}

async function addressOf(process_) {
  for await (const line of createInterface({ input: process_.stderr })) {
    const [address] = /ws:\/\/\S+/.exec(line) ?? []
    if (address) return address
  }
  throw new Error('the browser does not say where it listens')
}

/** What a measurement does with a page. Rejects with what the page throws. */
function pageOf(cdp) {
  const thrown = new Promise((_resolve, reject) => {
    cdp.on('Runtime.exceptionThrown', ({ exceptionDetails: { exception, text } }) =>
      reject(new Error(exception?.description ?? text)),
    )
  })
  thrown.catch(() => undefined)
  const evaluate = async (expression) => {
    const asked = { expression, awaitPromise: true, returnByValue: true }
    const { result, exceptionDetails } = await Promise.race([cdp.send('Runtime.evaluate', asked), thrown])
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value
  }
  return {
    cdp,
    evaluate,
    open: (url) => cdp.send('Page.navigate', { url }),
    /** Until an expression is true of the page, which is asked once a frame. */
    async waitFor(expression) {
      while (!(await evaluate(`new Promise((seen) => requestAnimationFrame(() => seen(Boolean(${expression}))))`)));
    },
    async press(key) {
      const named = namedKeys[key]
      const words = named ? { key, windowsVirtualKeyCode: named } : { key, text: key }
      await cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', ...words })
      await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...words })
    },
    scroll: (deltaY) => cdp.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x: 400, y: 400, deltaX: 0, deltaY }),
  }
}

/** Starts a browser with one empty page of the size, in the language. */
export async function openBareBrowser({ width, height, language }) {
  const folder = await mkdtemp(path.join(tmpdir(), 'pitchside-browser-'))
  const own = [`--user-data-dir=${folder}`, `--lang=${language}`, `--accept-lang=${language}`]
  const program = spawn(executablePath, [...options, ...own, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'] })
  const gone = once(program, 'exit')
  const socket = new WebSocket(await addressOf(program), { perMessageDeflate: false })
  await once(socket, 'open')
  const connection = new Connection(socket)
  const browser = connection.session()
  const { targetInfos } = await browser.send('Target.getTargets')
  const { targetId } = targetInfos.find(({ type }) => type === 'page')
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true })
  const cdp = connection.session(sessionId)
  await cdp.send('Runtime.enable')
  await cdp.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false })
  return {
    cdp: browser,
    page: pageOf(cdp),
    async close() {
      await browser.send('Browser.close')
      await gone
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
