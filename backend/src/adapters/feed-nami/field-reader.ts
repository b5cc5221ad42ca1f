import { isRecord } from '@pitchside/base'

/**
 * Reads what the provider sends field by field. A field that is not what it should be is left out and counted; the rest
 * of its row still counts.
 */
export class FieldReader {
  /** Fields and rows refused so far, by name. */
  readonly refused = new Map<string, number>()

  get count(): number {
    return [...this.refused.values()].reduce((sum, value) => sum + value, 0)
  }

  refuse(name: string): undefined {
    this.refused.set(name, (this.refused.get(name) ?? 0) + 1)
    return undefined
  }

  /** A whole number within bounds; numbers as text are numbers. Absent is no fault. */
  integer(value: unknown, name: string, min: number, max: number): number | undefined {
    if (value === undefined || value === null || value === '') return undefined
    const number = typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value
    return Number.isInteger(number) && (number as number) >= min && (number as number) <= max
      ? (number as number)
      : this.refuse(name)
  }

  decimal(value: unknown, name: string, min: number, max: number): number | undefined {
    if (value === undefined || value === null || value === '') return undefined
    const number = typeof value === 'string' ? Number(value) : value
    return typeof number === 'number' && Number.isFinite(number) && number >= min && number <= max
      ? number
      : this.refuse(name)
  }

  /** Text without control characters, cut to a length that fits a page. */
  text(value: unknown, name: string, chars = 80): string | undefined {
    if (value === undefined || value === null || value === '') return undefined
    if (typeof value !== 'string') return this.refuse(name)
    return value
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, chars)
  }

  list(value: unknown, name: string): readonly unknown[] {
    if (value === undefined || value === null) return []
    if (Array.isArray(value)) return value
    this.refuse(name)
    return []
  }

  records(value: unknown, name: string): Record<string, unknown>[] {
    return this.list(value, name).filter((row): row is Record<string, unknown> => {
      if (isRecord(row)) return true
      this.refuse(name)
      return false
    })
  }

  /** Ids are numbers, or words of some plans: a word becomes a number that is the same every time. */
  id(value: unknown, name: string): number | undefined {
    if (typeof value === 'string' && /^[a-z0-9]{6,32}$/i.test(value) && !/^\d+$/.test(value)) return wordId(value)
    return this.integer(value, name, 1, 2 ** 40) ?? (value === undefined ? this.refuse(name) : undefined)
  }
}

/** Above every number the provider uses; 48 bits of FNV-1a, so that two words never meet in practice. */
function wordId(word: string): number {
  let hash = 0xcbf29ce484222325n
  for (const letter of word) hash = ((hash ^ BigInt(letter.charCodeAt(0))) * 0x100000001b3n) & 0xffffffffffffffffn
  return 2 ** 41 + Number(hash >> 16n) * 8
}
