import type { WorkChallenge } from '@pitchside/contract'
import { solve } from './solve'

// One puzzle, one answer. What can't be solved is answered as well: a page hears nothing of a promise that fails in here.
addEventListener('message', async ({ data }: MessageEvent<WorkChallenge>) => {
  postMessage(await solve(data).catch(() => null))
})
