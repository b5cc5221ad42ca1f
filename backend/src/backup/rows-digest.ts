import { createHash } from 'node:crypto'

const modulus = 1n << 256n

export interface RowsDigest {
  add(row: string): void
  rows(): number
  value(): string
}

/** Digest of rows whatever their order: the sum of their hashes. */
export function createRowsDigest(): RowsDigest {
  let sum = 0n
  let rows = 0
  return {
    add(row) {
      rows += 1
      sum = (sum + BigInt(`0x${createHash('sha256').update(row).digest('hex')}`)) % modulus
    },
    rows: () => rows,
    value: () => sum.toString(16).padStart(64, '0'),
  }
}
