import { afterEach, expect, test } from '@jest/globals'
import type { Topic } from '@pitchside/contract'
import { until } from '../testing/until'
import type { ControlMessage, PubSub, TopicEntry } from './pubsub.port'

/** One site's pub/sub: every node is a way in to the same topics. */
export interface PubSubSite {
  nodes: PubSub[]
  close(): Promise<void>
}

export interface Heard {
  entries: TopicEntry[]
  controls: ControlMessage[]
}

export function listenTo(node: PubSub): Heard {
  const heard: Heard = { entries: [], controls: [] }
  node.listen({ entry: (entry) => heard.entries.push(entry), control: (message) => heard.controls.push(message) })
  return heard
}

const payloads = (entries: readonly TopicEntry[]) => entries.map(({ payload }) => payload)
const counting = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1))

/** What every adapter of the port does, in one process or over many nodes. */
export function testPubSub(openSite: () => Promise<PubSubSite>): void {
  let site: PubSubSite | undefined
  afterEach(async () => {
    await site?.close()
    site = undefined
  })
  const open = async () => {
    site = await openSite()
    const nodes = site.nodes as [PubSub, ...PubSub[]]
    return { nodes, first: nodes[0], last: nodes.at(-1) as PubSub }
  }
  const topic = 'room.7' as Topic

  test('RT-03 every node hears a topic in order, each entry once and numbered from its position on', async () => {
    const { nodes, first } = await open()
    const all = nodes.map(listenTo)
    const positions = await Promise.all(nodes.map((node) => node.position(topic)))
    for (const payload of counting(500)) first.append(topic, payload)
    for (const [index, heard] of all.entries()) {
      await until(() => heard.entries.length === 500, `node ${index} hears all`)
      expect(payloads(heard.entries)).toEqual(counting(500))
      expect(heard.entries.map(({ seq }) => seq)).toEqual(
        counting(500).map((n) => Number(n) + (positions[index]?.seq ?? 0)),
      )
      expect(new Set(heard.entries.map(({ epoch }) => epoch))).toEqual(new Set([positions[0]?.epoch]))
    }
  })

  test('RT-03 what several nodes say at once gets one order, the same for all', async () => {
    const { nodes } = await open()
    const all = nodes.map(listenTo)
    await Promise.all(nodes.map((node) => node.position(topic)))
    for (let i = 0; i < 200; i += 1) for (const [n, node] of nodes.entries()) node.append(topic, `"${n} ${i}"`)
    const count = 200 * nodes.length
    for (const heard of all) await until(() => heard.entries.length === count, 'everybody hears all')
    for (const heard of all) expect(heard.entries).toEqual(all[0]?.entries)
    for (const n of nodes.keys()) {
      const own = payloads(all[0]?.entries ?? []).filter((payload) => payload.startsWith(`"${n} `))
      expect(own).toEqual(Array.from({ length: 200 }, (_, i) => `"${n} ${i}"`))
    }
  })

  test('RT-03 the past is given from any number on, by any node', async () => {
    const { first, last } = await open()
    const heard = listenTo(last)
    const { seq, epoch } = await last.position(topic)
    for (const payload of counting(20)) first.append(topic, payload)
    await until(() => heard.entries.length === 20, 'the last entry came')
    expect(await last.position(topic)).toEqual({ seq: seq + 20, epoch })
    const some = await last.since(topic, seq + 15, epoch)
    expect({ seq: some.seq, entries: some.entries && payloads(some.entries) }).toEqual({
      seq: seq + 20,
      entries: ['16', '17', '18', '19', '20'],
    })
    expect((await last.since(topic, seq + 20, epoch)).entries).toEqual([])
    expect((await last.since(topic, seq + 15, 'another epoch')).entries).toBeUndefined()
    expect((await last.since(topic, seq + 21, epoch)).entries).toBeUndefined()
  })

  test('RT-03 a past that is not kept any more is not given in part', async () => {
    const { first } = await open()
    const heard = listenTo(first)
    const { seq, epoch } = await first.position(topic)
    for (const payload of counting(6_000)) first.append(topic, payload)
    await until(() => heard.entries.length === 6_000, 'all came')
    expect((await first.since(topic, seq + 5_900, epoch)).entries).toHaveLength(100)
    expect((await first.since(topic, seq + 10, epoch)).entries).toBeUndefined()
  })

  test('topics do not mix, and payloads arrive as they were sent', async () => {
    const { first, last } = await open()
    const heard = listenTo(last)
    const sent = ['{"text":"一行\\n二行 👍"}', '"a\nb"', '""', '[]']
    for (const payload of sent) {
      first.append('room.1', payload)
      first.append('room.2', '0')
    }
    await until(() => heard.entries.length === 8, 'all came')
    expect(payloads(heard.entries.filter((entry) => entry.topic === 'room.1'))).toEqual(sent)
  })

  test('nodes tell each other things, in order', async () => {
    const { nodes, first } = await open()
    const all = nodes.map(listenTo)
    for (let i = 0; i < 50; i += 1) first.broadcast({ type: 'close-session', sessionId: String(i), reason: 'out' })
    for (const heard of all) {
      await until(() => heard.controls.length === 50, 'all came')
      expect(heard.controls.map((control) => control.type === 'close-session' && control.sessionId)).toEqual(
        Array.from({ length: 50 }, (_, i) => String(i)),
      )
      expect(heard.entries).toEqual([])
    }
  })
}
