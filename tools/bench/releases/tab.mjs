import { EventEmitter, once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { openRawClient } from '../fanout/raw-client.mjs'

/** As host/src/federation/follow-releases.ts: tabs ask at different moments. */
const spreadMs = 1500

/** An open tab as the release service sees it: it hears of a document on its socket, waits a little, asks, and has it. */
export async function openTab(address) {
  const tab = { build: '', tag: '' }
  const heard = new EventEmitter()
  const ask = async () => {
    const response = await fetch(`${address}/releases/current`, {
      headers: tab.tag ? { 'if-none-match': tab.tag } : {},
    })
    if (response.status !== 200) return
    tab.tag = response.headers.get('etag')
    tab.build = (await response.json()).remotes.scores.current.build
    heard.emit('build')
  }
  const client = await openRawClient(Number(new URL(address).port), '/ws', async (text) => {
    if (!text.includes('"code":300')) return
    await wait(Math.random() * spreadMs)
    await ask()
  })
  client.send({ type: 'subscribe', topic: 'release' })
  await ask()
  return {
    /** Resolves with the moment the tab has a build. */
    async has(build, patienceMs = 15_000) {
      const signal = AbortSignal.timeout(patienceMs)
      while (tab.build !== build) await once(heard, 'build', { signal })
      return performance.now()
    },
    close: () => client.socket.destroy(),
  }
}
