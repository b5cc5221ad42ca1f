// The audience of `npm run soak`, in a process of its own: viewers that only count, and people who write and give.
import { setTimeout as wait } from 'node:timers/promises'
import { openRawClient } from '../bench/fanout/raw-client.mjs'

const mark = 'soak-line'
const viewers = []
const acked = { lines: new Map(), gifts: 0, bubbles: 0 }
const failed = new Map()
const running = []
let isOver = false

const addTo = (map, key, count = 1) => map.set(key, (map.get(key) ?? 0) + count)

/** Numbers of a room's entries follow one another: whatever is missing was lost, whatever comes again was doubled. */
function createViewer(room) {
  const viewer = {
    room,
    seq: undefined,
    lines: 0,
    room_frames: 0,
    others: 0,
    lost: 0,
    doubled: 0,
    isReady: false,
    client: undefined,
  }
  viewer.onFrame = (text) => {
    if (text.startsWith('{"code":101')) {
      if (text.includes(`"topic":"room.${room}"`) && text.includes('"type":"subscribed"')) {
        viewer.seq = Number(/"seq":(\d+)/.exec(text)?.[1])
        viewer.isReady = true
      }
      return
    }
    if (!text.includes(`"topic":"room.${room}"`)) {
      viewer.others += 1
      return
    }
    const { seq, data } = JSON.parse(text)
    viewer.room_frames += 1
    if (seq !== undefined && viewer.seq !== undefined) {
      if (seq <= viewer.seq) viewer.doubled += 1
      else viewer.lost += seq - viewer.seq - 1
      viewer.seq = Math.max(viewer.seq, seq)
    }
    if (data.type === 'chat' && data.message?.text?.startsWith(mark)) viewer.lines += 1
  }
  return viewer
}

async function open({ port, count, rooms }) {
  for (let done = 0; done < count; done += 25) {
    const some = Array.from({ length: Math.min(25, count - done) }, async (_, at) => {
      const viewer = createViewer(rooms[(done + at) % rooms.length])
      viewer.client = await openRawClient(port, '/ws', viewer.onFrame)
      viewer.client.send({ type: 'register', info: 'web' })
      for (const topic of [`room.${viewer.room}`, 'match.football', 'goals'])
        viewer.client.send({ type: 'subscribe', topic })
      viewers.push(viewer)
    })
    await Promise.all(some)
  }
  for (let tries = 0; tries < 300 && !viewers.every(({ isReady }) => isReady); tries += 1) await wait(100)
  return viewers.filter(({ isReady }) => isReady).length
}

async function call(address, path, { token, body }) {
  try {
    const reply = await fetch(`${address}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { token, ...(body ? { 'content-type': 'application/json' } : {}) },
      body: body && JSON.stringify(body),
    }).then((answer) => answer.json())
    if (reply.code === 0) return true
    addTo(failed, `${path.split('?')[0]} ${reply.reason}`)
  } catch (error) {
    addTo(failed, `${path.split('?')[0]} ${error.message}`)
  }
  return false
}

/** Somebody who writes a line into one room about every two seconds. */
async function write(address, token, room, who) {
  await wait(Math.random() * 2_000)
  for (let number = 1; !isOver; number += 1) {
    const body = { uid: room, text: `${mark} ${who} ${number}`, nonce: `soak-${who}-${number}` }
    if (await call(address, '/api/Live_streaming/sendMessage', { token, body })) addTo(acked.lines, room)
    await wait(1_800 + Math.random() * 400)
  }
}

/** Gifts and coloured lines over the picture, from room to room. */
async function give(address, token, rooms, giftId) {
  for (let number = 1; !isOver; number += 1) {
    const room = rooms[number % rooms.length]
    const gift = new URLSearchParams({
      gift_id: giftId,
      anchor_id: room,
      num: 1,
      type: 0,
      nonce: `soak-gift-${number}`,
    })
    if (await call(address, `/api/member/handselGift?${gift}`, { token })) acked.gifts += 1
    const bubble = new URLSearchParams({
      uid: room,
      info: `soak ${number}`,
      gift_id: 1,
      nonce: `soak-bubble-${number}`,
    })
    if (number % 3 === 0 && (await call(address, `/api/Barrage/send?${bubble}`, { token }))) acked.bubbles += 1
    await wait(600)
  }
}

function start({ address, writers, giver, giftId, rooms }) {
  for (const [index, token] of writers.entries())
    running.push(write(address, token, rooms[index % rooms.length], index))
  running.push(give(address, giver, rooms, giftId))
}

const sum = (list, part) => list.reduce((total, one) => total + one[part], 0)

/** Ends what people do; waits until every viewer has what was acknowledged in its room, or nothing comes any more. */
async function end({ patienceMs = 20_000 } = {}) {
  isOver = true
  await Promise.all(running)
  const missing = () =>
    viewers.reduce((total, { room, lines }) => total + Math.max(0, (acked.lines.get(room) ?? 0) - lines), 0)
  const until = Date.now() + patienceMs
  while (missing() > 0 && Date.now() < until) await wait(100)
  return {
    lines: [...acked.lines.values()].reduce((a, b) => a + b, 0),
    gifts: acked.gifts,
    bubbles: acked.bubbles,
    failed: Object.fromEntries(failed),
    delivered: sum(viewers, 'room_frames'),
    others: sum(viewers, 'others'),
    missing: missing(),
    lost: sum(viewers, 'lost'),
    doubled: sum(viewers, 'doubled'),
    cut: viewers.filter(({ client }) => client.isClosed).length,
  }
}

const heartbeat = setInterval(() => {
  for (const { client } of viewers) if (!client.isClosed) client.send({ type: 'heartbeat' })
}, 25_000)
heartbeat.unref()

const tasks = { open, start: async (order) => start(order), end }
process.on('message', ({ id, task, ...order }) => {
  Promise.resolve(tasks[task](order)).then(
    (result) => process.send({ id, result }),
    (error) => process.send({ id, error: String(error?.stack ?? error) }),
  )
})
process.send({ id: 0 })
