import type { Disposer } from '@pitchside/base'
import type { ReleasedRemote } from '@pitchside/remote-kit/manifest'
import type { ReleaseTable } from './release-table'

const address = '/releases/health'
const batchMs = 10_000
const mostInOne = 50
const detailLength = 300

/** Where a remote failed, or that it is there. */
export type HealthPhase = 'entry' | 'chunk' | 'render' | 'integrity' | 'contract' | 'ready'

interface Sample {
  remote: string
  build: string
  phase: HealthPhase
  ms?: number
  detail?: string
}

let waiting: Sample[] = []
/** One page is one load: a version that fills five places of it did well, or failed, once. */
const told = new Set<string>()

/** Remembers how a version did in this tab, for the release service. */
export function reportHealth(
  { manifest, build }: ReleasedRemote,
  phase: HealthPhase,
  more: Omit<Partial<Sample>, 'phase'> = {},
): void {
  const once = `${manifest.id} ${build} ${phase}`
  if (told.has(once)) return
  told.add(once)
  const detail = more.detail?.slice(0, detailLength)
  const ms = more.ms === undefined ? {} : { ms: Math.round(more.ms) }
  waiting.push({ remote: manifest.id, build, phase, ...ms, ...(detail ? { detail } : {}) })
  // Who sends nothing, as a page of staff does, keeps nothing either.
  if (waiting.length > mostInOne) waiting = waiting.slice(-mostInOne)
}

/** Whether a page counts: one of staff who looks at an old release or at a version of their own says nothing of visitors. */
const counts = (table: ReleaseTable): boolean => !table.newest().isPinned && !table.isOverridden

/** Sends what was remembered every ten seconds, and when the page goes away. */
export function sendHealth(table: ReleaseTable): Disposer {
  const ownHost = table.newest().host.build
  // A version for a newer host does not run in a tab of before: that says nothing against the version.
  const isMeant = ({ phase }: Sample) => phase !== 'contract' || table.newest().host.build === ownHost
  const send = () => {
    const samples = waiting.filter(isMeant)
    waiting = []
    if (samples.length === 0 || !counts(table)) return
    const body = JSON.stringify({ seq: table.newest().seq, samples })
    navigator.sendBeacon?.(address, new Blob([body], { type: 'application/json' }))
  }
  const timer = setInterval(send, batchMs)
  window.addEventListener('pagehide', send)
  return () => {
    clearInterval(timer)
    window.removeEventListener('pagehide', send)
  }
}
