import { isWorkChallenge, type WorkChallenge } from '@pitchside/contract'

type Answer = { counter: number; derivedKey: string } | null

function answerOf(worker: Worker, challenge: WorkChallenge): Promise<Answer> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data)
    worker.onerror = ({ message }) => reject(new Error(message || 'the worker did not load'))
    worker.postMessage(challenge)
  })
}

/**
 * Solves the puzzle in the data of a refusal beside the page, which stays quick meanwhile. Resolves with what goes along with
 * the same call; undefined where it can't be solved: no workers, no Web Crypto (a page without https), or too slow a device.
 */
export async function doWork(challenge: unknown): Promise<string | undefined> {
  if (!isWorkChallenge(challenge)) return undefined
  let worker: Worker | undefined
  try {
    worker = new Worker(new URL('./work.worker.ts', import.meta.url), { name: 'work' })
    const solution = await answerOf(worker, challenge)
    return solution === null ? undefined : btoa(JSON.stringify({ challenge, solution }))
  } catch (error) {
    console.warn('the puzzle of the server was not solved', error)
    return undefined
  } finally {
    worker?.terminate()
  }
}
