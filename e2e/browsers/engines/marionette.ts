import { connect, type Socket } from 'node:net'
import { Capabilities, error as errors, Session } from 'selenium-webdriver'
import type { Command } from 'selenium-webdriver/lib/command'

/**
 * Firefox speaks WebDriver by itself, over a socket and in words of its own; what puts that behind HTTP is not in Debian.
 * These are its words for the commands that journeys use.
 */
const words: Readonly<Record<string, string>> = {
  newSession: 'WebDriver:NewSession',
  quit: 'Marionette:Quit',
  get: 'WebDriver:Navigate',
  getCurrentUrl: 'WebDriver:GetCurrentURL',
  goBack: 'WebDriver:Back',
  refresh: 'WebDriver:Refresh',
  executeScript: 'WebDriver:ExecuteScript',
  executeAsyncScript: 'WebDriver:ExecuteAsyncScript',
  clickElement: 'WebDriver:ElementClick',
  sendKeysToElement: 'WebDriver:ElementSendKeys',
  clearElement: 'WebDriver:ElementClear',
  actions: 'WebDriver:PerformActions',
  clearActions: 'WebDriver:ReleaseActions',
  addCookie: 'WebDriver:AddCookie',
  deleteAllCookies: 'WebDriver:DeleteAllCookies',
  screenshot: 'WebDriver:TakeScreenshot',
  getWindowRect: 'WebDriver:GetWindowRect',
  setWindowRect: 'WebDriver:SetWindowRect',
}

type Reply = [type: 1, id: number, error: Answer['error'] | null, result: Result]

interface Answer {
  error?: { error: string; message: string }
  result?: Result
}

interface Waiting {
  resolve(answer: Answer): void
  reject(error: Error): void
}

/** Calls `hear` with each `<length>:<JSON>` of a socket. */
function readPackets(socket: Socket, hear: (packet: unknown) => void): void {
  let bytes = Buffer.alloc(0)
  socket.on('data', (more) => {
    bytes = Buffer.concat([bytes, more])
    for (let colon = bytes.indexOf(':'); colon > 0; colon = bytes.indexOf(':')) {
      const end = colon + 1 + Number(bytes.subarray(0, colon))
      if (bytes.length < end) return
      hear(JSON.parse(bytes.toString('utf8', colon + 1, end)))
      bytes = bytes.subarray(end)
    }
  })
}

type Result = object & { value?: unknown; sessionId?: string; capabilities?: object }

/** Most results come inside `{value}`, as over HTTP; the first one is the session. */
function unwrapped(result: Result): unknown {
  const { sessionId, capabilities } = result
  if (sessionId && capabilities) return new Session(sessionId, new Capabilities(capabilities))
  return Object.keys(result).join() === 'value' ? result.value : result
}

/** Over HTTP an element stands in the address; here it is a parameter of its own. */
function parametersOf(command: Command): object {
  // A picture is of what is on the screen, as in the other engines, and not of the whole page.
  if (command.getName() === 'screenshot') return { full: false }
  const { id, ...others } = command.getParameters() as { id?: Record<string, string> }
  return id ? { ...others, id: Object.values(id)[0] } : others
}

/** Carries commands of the driver to a Firefox that listens on `port`. */
export class Marionette {
  private readonly waiting = new Map<number, Waiting>()
  private last = 0

  private constructor(private readonly socket: Socket) {
    readPackets(socket, (packet) => {
      // The first packet says who speaks; all others answer.
      if (Array.isArray(packet)) this.settle(packet as Reply)
    })
    socket.once('close', () => {
      for (const { reject } of this.waiting.values()) reject(new Error('Firefox has gone'))
    })
  }

  static to(port: number): Promise<Marionette> {
    const socket = connect(port, '127.0.0.1')
    return new Promise((resolve, reject) => {
      socket.once('connect', () => resolve(new Marionette(socket))).once('error', reject)
    })
  }

  private settle([, id, error, result]: Reply): void {
    const asked = this.waiting.get(id)
    this.waiting.delete(id)
    asked?.resolve(error ? { error } : { result })
  }

  async execute(command: Command): Promise<unknown> {
    const name = words[command.getName()]
    if (!name) throw new Error(`no journey needed ${command.getName()} in Firefox so far`)
    const id = ++this.last
    const packet = Buffer.from(JSON.stringify([0, id, name, parametersOf(command)]))
    const answer = await new Promise<Answer>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject })
      this.socket.write(`${packet.length}:`)
      this.socket.write(packet)
    })
    // Thrown here and not where it came in: its trace leads to the journey.
    if (answer.error) errors.throwDecodedError(answer.error)
    return unwrapped(answer.result ?? {})
  }
}
