import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { bus } from '@pitchside/bus'
import {
  contractVersion,
  type ReleasedRemote,
  type RemoteManifest,
  type ResolvedRelease,
} from '@pitchside/remote-kit/manifest'
import { sendHealth } from './health-beacons'
import { candidates, loadContribution } from './load-remote'
import { ReleaseTable } from './release-table'

const released = (build: string, change: Partial<RemoteManifest> = {}): ReleasedRemote => {
  const manifest = { id: 'live', version: build, container: `live_${build}`, contract: contractVersion, shared: {} }
  return { build, base: `/assets/remote-live/${build}/`, manifest: { ...manifest, ...change } as RemoteManifest }
}
const release = (
  seq: number,
  current: ReleasedRemote,
  previous: ReleasedRemote[] = [],
  host = 'h',
): ResolvedRelease => ({
  schema: 1,
  environment: 'production',
  seq,
  host: { version: '1.0.0', build: host },
  remotes: { live: { current, previous } },
})
const misfit = (build: string) => released(build, { contract: contractVersion + 1 })

let sent: Blob[]
let stop: () => void

const textOf = (blob: Blob | undefined) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(blob ?? new Blob())
  })

beforeEach(() => {
  sent = []
  stop = () => undefined
  Object.assign(navigator, { sendBeacon: (_: string, body: Blob) => sent.push(body) > 0 })
})
afterEach(() => stop())

test('FED-05 FED-06 a version this host cannot run is passed over for the one before it', () => {
  const fitting = released('1.0.0', { shared: { react: '^19.3.0' } })
  const major = released('2.0.0', { shared: { react: '^20.0.0' } })
  for (const current of [misfit('2.0.0'), major])
    expect(candidates(release(1, current, [fitting]), 'live')).toEqual([fitting])
})

test('FED-08 a version for another contract is told as such, to telemetry and to the release service', async () => {
  const first = release(3, misfit('3.0.0'))
  const seen: unknown[] = []
  bus.on('failure.seen', (failure) => seen.push(failure))
  stop = sendHealth(new ReleaseTable(first))
  await expect(loadContribution(first, 'live')).rejects.toThrow('remote-live cannot be loaded')
  expect(seen).toMatchObject([{ where: 'remote-live@3.0.0', reason: 'contract-mismatch' }])
  window.dispatchEvent(new Event('pagehide'))
  expect(JSON.parse(await textOf(sent[0]))).toMatchObject({
    seq: 3,
    samples: [{ remote: 'live', build: '3.0.0', phase: 'contract' }],
  })
})

test('FED-08 a tab whose host was replaced says nothing against a version for the newer one', async () => {
  const table = new ReleaseTable(release(3, released('1.0.0')))
  stop = sendHealth(table)
  table.offer(release(4, misfit('4.0.0'), [], 'newer'))
  await expect(loadContribution(table.newest(), 'live')).rejects.toThrow()
  window.dispatchEvent(new Event('pagehide'))
  expect(sent).toEqual([])
})
