import type { Random } from '../../kernel/random'

/** Equal shares; what can't be divided goes to the first ones, a tenth each. */
export function equalShares(tenths: number, count: number): number[] {
  const each = Math.floor(tenths / count)
  const rest = tenths - each * count
  return Array.from({ length: count }, (_, index) => each + (index < rest ? 1 : 0))
}

/**
 * Random shares: each is at least a tenth and less than twice the mean of what is left, so that early and late ones can
 * expect the same; the last takes the rest.
 */
export function randomShares(tenths: number, count: number, { integer }: Pick<Random, 'integer'>): number[] {
  let left = tenths
  return Array.from({ length: count }, (_, index) => {
    const remaining = count - index
    if (remaining === 1) return left
    const cap = Math.min(Math.floor((2 * left) / remaining) - 1, left - (remaining - 1))
    const share = integer(1, Math.max(1, cap))
    left -= share
    return share
  })
}
