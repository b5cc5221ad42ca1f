import { inCanary } from '@pitchside/remote-kit/manifest'
import type { EnvironmentDocument, Pointer } from '../core/document'
import type { Beacon, HealthSample } from './beacon'
import { hardEvidence, limits, softEvidence, Window } from './rules'

const minuteMs = 60_000
/** Minutes the console shows. */
const shownMinutes = 60
/** Samples of one device for one version within a minute: more is a page that reloads, or somebody who forges. */
const perDevice = 4
/** Samples of one address within a minute: a household, not a flood. */
const perAddress = 60

export interface Minute {
  at: number
  loads: number
  failures: number
}

interface Seen {
  total: Window
  window: Window
  minutes: Minute[]
}

/** What the rules found of a canary. */
export interface Verdict {
  remote: string
  build: string
  evidence: string
}

const isIn = (pointer: Pointer, device: string) => pointer.canary !== undefined && inCanary(device, pointer.canary)

/**
 * Health of versions from the beacons of pages. A device counts only for the version it was given, a few times a minute,
 * and an address only for so many devices: nobody forces a rollback by sending much.
 */
export class Health {
  private readonly seen = new Map<string, Seen>()
  private readonly badWindows = new Map<string, string[]>()
  private turns = new Map<string, number>()
  private turnsSince = 0
  /** Samples that did not count, by why. */
  readonly ignored = { foreign: 0, device: 0, address: 0 }

  constructor(private readonly now: () => number) {}

  private of(remote: string, build: string): Seen {
    const key = `${remote} ${build}`
    const known = this.seen.get(key) ?? { total: new Window(), window: new Window(), minutes: [] }
    this.seen.set(key, known)
    return known
  }

  private mayTake(turn: string, most: number): boolean {
    if (this.now() - this.turnsSince >= minuteMs) {
      this.turns = new Map()
      this.turnsSince = this.now()
    }
    const taken = this.turns.get(turn) ?? 0
    this.turns.set(turn, taken + 1)
    return taken < most
  }

  private mayCount(pointer: Pointer | undefined, sample: HealthSample, device: string, address: string): boolean {
    const isCanary = pointer !== undefined && isIn(pointer, device)
    // Somebody in the canary may have gone back to stable; nobody outside of it has its build.
    const isOwn = pointer?.stable === sample.build || (isCanary && pointer.canary?.build === sample.build)
    if (!isOwn) this.ignored.foreign += 1
    else if (!this.mayTake(`${device} ${sample.remote} ${sample.build}`, perDevice)) this.ignored.device += 1
    else if (!this.mayTake(`address ${address} ${sample.remote}`, perAddress)) this.ignored.address += 1
    else return true
    return false
  }

  /** Counts a beacon of a device. */
  take(document: EnvironmentDocument, { samples }: Beacon, device: string, address: string): void {
    for (const sample of samples) {
      if (this.mayCount(document.packages[`remote-${sample.remote}`], sample, device, address)) this.count(sample)
    }
  }

  private count({ remote, build, phase, ms }: HealthSample): void {
    const { total, window, minutes } = this.of(remote, build)
    const isFailure = phase !== 'ready'
    for (const one of [total, window]) {
      one.loads += 1
      if (isFailure) one.failures += 1
      if (phase === 'integrity' || phase === 'contract') one.integrity += 1
      if (!isFailure && ms !== undefined) one.durations.add(ms)
    }
    const at = Math.floor(this.now() / minuteMs) * minuteMs
    if (minutes.at(-1)?.at !== at) minutes.push({ at, loads: 0, failures: 0 })
    while (minutes.length > 0 && (minutes[0]?.at ?? 0) < at - shownMinutes * minuteMs) minutes.shift()
    const minute = minutes.at(-1)
    if (!minute) return
    minute.loads += 1
    if (isFailure) minute.failures += 1
  }

  /** Judges every canary of a document. What is found here is to be rolled back. */
  judge(document: EnvironmentDocument): Verdict[] {
    return Object.entries(document.packages).flatMap(([name, pointer]) => {
      if (!pointer.canary) return []
      const remote = name.replace(/^remote-/, '')
      const evidence = this.judgeOne(remote, pointer.canary.build, pointer.stable)
      return evidence ? [{ remote, build: pointer.canary.build, evidence }] : []
    })
  }

  private judgeOne(remote: string, canaryBuild: string, stableBuild: string): string | undefined {
    const [canary, stable] = [this.of(remote, canaryBuild), this.of(remote, stableBuild)]
    const hard = hardEvidence(canary.total)
    if (hard) return hard
    if (canary.window.loads < limits.windowLoads || stable.window.loads < limits.windowLoads) return undefined
    const soft = softEvidence(canary.window, stable.window)
    const key = `${remote} ${canaryBuild}`
    const bad = soft ? [...(this.badWindows.get(key) ?? []), soft] : []
    this.badWindows.set(key, bad)
    // The next window begins for both at once: they are compared over the same time.
    canary.window = new Window()
    stable.window = new Window()
    return bad.length >= limits.windows ? bad.join('; before that ') : undefined
  }

  /** A version that was taken back begins anew when it comes again. */
  forget(remote: string, build: string): void {
    this.seen.delete(`${remote} ${build}`)
    this.badWindows.delete(`${remote} ${build}`)
  }

  /** Figures of a version for the console and the metrics. */
  figures(remote: string, build: string) {
    const { total, minutes } = this.of(remote, build)
    const since = this.now() - shownMinutes * minuteMs
    const recent = minutes.filter(({ at }) => at >= since)
    return {
      loads: total.loads,
      failures: total.failures,
      p75: total.durations.quantile(0.75),
      minutes: recent,
    }
  }

  /** Versions something is known of. */
  versions(): { remote: string; build: string }[] {
    return [...this.seen.keys()].map((key) => {
      const [remote = '', build = ''] = key.split(' ')
      return { remote, build }
    })
  }
}
