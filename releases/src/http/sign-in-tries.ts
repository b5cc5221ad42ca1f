const windowMs = 15 * 60_000
const most = 10
const remembered = 10_000

/** Counts tries to sign in by address: ten in a quarter of an hour. */
export class SignInTries {
  private tries = new Map<string, number>()
  private since = 0

  constructor(private readonly now: () => number) {}

  mayTry(address: string): boolean {
    if (this.now() - this.since > windowMs || this.tries.size > remembered) {
      this.tries = new Map()
      this.since = this.now()
    }
    const count = (this.tries.get(address) ?? 0) + 1
    this.tries.set(address, count)
    return count <= most
  }

  forget(address: string): void {
    this.tries.delete(address)
  }
}
