import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { clientAddress } from '../kernel/client-address'
import { createPlaces } from '../kernel/places'
import { isTooSlow, type Stretch } from './body-pace'
import type { ConnectionLimits } from './connection-limits'
import { endWith, refuse } from './refusal'
import { answerUpgrades } from './upgrades'

/** Requests somebody may send over one connection before the first of them is answered. No browser does that. */
const pipelinedMax = 16

/** A TCP connection and what is asked over it. */
interface Held {
  socket: Socket
  /** The last request and its answer. */
  request?: IncomingMessage
  response?: ServerResponse
  /** Requests that are not answered yet. They share one place: of answers that wait for their turn Node says no end. */
  open: number
  giveBack?: (() => void) | undefined
  isRefused: boolean
  /** Set while a body is on its way. */
  body?: Stretch | undefined
  /** An answer waited to be read when it was looked at last. */
  isUnread: boolean
  /** An answer has ended. */
  answered(): void
}

export interface ConnectionsDeps {
  limits: ConnectionLimits
  trustedProxies: number
}

export interface Connections {
  /** Waits a moment for answers that are owed, never for what strangers still owe us; then nothing is open any more. */
  stop(): Promise<void>
}

function hold(socket: Socket): Held {
  const held: Held = {
    socket,
    open: 0,
    isRefused: false,
    isUnread: false,
    answered() {
      held.open -= 1
      if (held.open > 0) return
      held.giveBack?.()
      held.giveBack = undefined
    },
  }
  return held
}

/** Somebody asked, all of it is here, and the answer isn't. What streams for ever has begun its answer. */
function isOwed({ request, response }: Held): boolean {
  if (!request?.complete || !response || response.destroyed) return false
  return !response.headersSent || (response.writableEnded && !response.writableFinished)
}

/** Nothing moved for a while: an answer that waits for its handler has nothing to move, all else is stuck. */
function mayRest({ request, response }: Held, socket: Socket): boolean {
  return Boolean(request?.complete && response && !response.writableEnded && socket.writableLength === 0)
}

/**
 * Holds the connections of a server: how many a line may have, how many requests of it are under way, and how long anybody
 * is waited for. Everything here is once a connection or once a request, so it is kept small.
 */
export function guardConnections(server: Server, { limits, trustedProxies }: ConnectionsDeps): Connections {
  const { waits } = limits
  const all = new Map<Socket, Held>()
  const connections = createPlaces(limits.connections)
  const calls = createPlaces(limits.calls)
  let isStopping = false

  server.on('connection', (socket: Socket) => {
    const giveBack = trustedProxies > 0 ? () => undefined : connections.take(socket.remoteAddress ?? '')
    if (!giveBack || isStopping) {
      giveBack?.()
      return void socket.destroy()
    }
    const held = hold(socket)
    all.set(socket, held)
    socket.once('close', () => {
      all.delete(socket)
      held.giveBack?.()
      held.giveBack = undefined
      giveBack()
    })
  })

  /** False: the request was answered here. */
  function admit(request: IncomingMessage, response: ServerResponse): boolean {
    const held = all.get(request.socket)
    if (!held || held.isRefused) return false
    held.giveBack ??= calls.take(clientAddress(request, trustedProxies))
    if (!held.giveBack || held.open >= pipelinedMax) {
      held.isRefused = true
      refuse(request, response, 429, 'too-often')
      return false
    }
    held.request = request
    held.response = response
    held.body = undefined
    held.open += 1
    response.on('close', held.answered)
    return true
  }
  const handlers = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[]
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (admit(request, response)) for (const handle of handlers) handle.call(server, request, response)
  })

  function lookAtBody(held: Held, request: IncomingMessage, now: number): void {
    held.body ??= { since: now, bytes: held.socket.bytesRead }
    if (!isTooSlow(held.body, request, waits.body, now)) return
    if (held.response?.headersSent) held.socket.destroy()
    else endWith(request, 408, 'body-too-slow')
  }
  /** Node's own time-out knows whether anything was taken. To have it on every connection costs each call a thirtieth. */
  function lookAtAnswer(held: Held): void {
    const isUnread = held.socket.writableLength > 0
    if (isUnread && !held.isUnread) held.socket.setTimeout(waits.unreadMs)
    held.isUnread = isUnread
  }
  function look(): void {
    const now = performance.now()
    for (const held of all.values()) {
      if (!held.request) continue
      if (held.request.complete) lookAtAnswer(held)
      else lookAtBody(held, held.request, now)
    }
  }
  const looking = setInterval(look, waits.lookMs)
  looking.unref()

  server.on('timeout', (socket: Socket) => {
    const held = all.get(socket)
    if (!held || !mayRest(held, socket)) socket.destroy()
  })
  answerUpgrades(server)

  return {
    async stop() {
      isStopping = true
      const until = performance.now() + waits.stopMs
      while ([...all.values()].some(isOwed) && performance.now() < until) await wait(20)
      clearInterval(looking)
      for (const socket of all.keys()) socket.destroy()
    },
  }
}
