import type { RemoteManifest } from '@pitchside/remote-kit/manifest'
import { checkPromotion, type Problem } from '../checks/check-promotion'
import type { DiskStore } from '../store/disk-store'
import { promote, rollBack, wasStable } from './decide'
import { type Audit, type EnvironmentDocument, ReleaseRefused } from './document'
import { type HostManifest, isRemoteVersion, type PublishedVersion } from './published'

/** Tries again when another process wrote a document in between: the decision is taken anew on what is live then. */
const attempts = 20

/** Publish, check, promote and roll back on a store, safe against others doing the same. */
export class ReleaseManager {
  constructor(
    readonly store: DiskStore,
    readonly environment: string,
  ) {}

  /** The published build a version names: a build id, or a version of which the newest release build is taken. */
  async find(name: string, version: string | undefined): Promise<PublishedVersion> {
    const all = await this.store.listVersions(name)
    const asked = version === undefined ? all : all.filter((one) => one.build === version || one.version === version)
    const found = asked.filter((one) => one.origin === 'release').at(-1) ?? asked.at(-1)
    if (found) return found
    const known = all.map((one) => one.build).join(', ') || 'none'
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
    return this.store.publish(version, source)
  }

  /** What would not work if these builds were stable together with what is live. */
  async check(builds: Readonly<Record<string, string>>): Promise<Problem[]> {
    return this.checkAgainst(await this.store.current(this.environment), builds)
  }

  private async checkAgainst(
    document: EnvironmentDocument | undefined,
    builds: Readonly<Record<string, string>>,
  ): Promise<Problem[]> {
    const names = new Set([...Object.keys(document?.packages ?? {}), ...Object.keys(builds)])
    names.delete('host')
    const hostBuild = builds.host ?? document?.packages.host?.stable
    const host = hostBuild ? await this.store.readVersion('host', hostBuild) : undefined
    const remotes = await Promise.all(
      [...names].map(async (name) => {
        const pointer = document?.packages[name]
        const live = pointer ? [pointer.stable, ...pointer.previous.filter((id) => !pointer.revoked.includes(id))] : []
        const first = builds[name]
        // What visitors fall back to: the two newest versions, as in the page.
        const ids = [...new Set(first ? [first, ...live] : live)].slice(0, 2)
        return (await Promise.all(ids.map((build) => this.store.readVersion(name, build)))).filter(isRemoteVersion)
      }),
    )
    return checkPromotion({
      host: host as PublishedVersion<HostManifest> | undefined,
      remotes: remotes as PublishedVersion<RemoteManifest>[][],
    })
  }

  private async append(
    decide: (document: EnvironmentDocument | undefined) => Promise<EnvironmentDocument>,
  ): Promise<EnvironmentDocument> {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const document = await decide(await this.store.current(this.environment))
      if (await this.store.append(document)) return document
    }
    throw new ReleaseRefused('busy', `others keep changing ${this.environment}: try again`)
  }

  /** Makes builds stable, all at once, when the check finds nothing. */
  promote(builds: Readonly<Record<string, string>>, audit: Audit): Promise<EnvironmentDocument> {
    return this.append(async (document) => {
      for (const [name, build] of Object.entries(builds)) await this.store.readVersion(name, build)
      const next = promote(this.environment, document, builds, audit)
      const problems = await this.checkAgainst(document, builds)
      if (problems.length === 0) return next
      const messages = problems.map((problem) => problem.message)
      throw new ReleaseRefused(problems[0]?.reason ?? 'refused', messages.join('\n'), messages)
    })
  }

  /** Makes the version before stable again. */
  rollBack(name: string, audit: Audit): Promise<EnvironmentDocument> {
    return this.append(async (document) => rollBack(this.environment, document, name, audit))
  }

  /** Of these builds the ones that were never stable here: what a fresh local build brings. */
  async neverStable(builds: Readonly<Record<string, string>>): Promise<Record<string, string>> {
    const history = await this.store.history(this.environment)
    return Object.fromEntries(Object.entries(builds).filter(([name, build]) => !wasStable(history, name, build)))
  }
}
