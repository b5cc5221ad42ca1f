/** How many turns a place has in a time; strict: none when nobody can count. */
export interface TurnRule {
  count: number
  windowMs: number
  isStrict: boolean
}

const signInRule: TurnRule = { count: 10, windowMs: 15 * 60_000, isStrict: true }
const remembered = 10_000

/** Turns counted by place for all processes of the site, as far as signing in needs them. */
export interface SharedTurns {
  /** 0: a turn was taken; otherwise the milliseconds until there is one. Rejects when nobody can say. */
  take(what: string, ip: string, rule: TurnRule): Promise<number>
  reset(what: string, ip: string): Promise<void>
}

/** Counts turns by where they come from; tries to sign in, unless another rule is given: ten in a quarter of an hour. */
export class Turns {
  private tries = new Map<string, number>()
  private since = 0

  constructor(
    private readonly now: () => number,
    private readonly shared?: SharedTurns,
    private readonly what = 'release console',
    private readonly rule = signInRule,
  ) {}

  async mayTry(address: string): Promise<boolean> {
    if (this.shared) {
      const waitMs = await this.shared.take(this.what, address, this.rule).catch(() => (this.rule.isStrict ? 1 : 0))
      return waitMs === 0
    }
    if (this.now() - this.since > this.rule.windowMs) {
      this.tries = new Map()
      this.since = this.now()
    }
    const count = (this.tries.get(address) ?? 0) + 1
    // A full table lets nobody new in: emptied, it would give everybody ten more tries.
    if (count === 1 && this.tries.size >= remembered) return false
    this.tries.set(address, count)
    return count <= this.rule.count
  }

  async forget(address: string): Promise<void> {
    this.tries.delete(address)
    await this.shared?.reset(this.what, address)
  }
}
