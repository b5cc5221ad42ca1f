import type { AddressInfo } from 'node:net'
import { promote } from '../core/decide'
import type { PublishedVersion } from '../core/published'
import type { ReleaseManager } from '../core/release-manager'
import { releasesPlugin } from '../http/releases-plugin'
import { Overlay } from '../store/overlay'
import { ReleaseStore } from '../store/release-store'

/** A site in memory in which some versions are live together with everything else that is. */
export interface Preview {
  address: string
  store: ReleaseStore
  close(): Promise<void>
}

async function storeWith({ store, environment }: ReleaseManager, versions: readonly PublishedVersion[]) {
  const preview = new ReleaseStore(new Overlay(store.objects))
  const document = await preview.current(environment)
  const fresh = versions.filter(({ name, build }) => document?.packages[name]?.stable !== build)
  if (fresh.length === 0) return preview
  const audit = { by: 'smoke', why: 'a look before it goes live', at: new Date().toISOString() }
  const unlocked = document && { ...document, lock: undefined }
  const builds = Object.fromEntries(fresh.map(({ name, build }) => [name, build]))
  await preview.append(promote({ environment, document: unlocked, audit }, builds, { isAgain: true }))
  return preview
}

/** Serves what would be live after a promotion, at a free port of this machine. The store is not touched. */
export async function openPreview(manager: ReleaseManager, versions: readonly PublishedVersion[]): Promise<Preview> {
  const store = await storeWith(manager, versions)
  // A command that opens no page loads no server.
  const { default: fastify } = await import('fastify')
  const app = fastify({ forceCloseConnections: true })
  await app.register((instance) => releasesPlugin(instance, { store, environment: manager.environment }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}`, store, close: () => app.close() }
}
