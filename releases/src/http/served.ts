import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AskBackend } from '../backend/ask-backend'
import type { EnvironmentDocument } from '../core/document'
import { ReleaseManager } from '../core/release-manager'
import { Health } from '../health/health'
import type { HealthLedger } from '../health/ledger'
import type { ReleaseStore } from '../store/release-store'
import { CurrentRelease } from './current-release'

/** An environment visitors can have: what it runs now, how that does, and who hears of changes. */
export interface Served {
  environment: string
  manager: ReleaseManager
  current: CurrentRelease
  health: Health
  ledger: HealthLedger | undefined
  /** Calls the listener at every newer document; returns how to stop. */
  subscribe(listener: (document: EnvironmentDocument) => void): () => void
}

export interface ServedOptions {
  store: ReleaseStore
  /** What visitors get under every name that is not one of `hosts`. */
  environment: string
  /** Host name → environment. */
  hosts?: Readonly<Record<string, string>>
  /** Origin of the site for links that others keep, whatever name a request came to. */
  originOf(request: FastifyRequest): string
  onChange(document: EnvironmentDocument): void
  now(): number
  ledgerOf?(environment: string): HealthLedger
  /** See `ReleaseManager`. */
  askBackend?: AskBackend | undefined
}

async function serve(app: FastifyInstance, environment: string, options: ServedOptions): Promise<Served> {
  const { store, onChange, now, ledgerOf, askBackend } = options
  const listeners = new Set<(document: EnvironmentDocument) => void>()
  const tell = (document: EnvironmentDocument) => {
    onChange(document)
    for (const listener of listeners) listener(document)
  }
  const current = new CurrentRelease(store, environment, tell, (error) => app.log.error(error))
  await current.start()
  app.addHook('onClose', async () => current.stop())
  return {
    environment,
    manager: new ReleaseManager(store, environment, askBackend),
    current,
    health: new Health(now, ledgerOf !== undefined),
    ledger: ledgerOf?.(environment),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The environments one service serves, each under its host names. */
export class ServedEnvironments {
  private constructor(
    private readonly byName: ReadonlyMap<string, Served>,
    private readonly main: Served,
    private readonly hosts: ReadonlyMap<string, string>,
    private readonly options: Pick<ServedOptions, 'store' | 'askBackend' | 'originOf'>,
  ) {}

  static async open(app: FastifyInstance, options: ServedOptions): Promise<ServedEnvironments> {
    const hosts = new Map(Object.entries(options.hosts ?? {}).map(([host, name]) => [host.toLowerCase(), name]))
    const names = [...new Set([options.environment, ...hosts.values()])]
    const byName = new Map<string, Served>()
    for (const name of names) byName.set(name, await serve(app, name, options))
    const main = byName.get(options.environment)
    if (!main) throw new Error(`${options.environment} is not served`)
    return new ServedEnvironments(byName, main, hosts, options)
  }

  /** What visitors get under every name that is not configured for another one. */
  get mainEnvironment(): string {
    return this.main.environment
  }

  get all(): readonly Served[] {
    return [...this.byName.values()]
  }

  find(environment: string): Served | undefined {
    return this.byName.get(environment)
  }

  /** Changes an environment, whether it is served here or not. */
  managerOf(environment: string): ReleaseManager {
    const { store, askBackend } = this.options
    return this.find(environment)?.manager ?? new ReleaseManager(store, environment, askBackend)
  }

  /** The environment of the name a request came to. */
  of(request: FastifyRequest): Served {
    return this.byName.get(this.hosts.get(request.hostname.toLowerCase()) ?? '') ?? this.main
  }

  /** Origin of an environment for links that others keep: the site's, under the name that is configured for it. */
  originOf(request: FastifyRequest, environment: string): string {
    const [host] = [...this.hosts].find(([, name]) => name === environment) ?? []
    const address = new URL(this.options.originOf(request))
    if (host !== undefined && environment !== this.main.environment) address.hostname = host
    return address.origin
  }

  /** Hears of every environment. */
  subscribe(listener: (document: EnvironmentDocument) => void): () => void {
    const stops = this.all.map((one) => one.subscribe(listener))
    return () => {
      for (const stop of stops) stop()
    }
  }
}
