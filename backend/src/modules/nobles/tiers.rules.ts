import { limits, type RoomNoble } from '@pitchside/contract'

/** A rank of nobility. Diamonds are whole; horns and barrages are free ones per month. */
export interface NobleTier {
  id: number
  name: string
  mount: string
  /** Name of the entrance scene the browser plays. */
  scene: string
  color: string
  diamonds: number
  renewDiamonds: number
  horns: number
  barrages: number
}

const tier = (
  id: number,
  [name, mount, scene, color]: [string, string, string, string],
  [diamonds, renewDiamonds, horns]: [number, number, number],
): NobleTier => ({
  id,
  name,
  mount,
  scene,
  color,
  diamonds,
  renewDiamonds,
  horns,
  barrages: limits.freeAdvertisementBarrages,
})

/** All ranks, the lowest first; the colours are those of the design's tiers. */
export const nobleTiers: readonly NobleTier[] = [
  tier(1, ['骑士', '疾风', 'stallion', '#9fb3c8'], [98, 88, 1]),
  tier(2, ['子爵', '雪豹', 'leopard', '#4fd1a5'], [298, 268, 3]),
  tier(3, ['伯爵', '白虎', 'tiger', '#5b9dff'], [888, 798, 6]),
  tier(4, ['侯爵', '雄狮', 'lion', '#b07cff'], [2_888, 2_598, 10]),
  tier(5, ['公爵', '夜航', 'gryphon', '#ff6a88'], [8_888, 7_988, 18]),
  tier(6, ['国王', '金龙', 'dragon', '#ffc53d'], [28_888, 25_888, 30]),
]

export function tierOf(id: number): NobleTier | undefined {
  return nobleTiers.find((candidate) => candidate.id === id)
}

/** How a noble comes into a room. */
export function entranceOf({ id, mount, scene, color }: NobleTier): RoomNoble {
  return { guard_name: mount, guard_icon: `tier:${id}`, guard_swf: scene, color }
}
