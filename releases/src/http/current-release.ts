import { watch } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import type { EnvironmentDocument } from '../core/document'
import { type Resolution, resolveRelease } from '../core/resolve'
import type { DiskStore } from '../store/disk-store'

const pollMs = 1000

/** The newest release of an environment, kept up to date while other processes promote and roll back. */
export class CurrentRelease {
  private document: EnvironmentDocument | undefined
  private resolved: Resolution | undefined
  private refreshing: Promise<void> | undefined
  private stopWatching: () => void = () => undefined

  constructor(
    private readonly store: DiskStore,
    private readonly environment: string,
    private readonly onChange: (document: EnvironmentDocument) => void,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Undefined until a host is promoted. */
  get resolution(): Resolution | undefined {
    return this.resolved
  }

  /** Reads the newest document and follows the folder from then on. */
  async start(): Promise<void> {
    await mkdir(this.store.environmentFolder(this.environment), { recursive: true })
    await this.refresh()
    const look = () => void this.refresh().catch(this.onError)
    const watcher = watch(this.store.environmentFolder(this.environment), look)
    // Not every file system reports changes of other processes.
    const timer = setInterval(look, pollMs)
    timer.unref()
    this.stopWatching = () => {
      watcher.close()
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

  private async read(): Promise<void> {
    const seq = await this.store.newestSeq(this.environment)
    if (seq <= (this.document?.seq ?? 0)) return
    const document = await this.store.readDocument(this.environment, seq)
    if (document.packages.host)
      this.resolved = await resolveRelease(document, (name, build) => this.store.readVersion(name, build))
    const isFirst = this.document === undefined
    this.document = document
    if (!isFirst) this.onChange(document)
  }
}
