import { fork } from 'node:child_process'

/** Longer than the site needs to end what it has begun: what is cut off then, its data base takes back. */
const patienceMs = 2_000

const hasEnded = ({ exitCode, signalCode }) => exitCode !== null || signalCode !== null

/** Resolves with what the process says of this kind; rejects when it ends without. */
function hear(child, kind) {
  return new Promise((resolve, reject) => {
    const listen = (news) => news.is === kind && done(resolve, news)
    const fail = () => done(reject, new Error(`  the site ended before it was ${kind}: the next change is tried`))
    const done = (settle, value) => {
      child.off('message', listen).off('exit', fail)
      settle(value)
    }
    child.on('message', listen).on('exit', fail)
    if (hasEnded(child)) fail()
  })
}

async function end(child) {
  if (hasEnded(child)) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs)
  await ended
  clearTimeout(timer)
}

/**
 * The site as a process that another one takes the place of, on the same port. `start(bundle)` resolves with its address, or
 * undefined when it does not start; the one before ends only when the code of the next is loaded.
 */
export function siteProcess(wish) {
  let { port } = wish
  let child
  let starting = Promise.resolve()

  async function replace(bundle) {
    const next = fork(bundle, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    try {
      await hear(next, 'loaded')
      if (child) await end(child)
      child = next
      next.send({ ...wish, port })
      const ready = await hear(next, 'ready')
      port = ready.port
      return ready.address
    } catch (error) {
      console.error(error.message)
      return undefined
    }
  }
  return {
    start(bundle) {
      const started = starting.then(() => replace(bundle))
      starting = started
      return started
    },
    /** Resolves when pages get the build. */
    async release(build) {
      await starting
      if (!child?.connected) return
      const released = hear(child, 'released')
      child.send(build)
      await released
    },
    stop: () => (child ? end(child) : undefined),
  }
}
