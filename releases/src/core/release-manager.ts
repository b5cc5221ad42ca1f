import type { AskBackend } from '../backend/ask-backend'
import { checkPromotion } from '../checks/check-promotion'
import type { Problem } from '../checks/problem'
import type { Surroundings } from '../checks/surroundings'
import type { ReleaseStore } from '../store/release-store'
import { folderSource } from '../store/version-files'
import { requireCooledDown } from './cool-down'
import {
  endCanary,
  lock,
  type PromoteOptions,
  promote,
  revoke,
  rollBack,
  rollbackTargets,
  type Start,
  startCanary,
  wasStable,
} from './decide'
import { type Audit, type EnvironmentDocument, ReleaseRefused } from './document'
import { type Builds, gather } from './gather'
import type { PublishedVersion } from './published'

/** Tries again when another process wrote a document in between: the decision is taken anew on what is live then. */
const attempts = 60

export interface GoLiveOptions extends PromoteOptions {
  /** Reasons somebody decided to live with; only those that are a matter of taste. */
  accepts?: readonly string[]
}

const acceptable = ['size-grown', 'backend-silent']

/** A decision holds for what was live when it was taken: over a newer one of somebody else it does not go in silence. */
export function requireUnchanged(
  names: readonly string[],
  seen: EnvironmentDocument | undefined,
  now: EnvironmentDocument | undefined,
): void {
  const pointers = (document: EnvironmentDocument | undefined, name: string) => JSON.stringify(document?.packages[name])
  const name = names.find((one) => pointers(seen, one) !== pointers(now, one))
  if (name === undefined) return
  throw new ReleaseRefused(
    'changed-meanwhile',
    `${name} was changed by ${now?.by ?? 'somebody'} meanwhile: look at it again`,
  )
}

/** Publish, check and everything that changes an environment, safe against others doing the same. */
export class ReleaseManager {
  constructor(
    readonly store: ReleaseStore,
    readonly environment: string,
    /** Asks what the backend offers that pages of an environment have; without it nothing is compared with one. */
    readonly askBackend: AskBackend = async () => undefined,
  ) {}

  /** Everything that could meet in one page if builds were live, and the backend they would ask. */
  private async surroundings(document: EnvironmentDocument | undefined, builds: Builds): Promise<Surroundings> {
    const found = await gather(this.store, document, builds)
    const isLocal = found.candidates.every(({ version }) => version.origin === 'local')
    return { ...found, backend: isLocal ? undefined : await this.askBackend(this.environment) }
  }

  /** The published build a version names: a build id, or a version of which the newest release build is taken. */
  async find(name: string, version: string | undefined): Promise<PublishedVersion> {
    const all = await this.store.listVersions(name)
    // What is shown of a branch is not released: only who names the build means it.
    const released = all.filter((one) => one.origin !== 'preview' || one.build === version)
    const asked =
      version === undefined ? released : released.filter((one) => one.build === version || one.version === version)
    const found = asked.filter((one) => one.origin === 'release').at(-1) ?? asked.at(-1)
    if (found) return found
    const known = released.map((one) => one.build).join(', ') || 'none'
    throw new ReleaseRefused(
      'unknown-version',
      `${name} ${version ?? ''} was never published here. Published: ${known}`,
    )
  }

  /** Stores a build. A released version number stands for one build for ever. */
  async publish(version: PublishedVersion, source: string): Promise<boolean> {
    if (version.origin === 'release') {
      const twins = (await this.store.listVersions(version.name)).filter((one) => one.origin === 'release')
      const twin = twins.find((one) => one.version === version.version && one.build !== version.build)
      if (twin) {
        throw new ReleaseRefused(
          'version-exists',
          `${version.name} ${version.version} is published as ${twin.build}: a version never changes, raise the version`,
        )
      }
    }
    return this.store.publish(version, folderSource(source))
  }

  /** What would not work if these builds were stable together with what is live. */
  async check(builds: Builds): Promise<Problem[]> {
    return checkPromotion(await this.surroundings(await this.store.current(this.environment), builds))
  }

