import { minuteMs } from '@pitchside/base'
import { inCanary } from '@pitchside/remote-kit/manifest'
import type { EnvironmentDocument, Pointer } from '../core/document'
import type { Beacon, HealthSample } from './beacon'
import type { LedgerRow } from './ledger'
import { hardEvidence, limits, softEvidence, Window } from './rules'

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
  /** The canary it is counted for; empty: it is stable. */
  run: string
}

const isFailed = ({ phase }: HealthSample) => phase !== 'ready'
const isForeign = ({ phase }: HealthSample) => phase === 'integrity' || phase === 'contract'

/** What the rules found of a canary. */
export interface Verdict {
  remote: string
  build: string
  /** Which canary of the build: its salt. */
  run: string
  evidence: string
}

const isIn = (pointer: Pointer, device: string) => pointer.canary !== undefined && inCanary(device, pointer.canary)

/**
 * Health of versions from the beacons of pages. A device counts only for the version it was given, a few times a minute,
 * and an address only for so many devices: nobody forces a rollback by sending much.
 */
export class Health {
  private readonly seen = new Map<string, Seen>()
  private readonly own = new Map<string, Window>()
  private readonly begun = new Map<string, Pointer>()
  private readonly badWindows = new Map<string, string[]>()
  private turns = new Map<string, number>()
  private turnsSince = 0
  /** Samples that did not count, by why. */
  readonly ignored = { foreign: 0, device: 0, address: 0 }

  constructor(
    private readonly now: () => number,
    /** Other processes want to know: see `takeOwn`. */
    private readonly isShared = false,
  ) {}

  private of(remote: string, build: string): Seen {
    const key = `${remote} ${build}`
    const known = this.seen.get(key) ?? { total: new Window(), window: new Window(), minutes: [], run: '' }
    this.seen.set(key, known)
    return known
  }

  /** A canary is judged by itself: what the same build did before, as another canary, counts no more. */
  private begin(remote: string, pointer: Pointer): void {
    if (this.begun.get(remote) === pointer) return
    this.begun.set(remote, pointer)
    const { stable, canary } = pointer
    this.of(remote, stable).run = ''
    if (!canary || this.of(remote, canary.build).run === canary.salt) return
    this.forget(remote, canary.build)
    this.of(remote, canary.build).run = canary.salt
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
      const pointer = document.packages[`remote-${sample.remote}`]
      if (!this.mayCount(pointer, sample, device, address)) continue
      if (pointer) this.begin(sample.remote, pointer)
      const at = this.now()
      const row = { ...sample, at, loads: 1, failures: Number(isFailed(sample)), integrity: Number(isForeign(sample)) }
      this.count(row, (durations) => {
        if (!isFailed(sample) && sample.ms !== undefined) durations.add(sample.ms)
      })
    }
  }

  /** Counts what another process counted of a document. */
  fold(document: EnvironmentDocument, rows: readonly LedgerRow[]): void {
    for (const row of rows) {
      const pointer = document.packages[`remote-${row.remote}`]
      if (pointer) this.begin(row.remote, pointer)
      if (row.run !== this.of(row.remote, row.build).run) continue
      this.count(row, (durations) => durations.merge(row.durations), false)
    }
  }

  private count(
    row: Pick<LedgerRow, 'remote' | 'build' | 'at' | 'loads' | 'failures' | 'integrity'>,
    addDurations: (durations: Window['durations']) => void,
    isOwn = true,
  ): void {
    const { total, window, minutes, run } = this.of(row.remote, row.build)
    for (const one of [total, window, ...(isOwn && this.isShared ? [this.unsent(row.remote, row.build, run)] : [])]) {
      one.loads += row.loads
      one.failures += row.failures
      one.integrity += row.integrity
      addDurations(one.durations)
    }
    const at = Math.floor(row.at / minuteMs) * minuteMs
    const known = minutes.find((one) => one.at === at)
    const minute = known ?? { at, loads: 0, failures: 0 }
    // What another process counted may come a minute late.
    if (!known) minutes.splice(minutes.filter((one) => one.at < at).length, 0, minute)
    while ((minutes[0]?.at ?? at) < at - shownMinutes * minuteMs) minutes.shift()
    minute.loads += row.loads
    minute.failures += row.failures
  }

  private unsent(remote: string, build: string, run: string): Window {
    const key = `${remote} ${build} ${run}`
    const known = this.own.get(key) ?? new Window()
    this.own.set(key, known)
    return known
  }

  /** What was counted here since this was asked last, for the other processes. */
  takeOwn(): LedgerRow[] {
    const counted = [...this.own]
    this.own.clear()
    return counted.map(([key, { loads, failures, integrity, durations }]) => {
      const [remote = '', build = '', run = ''] = key.split(' ')
      return { at: this.now(), remote, build, run, loads, failures, integrity, durations: durations.entries() }
    })
  }

  /** Judges every canary of a document. What is found here is to be rolled back. */
  judge(document: EnvironmentDocument): Verdict[] {
    return Object.entries(document.packages).flatMap(([name, pointer]) => {
      if (!pointer.canary) return []
      const remote = name.replace(/^remote-/, '')
      this.begin(remote, pointer)
      const evidence = this.judgeOne(remote, pointer.canary.build, pointer.stable)
      return evidence ? [{ remote, build: pointer.canary.build, run: pointer.canary.salt, evidence }] : []
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

  private forget(remote: string, build: string): void {
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
