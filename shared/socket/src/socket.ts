import type { Disposer } from '@pitchside/base'
import { type ClientFrame, frameCode, type LoginFrame, type ServerFrame, type Topic } from '@pitchside/contract'
import { Connection, type SocketStatus } from './connection'
import { type Subscription, type TopicListener, Topics } from './topics'

export interface SocketOptions {
  url(): string
  ticket(): Promise<string | undefined>
}

/** Odds company and list of the page, told to the server on every open. Source: specification section 4. */
interface Preferences {
  companyId: number
  classifyType: 0 | 1
}

const listeners = {
  status: new Set<(status: SocketStatus) => void>(),
  login: new Set<(frame: LoginFrame) => void>(),
}
const preferences: Preferences = { companyId: 2, classifyType: 0 }
let status: SocketStatus = 'connecting'
let connection: Connection | undefined
let qrCode: string | undefined

const topics = new Topics((frame) => connection?.send(frame) ?? false)

function dispatch(frame: ServerFrame): void {
  if (frame.code === frameCode.ack) topics.acknowledge(frame)
  else if (frame.code === frameCode.login) for (const listener of [...listeners.login]) listener(frame)
  else topics.receive(frame)
}

function onOpen(send: (frame: ClientFrame) => void): void {
  send({ type: 'toggle', company_id: preferences.companyId })
  send({ type: 'classify', classify_type: preferences.classifyType })
  if (qrCode) send({ type: 'login', code: qrCode })
  topics.resume(send)
}

function setStatus(next: SocketStatus): void {
  if (next === status) return
  status = next
  for (const listener of [...listeners.status]) listener(next)
}

function listen<T>(set: Set<T>, listener: T): Disposer {
  set.add(listener)
  return () => void set.delete(listener)
}

/** The one socket of the page, shared by host and remotes. */
export const socket = {
  /** Opens the socket; called once by the shell. */
  start(options: SocketOptions): Disposer {
    if (connection) throw new Error('the socket is already started')
    connection = new Connection({ ...options, onOpen, onFrame: dispatch, onStatus: setStatus })
    const stop = connection.start()
    return () => {
      stop()
      connection = undefined
    }
  },
  /** Listens to a topic until the disposer is called; its `resumeFrom` joins a snapshot to what is heard. */
  subscribe(topic: Topic, listener: TopicListener | TopicListener['onData']): Subscription {
    return topics.subscribe(topic, typeof listener === 'function' ? { onData: listener } : listener)
  },
  /** Odds company whose prices this page shows. */
  setCompany(companyId: number): void {
    preferences.companyId = companyId
    connection?.send({ type: 'toggle', company_id: companyId })
  },
  /** 0 football, 1 basketball. */
  setClassify(classifyType: 0 | 1): void {
    preferences.classifyType = classifyType
    connection?.send({ type: 'classify', classify_type: classifyType })
  },
  /** Waits for the scan of a QR log-in code; frames come until the disposer is called. */
  followLogin(code: string, listener: (frame: LoginFrame) => void): Disposer {
    qrCode = code
    connection?.send({ type: 'login', code })
    const stop = listen(listeners.login, listener)
    return () => {
      if (qrCode === code) qrCode = undefined
      stop()
    }
  },
  /** Registers again, as the user who is signed in now. */
  restart(): void {
    connection?.restart()
  },
  status: (): SocketStatus => status,
  onStatus: (listener: (status: SocketStatus) => void): Disposer => listen(listeners.status, listener),
  /** Number of subscribed topics, for leak checks. */
  topics: (): number => topics.size,
}