  /** `names`: packages that must stay as they were found; who else changed one meanwhile was first. */
  private async append(
    audit: Audit,
    decide: (start: Start) => EnvironmentDocument | Promise<EnvironmentDocument>,
    names: readonly string[] = [],
  ): Promise<EnvironmentDocument> {
    const found = await this.store.current(this.environment)
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const document = attempt === 0 ? found : await this.store.current(this.environment)
      requireUnchanged(names, found, document)
      const next = await decide({ environment: this.environment, document, audit })
      if (await this.store.append(next)) return next
    }
    throw new ReleaseRefused('busy', `others keep changing ${this.environment}: try again`)
  }

  private async requireReady(start: Start, builds: Builds, accepts: readonly string[] = []): Promise<void> {
    const foreign = accepts.find((reason) => !acceptable.includes(reason))
    if (foreign) throw new ReleaseRefused('usage', `${foreign} cannot be accepted, only ${acceptable.join(', ')}`)
    const found = checkPromotion(await this.surroundings(start.document, builds))
    const problems = found.filter(({ reason }) => !accepts.includes(reason))
    if (problems.length === 0) return
    const messages = problems.map((one) => one.message)
    throw new ReleaseRefused(problems[0]?.reason ?? 'refused', messages.join('\n'), messages)
  }

  /** Makes builds stable, all at once, when the check finds nothing. */
  promote(builds: Builds, audit: Audit, options: GoLiveOptions = {}): Promise<EnvironmentDocument> {
    return this.append(
      audit,
      async (start) => {
        for (const [name, build] of Object.entries(builds)) await this.store.readVersion(name, build)
        const next = promote(start, builds, options)
        await this.requireReady(start, builds, options.accepts)
        return next
      },
      Object.keys(builds),
    )
  }

  /** Gives a build to a share of the visitors when the check finds nothing. */
  canary(name: string, build: string, percent: number, audit: Audit, options: GoLiveOptions = {}) {
    return this.append(
      audit,
      async (start) => {
        await this.store.readVersion(name, build)
        const next = startCanary(start, name, build, percent, options)
        if (!options.isAgain && !start.document?.packages[name]?.canary)
          await requireCooledDown(this.store, start, name)
        await this.requireReady(start, { [name]: build }, options.accepts)
        return next
      },
      [name],
    )
  }

  /** Ends the canary, or makes the newest version before stable again that works with what is live. Builds nothing. */
  rollBack(name: string, audit: Audit): Promise<EnvironmentDocument> {
    return this.append(audit, async (start) => {
      const pointer = start.document?.packages[name]
      if (!pointer || pointer.canary) return rollBack(start, name)
      const refusals: string[] = []
      for (const build of rollbackTargets(pointer)) {
        const problems = await this.problemsGoingBack(start, name, build)
        if (problems.length === 0) return rollBack(start, name, build)
        refusals.push(`${build}: ${problems.join('; ')}`)
      }
      if (refusals.length === 0) return rollBack(start, name)
      const message = `${name} has versions before, and none works with what is live now`
      throw new ReleaseRefused('nothing-before', `${message}: ${refusals.join('\n')}`, refusals)
    })
  }

  /** What would break: size and missing promises are no reason to keep what is broken. */
  private async problemsGoingBack(start: Start, name: string, build: string): Promise<string[]> {
    const { candidates, ...rest } = await gather(this.store, start.document, { [name]: build })
    const damaged = candidates.map(({ version, damage }) => ({ version, damage, stable: undefined }))
    const problems = checkPromotion({ ...rest, candidates: damaged })
    return problems.filter(({ reason }) => !reason.startsWith('size-')).map((one) => one.message)
  }

  /** Takes one canary back, if it is the one that still runs: decided once, whoever finds the reason. */
  endCanary(name: string, salt: string, audit: Audit): Promise<EnvironmentDocument> {
    return this.append(audit, (start) => endCanary(start, name, salt))
  }

  revoke(name: string, build: string, audit: Audit): Promise<EnvironmentDocument> {
    return this.append(audit, (start) => revoke(start, name, build))
  }

  lock(isLocked: boolean, audit: Audit): Promise<EnvironmentDocument> {
    return this.append(audit, (start) => lock(start, isLocked))
  }

  /** Of these builds the ones that were never stable here: what a fresh local build brings. */
  async neverStable(builds: Builds): Promise<Record<string, string>> {
    const history = await this.store.history(this.environment)
    return Object.fromEntries(Object.entries(builds).filter(([name, build]) => !wasStable(history, name, build)))
  }
}
