import { call } from '@pitchside/http'
import { type ListPage, pageFrom } from '@pitchside/parts'

/** Level of the member; points as the server writes them, 1 per yellow diamond with one decimal. */
export interface LevelState {
  level: number
  points: number
  /** Points at which this level began and the next begins. */
  from: number
  to: number
  missing: number
  /** First level of each badge with its points. */
  badges: readonly { level: number; points: number }[]
}

export async function loadLevel(signal?: AbortSignal): Promise<LevelState> {
  const wire = await call('getLevel', {}, { isQuiet: true, signal })
  return {
    level: wire.level,
    points: Number(wire.current_exp),
    from: Number(wire.level_exp),
    to: Number(wire.next_exp),
    missing: Number(wire.difference),
    badges: wire.levels.map(({ level, exp }) => ({ level, points: Number(exp) })),
  }
}

/** One line of the experience log. */
export interface ExperienceLine {
  id: number
  atMs: number
  /** Text key under `levels.source`. */
  source: string
  points: number
}

export async function loadExperience(page: number, signal?: AbortSignal): Promise<ListPage<ExperienceLine>> {
  const reply = await call('listExperience', { page }, { isQuiet: true, signal })
  return pageFrom(reply, ({ id, addtime, source, exp }) => ({ id, atMs: addtime * 1_000, source, points: Number(exp) }))
}
