import { Failure } from '../../kernel/failure'
import type { Kernel } from '../../kernel/kernel'
import type { Interest } from './interest/interest.service'
import { type MarkName, marks, toggleMark } from './toggles.queries'

const toggleRate = { count: 30, windowMs: 60_000 }

/** Puts a mark on or takes it off, at most thirty in a minute, and lets the writer know. */
export function createToggle({ db, clock, limiter }: Pick<Kernel, 'db' | 'clock' | 'limiter'>, interest: Interest) {
  return async (mark: MarkName, id: number, userId: number) => {
    await limiter.require(`toggle:${userId}`, toggleRate)
    const state = await toggleMark(db, marks[mark], id, userId, clock.now())
    if (!state) throw new Failure('not-found')
    await interest.marked(mark, id, userId, state.isOn)
    return state
  }
}
