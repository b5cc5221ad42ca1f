import type { CodeFiles } from '@pitchside/remote-kit/manifest'
import { isRemoteVersion, type PublishedVersion } from '../core/published'
import { type Problem, problem } from './problem'
import { type Candidate, titleOf } from './surroundings'

/** Most a visitor may have to load for a first page, bytes as gzip sends them. */
export const weightLimits = { host: 260_000, remote: 200_000 } as const
/** Growth against the stable version that needs somebody to say so: a tenth, and more than a few bytes. */
export const growthLimit = { share: 0.1, bytes: 4_096 } as const

/** Bytes of the heaviest first page of a version, as gzip sends them; undefined: its build did not measure. */
export function weightOf(version: PublishedVersion): number | undefined {
  const { files, entry } = version.manifest
  const sizes = new Map(files.map((file) => [file.path, file.gz]))
  const weigh = (...parts: CodeFiles[]) => {
    const names = new Set(parts.flatMap((part) => [...part.js, ...part.css]))
    return [...names].reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0)
  }
  if (!files.some((file) => file.gz !== undefined)) return undefined
  if (!isRemoteVersion(version)) return weigh(entry)
  const { routes, slots } = version.manifest
  return Math.max(weigh(entry), ...[...routes, ...slots].map((place) => weigh(entry, place.files)))
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

/** A first page that is too heavy, or much heavier than the one it replaces. */
export function weightProblems({ version, stable, record }: Candidate): Problem[] {
  const weight = weightOf(version)
  if (weight === undefined) return []
  const limit = record?.budget ?? (version.name === 'host' ? weightLimits.host : weightLimits.remote)
  const who = titleOf(version)
  if (weight > limit) {
    const why = `at most ${kilobytes(limit)} are allowed`
    return [problem('size-budget', who, `loads ${kilobytes(weight)} for its first page`, why, 'load less at once')]
  }
  const before = stable && weightOf(stable)
  // What is built from this folder changes all day; the team's release is measured.
  if (!before || version.origin === 'local') return []
  const isGrown = weight - before > growthLimit.bytes && weight > before * (1 + growthLimit.share)
  if (!isGrown) return []
  const percent = Math.round((weight / before - 1) * 100)
  const what = `loads ${kilobytes(weight)} for its first page, ${percent} % more than ${stable.version}`
  const why = `more than ${growthLimit.share * 100} % needs a decision`
  return [problem('size-grown', who, what, why, 'load less at once, or say --accept size-grown and why')]
}
