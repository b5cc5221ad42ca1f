import type { EnvironmentDocument } from '../core/document'
import { type Resolution, resolveRelease } from '../core/resolve'
import type { ReleaseStore } from '../store/release-store'

const pollMs = 1000

/** The newest release of an environment, kept up to date while other processes promote and roll back. */
export class CurrentRelease {
  private newest: EnvironmentDocument | undefined
  private resolved: Resolution | undefined
  private refreshing: Promise<void> | undefined
  private stopWatching: () => void = () => undefined

  constructor(
    private readonly store: ReleaseStore,
    private readonly environment: string,
    private readonly onChange: (document: EnvironmentDocument) => void,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Undefined until a host is promoted. */
  get resolution(): Resolution | undefined {
    return this.resolved
  }

  get document(): EnvironmentDocument | undefined {
    return this.newest
  }

  /** Reads the newest document and follows the store from then on. */
  async start(): Promise<void> {
    await this.refresh()
    const look = () => void this.refresh().catch(this.onError)
    const unwatch = this.store.watch(this.environment, look)
    // Not every place tells of changes of other processes.
    const timer = setInterval(look, pollMs)
    timer.unref()
    this.stopWatching = () => {
      unwatch()
      clearInterval(timer)
    }
  }

  stop(): void {
    this.stopWatching()
  }

  /** Reads again when a newer document exists; concurrent calls share one reading. */
  refresh(): Promise<void> {
    this.refreshing ??= this.read().finally(() => {
      this.refreshing = undefined
    })
    return this.refreshing
  }

  /** An earlier release, as it was. */
  async asOf(seq: number): Promise<Resolution> {
    return this.resolve(await this.store.readDocument(this.environment, seq))
  }

  private resolve(document: EnvironmentDocument): Promise<Resolution> {
    return resolveRelease(document, (name, build) => this.store.readVersion(name, build))
  }

  private async read(): Promise<void> {
    const seq = await this.store.newestSeq(this.environment)
    if (seq <= (this.newest?.seq ?? 0)) return
    // What the service begins with is compared with its checksum.
    const first = this.newest ? undefined : await this.store.current(this.environment)
    const document = first ?? (await this.store.readDocument(this.environment, seq))
    if (document.packages.host) this.resolved = await this.resolve(document)
    const isFirst = this.newest === undefined
    this.newest = document
    if (!isFirst) this.onChange(document)
  }
}
