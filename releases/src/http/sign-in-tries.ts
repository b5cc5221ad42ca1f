const rule = { count: 10, windowMs: 15 * 60_000, isStrict: true }
const remembered = 10_000

/** Turns counted by place for all processes of the site, as far as signing in needs them. */
export interface SharedTurns {
  /** 0: a turn was taken; otherwise the milliseconds until there is one. Rejects when nobody can say. */
  take(what: string, ip: string, rule: { count: number; windowMs: number; isStrict: boolean }): Promise<number>
  reset(what: string, ip: string): Promise<void>
}

/** Counts tries to sign in by where they come from: ten in a quarter of an hour. */
export class SignInTries {
  private tries = new Map<string, number>()
  private since = 0

  constructor(
    private readonly now: () => number,
    private readonly shared?: SharedTurns,
    private readonly what = 'release console',
  ) {}

  async mayTry(address: string): Promise<boolean> {
    if (this.shared) {
      const waitMs = await this.shared.take(this.what, address, rule).catch(() => 1)
      return waitMs === 0
    }
    if (this.now() - this.since > rule.windowMs) {
      this.tries = new Map()
      this.since = this.now()
    }
    const count = (this.tries.get(address) ?? 0) + 1
    // A full table lets nobody new in: emptied, it would give everybody ten more tries.
    if (count === 1 && this.tries.size >= remembered) return false
    this.tries.set(address, count)
    return count <= rule.count
  }

  async forget(address: string): Promise<void> {
    this.tries.delete(address)
    await this.shared?.reset(this.what, address)
  }
}
