// What people do during the chaos run. A call without an answer is made again with the same key until it is acknowledged.
import { setTimeout as wait } from 'node:timers/promises'

const answerMs = 8_000
const roomUid = 3

/** nginx closes idle connections when it is reloaded; a call that meets such a one is sent again at once, as browsers do. */
const isClosedConnection = ({ cause }) => ['UND_ERR_SOCKET', 'ECONNRESET'].includes(cause?.code)

export function createLoad({ address, writers, giver, giftId, matchIds }) {
  const acked = { lines: [], gifts: [], goals: [] }
  const tries = { calls: 0, failed: 0, refused: 0, resent: 0, log: [] }
  let isOver = false
  const running = []

  async function once(call, { token = '', method = 'GET', body }) {
    const reply = await fetch(`${address}${call}`, {
      method,
      headers: { token, ...(body ? { 'content-type': 'application/json' } : {}) },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(answerMs),
    })
    if (reply.status >= 500) throw new Error(`status ${reply.status}`)
    return reply.json()
  }
  /** Resolves with the answer, however long that takes; undefined when the run ended first. */
  async function insist(call, options) {
    for (;;) {
      const at = Date.now()
      tries.calls += 1
      try {
        const reply = await once(call, options).catch((error) => {
          if (!isClosedConnection(error)) throw error
          tries.resent += 1
          return once(call, options)
        })
        if (reply.code === undefined || reply.code === 0) return reply
        if (reply.reason !== 'internal') {
          tries.refused += 1
          tries.log.push({ at, call: call.split('?')[0], why: reply.reason })
        } else tries.failed += 1
      } catch (error) {
        tries.failed += 1
        tries.log.push({ at, call: call.split('?')[0], why: error.message })
      }
      if (isOver) return undefined
      await wait(150)
    }
  }
  async function write({ id, token }) {
    for (let number = 1; !isOver; number += 1) {
      const text = `line ${id} ${number}`
      const sentAt = Date.now()
      const body = { uid: roomUid, text, nonce: `chaos-${id}-${number}` }
      if (await insist('/api/Live_streaming/sendMessage', { method: 'POST', token, body }))
        acked.lines.push({ text, sentAt, ackedAt: Date.now() })
      await wait(1_050)
    }
  }
  async function give() {
    for (let number = 1; !isOver; number += 1) {
      const nonce = `chaos-gift-${number}`
      const query = new URLSearchParams({ gift_id: giftId, anchor_id: roomUid, num: 1, type: 0, nonce })
      if (await insist(`/api/member/handselGift?${query}`, { token: giver.token })) acked.gifts.push(nonce)
      await wait(400)
    }
  }
  /** A goal has no key: without an answer it is not known whether it fell, and it is not asked for again. */
  async function score() {
    for (let number = 0; !isOver; number += 1) {
      const id = matchIds[number % matchIds.length]
      const reply = await once(`/_dev/match/${id}/goal`, { method: 'POST' }).catch(() => undefined)
      if (reply?.home_score !== undefined)
        acked.goals.push({ id, home: reply.home_score, away: reply.away_score, ackedAt: Date.now() })
      await wait(1_500)
    }
  }
  return {
    acked,
    tries,
    start() {
      running.push(...writers.map(write), give(), score())
    },
    async end() {
      isOver = true
      await Promise.all(running)
    },
  }
}
