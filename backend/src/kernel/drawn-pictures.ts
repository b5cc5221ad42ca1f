import { createTurns } from './in-turns'
import { RecentCache } from './recent-cache'

/** Pictures that are drawn when somebody first asks for them, one at a time: many new ones must not take all cores. */
export interface DrawnPictures {
  has(key: string): boolean
  /** Drawn once for all who ask at a time. What failed may come the next time. */
  get(key: string, draw: () => Promise<Buffer>): Promise<Buffer>
}

export function createDrawnPictures(mostKept: number): DrawnPictures {
  const recent = new RecentCache<Promise<Buffer>>(mostKept)
  const inTurn = createTurns(1)
  return {
    has: (key) => recent.has(key),
    get: (key, draw) =>
      recent.get(key, () => {
        const drawn = inTurn(draw)
        drawn.catch(() => recent.forget(key))
        return drawn
      }),
  }
}
