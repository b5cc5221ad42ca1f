import { fork } from 'node:child_process'
import path from 'node:path'
import { repositoryRoot } from '@pitchside/build/packages'

/** A child process that answers requests: `ready` is what it says first, `ask` resolves with its answer. */
export async function startPeer(file, { isTypeScript = false } = {}) {
  const [entry, args] = isTypeScript ? ['tools/run.mjs', [file]] : [file, []]
  const child = fork(path.join(repositoryRoot, entry), args, { cwd: repositoryRoot, execArgv: ['--expose-gc'] })
  const waiting = new Map()
  let lastId = 0
  const answer = (id) => new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
  child.on('message', ({ id, result, error }) => {
    const waiter = waiting.get(id)
    waiting.delete(id)
    if (error) waiter?.reject(new Error(`${file}: ${error}`))
    else waiter?.resolve(result)
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.once('exit', (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`${file} ended with ${code}`))
  })
  const ready = await answer(0)
  return {
    ready,
    ask(request) {
      lastId += 1
      child.send({ id: lastId, ...request })
      return answer(lastId)
    },
    async stop() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
