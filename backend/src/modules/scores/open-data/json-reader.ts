import { OpenDataError } from './open-data-error'

/** A value of a JSON file together with its place, for messages that say where: the file, then the way inside. */
export class JsonPlace {
  constructor(
    readonly value: unknown,
    readonly place: string,
  ) {}

  fail(what: string): never {
    throw new OpenDataError(`${this.place}: ${what}`)
  }

  get isAbsent(): boolean {
    return this.value === undefined || this.value === null
  }

  at(key: string): JsonPlace {
    return new JsonPlace(this.#object()[key], `${this.place}, ${key}`)
  }

  /** Something that was found inside, under a name of its own. */
  inside(value: unknown, name: string): JsonPlace {
    return new JsonPlace(value, `${this.place}, ${name}`)
  }

  has(key: string): boolean {
    return this.#object()[key] !== undefined
  }

  keys(): string[] {
    return Object.keys(this.#object())
  }

  #object(): Record<string, unknown> {
    const { value } = this
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      this.fail(`expected an object, found ${kindOf(value)}`)
    return value as Record<string, unknown>
  }

  list(): unknown[] {
    if (!Array.isArray(this.value)) this.fail(`expected a list, found ${kindOf(this.value)}`)
    return this.value as unknown[]
  }

  /** Text without spaces around it; empty when absent. */
  text(): string {
    if (this.isAbsent) return ''
    if (typeof this.value !== 'string') this.fail(`expected text, found ${kindOf(this.value)}`)
    return (this.value as string).trim()
  }

  /** A number of goals. */
  count(most = 200): number {
    const { value } = this
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > most)
      this.fail(`expected a whole number from 0 to ${most}, found ${kindOf(value)}`)
    return value as number
  }
}

export function kindOf(value: unknown): string {
  if (value === null || value === undefined) return 'nothing'
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'string') return `the text "${value.slice(0, 40)}"`
  return typeof value === 'object' ? 'an object' : `${typeof value} ${String(value)}`
}

/** Parses JSON; a file that ends too early or is no JSON gives a sentence instead of a parser's riddle. */
export function parseJson(text: string, file: string): JsonPlace {
  const body = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text
  if (body.trim() === '') throw new OpenDataError(`${file} is empty`)
  try {
    return new JsonPlace(JSON.parse(body), file)
  } catch (error) {
    const isCut = !/[}\]]\s*$/.test(body)
    const detail = error instanceof Error ? error.message : String(error)
    throw new OpenDataError(`${file} is not valid JSON${isCut ? ', it seems to be cut off' : ''}: ${detail}`)
  }
}
