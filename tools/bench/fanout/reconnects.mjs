import { setTimeout as wait } from 'node:timers/promises'
import { openRawClient } from './raw-client.mjs'

/** One client that is cut off again and again and resumes each time from the last number it has seen. */
async function createHopper(port) {
  const hopper = { numbers: [], notRecovered: 0, reconnects: 0 }
  let epoch
  let client
  const onFrame = (text, from) => {
    // What an old socket still had in its pipe is lost, as in life.
    if (from !== client) return
    const frame = JSON.parse(text)
    if (frame.code === 100) hopper.numbers.push(frame.seq)
    else if (frame.data.type === 'subscribed') {
      epoch = frame.data.epoch
      if (frame.data.isRecovered === false) hopper.notRecovered += 1
      if (hopper.numbers.length === 0) hopper.numbers.push(frame.data.seq)
    }
  }
  async function join() {
    client = undefined
    client = await openRawClient(port, '/ws', onFrame)
    const since = hopper.numbers.at(-1)
    client.send({ type: 'subscribe', topic: 'room.1', ...(since === undefined ? {} : { since, epoch }) })
  }
  hopper.hop = async () => {
    client.socket.destroy()
    await join()
    hopper.reconnects += 1
  }
  hopper.end = () => client.socket.destroy()
  await join()
  while (hopper.numbers.length === 0) await wait(5)
  return hopper
}

let hoppers = []

export async function openHoppers({ port, count }) {
  hoppers = await Promise.all(Array.from({ length: count }, () => createHopper(port)))
}

/** Each is cut off so many times while `messages` frames are published; then all must hold every number once, in order. */
export async function hopAll({ times, messages, patienceMs = 30_000 }) {
  const until = Date.now() + patienceMs
  const last = Math.max(...hoppers.map(({ numbers }) => numbers[0])) + messages
  await Promise.all(
    hoppers.map(async (hopper, at) => {
      for (let done = 0; done < times && Date.now() < until; done += 1) {
        // Different pauses, so that cuts fall before, in the middle of and after a batch.
        await wait(20 + ((at * 7 + done * 13) % 60))
        await hopper.hop()
      }
      while (hopper.numbers.at(-1) < last && Date.now() < until) await wait(10)
    }),
  )
  let lost = 0
  let doubled = 0
  for (const { numbers } of hoppers) {
    lost += last - numbers[0] + 1 - new Set(numbers).size
    doubled += numbers.length - new Set(numbers).size
  }
  const result = {
    reconnects: hoppers.reduce((sum, { reconnects }) => sum + reconnects, 0),
    lost,
    doubled,
    disordered: hoppers.filter(({ numbers }) => numbers.some((seq, at) => at > 0 && seq <= numbers[at - 1])).length,
    notRecovered: hoppers.reduce((sum, hopper) => sum + hopper.notRecovered, 0),
  }
  for (const hopper of hoppers) hopper.end()
  return result
}
