// The audience of `npm run bench fanout`, in a process of its own: raw sockets that only count.
import { setTimeout as wait } from 'node:timers/promises'
import { openRawClient } from './raw-client.mjs'
import { hopAll, openHoppers } from './reconnects.mjs'

const groups = { library: [], direct: [], plain: [] }
const delays = []

/** Every hundredth client reads the time in the frames. */
function noteDelay(text) {
  const sentAt = /"title":"(\d+) /.exec(text)?.[1]
  if (sentAt) delays.push(Date.now() - Number(sentAt))
}

async function open({ port, way, count }) {
  for (let done = 0; done < count; done += 50) {
    const some = Array.from({ length: Math.min(50, count - done) }, (_, at) =>
      openRawClient(port, way === 'plain' ? '/plain' : '/ws', (done + at) % 100 === 0 ? noteDelay : undefined),
    )
    for (const client of await Promise.all(some)) {
      groups[way].push(client)
      if (way !== 'plain') client.send({ type: 'subscribe', topic: 'room.1' })
    }
  }
}

const counted = (list) => list.reduce((sum, client) => sum + client.frames, 0)

/** Waits until every client of a group that reads has so many frames since the last reset, or nothing comes any more. */
async function settle({ way, frames, patienceMs = 30_000 }) {
  const readers = groups[way].filter(({ socket }) => !socket.isPaused())
  const total = readers.length * frames
  const until = Date.now() + patienceMs
  while (counted(readers) < total && Date.now() < until) await wait(20)
  const sorted = delays.sort((a, b) => a - b)
  const result = {
    received: counted(readers),
    expected: total,
    isExact: readers.every((client) => client.frames === frames),
    p50: sorted[sorted.length >> 1],
    p99: sorted[Math.floor(sorted.length * 0.99)],
  }
  for (const client of groups[way]) client.frames = 0
  delays.length = 0
  return result
}

/** The first clients of the usual writer stop to read. */
function pause({ count }) {
  for (const { socket } of groups.library.slice(0, count)) socket.pause()
}

const heartbeat = setInterval(() => {
  for (const client of [...groups.library, ...groups.direct]) if (!client.isClosed) client.send({ type: 'heartbeat' })
}, 25_000)
heartbeat.unref()

const tasks = { open, settle, pause, openHoppers, hopAll }
process.on('message', ({ id, task, ...request }) => {
  Promise.resolve(tasks[task](request)).then(
    (result) => process.send({ id, result }),
    (error) => process.send({ id, error: String(error?.stack ?? error) }),
  )
})
process.send({ id: 0 })
