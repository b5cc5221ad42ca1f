import type { ResolvedRelease } from '@pitchside/remote-kit/manifest'
import type { Contributions } from './contributions'

/** What the remotes of a release add to the frame. */
export function contributionsOf(release: ResolvedRelease): Contributions {
  const manifests = Object.values(release.remotes).map(({ current }) => current.manifest)
  return {
    menu: manifests.flatMap((manifest) => manifest.menu),
    pages: manifests.flatMap((manifest) =>
      manifest.routes.map(({ path, title, layout }) => ({ path, title, ...(layout ? { layout } : {}) })),
    ),
    parts: manifests.map(({ id, version }) => ({ id, version })),
    releaseSeq: release.seq,
  }
}
