import { readStored, type TextStorage, writeStored } from '@pitchside/base'

const key = 'badBuilds'
const forgetAfterMs = 10 * 60_000

type Marks = Readonly<Record<string, number>>

const isMarks = (value: unknown): value is Marks =>
  typeof value === 'object' && value !== null && Object.values(value).every((at) => typeof at === 'number')

/** Builds that failed in this tab: for ten minutes an earlier version is tried first. */
export class BadBuilds {
  constructor(
    private readonly storage: TextStorage,
    private readonly now: () => number,
  ) {}

  private read(): Marks {
    const marks = readStored(this.storage, key, isMarks) ?? {}
    return Object.fromEntries(Object.entries(marks).filter(([, at]) => this.now() - at < forgetAfterMs))
  }

  isBad(container: string): boolean {
    return container in this.read()
  }

  mark(container: string): void {
    writeStored(this.storage, key, { ...this.read(), [container]: this.now() })
  }

  /** The visitor asked to try again: every version of the remote gets another chance. */
  forgive(containers: readonly string[]): void {
    const marks = Object.entries(this.read()).filter(([container]) => !containers.includes(container))
    writeStored(this.storage, key, Object.fromEntries(marks))
  }
}
