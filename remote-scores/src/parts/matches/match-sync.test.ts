import { expect, test } from '@jest/globals'
import type { ClientFrame, DataFrame, MatchDelta, MatchDeltaData, ServerFrame } from '@pitchside/contract'
import { Topics } from '@pitchside/socket'
import fc from 'fast-check'
import { aMatch } from '../../testing/a-match'
import type { Match, Position } from './match'
import { createMatchListStore } from './match-list.store'

/** A server of one topic: numbers its frames, keeps a few, joins replays, forgets everything when it restarts. */
class ModelServer {
  epoch = 'e0'
  seq = 0
  readonly scores = new Map([1, 2, 3].map((id) => [id, { goals: 0, corners: 0 }]))
  #ring: MatchDeltaData[] = []
  #starts = 0

  change(id: number, kind: 'goals' | 'corners', by: number): DataFrame {
    const score = this.scores.get(id) as Record<typeof kind, number>
    score[kind] = Math.max(0, score[kind] + by)
    const data: MatchDeltaData = { type: 'football_delta', ts: 100, m: [[id, kind === 'goals' ? 10 : 14, score[kind]]] }
    this.seq += 1
    this.#ring = [...this.#ring, data].slice(-4)
    return this.#frame(this.seq, data)
  }

  restart(): void {
    this.#starts += 1
    this.epoch = `e${this.#starts}`
    this.seq = 0
    this.#ring = []
  }

  answer(frame: ClientFrame): ServerFrame[] {
    if (frame.type !== 'subscribe') return []
    const { since } = frame
    const isKept =
      since !== undefined && frame.epoch === this.epoch && since <= this.seq && since >= this.seq - this.#ring.length
    const missed = isKept && since < this.seq ? this.#ring.slice(since - this.seq) : []
    // A frame has one row for each match, also when it was joined from several.
    const rows = new Map<number, MatchDelta>()
    for (const [id, ...pairs] of missed.flatMap((data) => data.m)) rows.set(id, [...(rows.get(id) ?? [id]), ...pairs])
    const m = [...rows.values()]
    const recovery = since === undefined ? {} : { isRecovered: isKept }
    const data = { type: 'subscribed' as const, topic: 'match.football' as const, seq: this.seq, epoch: this.epoch }
    const joined: DataFrame = {
      ...this.#frame(this.seq, { type: 'football_delta', ts: 100, m }),
      from: (since ?? 0) + 1,
    }
    return [{ code: 101, data: { ...data, ...recovery } }, ...(missed.length > 0 ? [joined] : [])]
  }

  snapshot(): { matches: Match[]; serverS: number; position: Position } {
    const position = { seq: this.seq, epoch: this.epoch }
    const matches = [...this.scores].map(([id, { goals, corners }]) =>
      aMatch({ id, homeScores: [goals, 0, 0, 0, corners, 0, 0], listAt: position }),
    )
    return { matches, serverS: 100, position }
  }

  #frame(seq: number, data: MatchDeltaData): DataFrame {
    return { code: 100, topic: 'match.football', seq, epoch: this.epoch, data }
  }
}

/** A page: topics, list, and a line to the server that the test may disturb. */
function openPage(server: ModelServer) {
  let line: ServerFrame[] = []
  let pending: ReturnType<ModelServer['snapshot']> | undefined
  const store = createMatchListStore(() => 0)
  const topics = new Topics((frame) => {
    line.push(...server.answer(frame))
    return true
  })
  const reload = () => {
    pending = server.snapshot()
  }
  const subscription = topics.subscribe('match.football', {
    onData(frame) {
      const data = (frame as DataFrame).data as MatchDeltaData
      const seq = frame.seq ?? 0
      const first = (frame as DataFrame).from ?? seq
      store.getState().apply({ ...data, seq, first, epoch: frame.epoch ?? '', from: 'list' })
    },
    onResync: reload,
  })
  function receive(frame: ServerFrame | undefined): void {
    if (frame?.code === 101) topics.acknowledge(frame)
    else if (frame?.code === 100) topics.receive(frame)
  }
  function loadSnapshot(): void {
    const snapshot = pending
    if (!snapshot) return
    pending = undefined
    store.getState().load({ ...snapshot, position: { list: snapshot.position, odds: snapshot.position } })
    subscription.resumeFrom(snapshot.position)
  }
  reload()
  return {
    send: (frame: DataFrame) => void line.push(frame),
    deliver: () => receive(line.shift()),
    lose: () => void line.shift(),
    double: () => receive(line[0]),
    swap: () => void line.splice(0, 2, ...line.slice(0, 2).reverse()),
    loadSnapshot,
    reload,
    /** The protocol's recovery: a new connection, over which everything comes. */
    recover(): void {
      line = []
      topics.resume((frame) => line.push(...server.answer(frame)))
      for (let round = 0; round < 20 && (line.length > 0 || pending); round += 1) {
        while (line.length > 0) receive(line.shift())
        loadSnapshot()
      }
    },
    scores: () =>
      [...store.getState().byId.values()].map(({ id, homeScores }) => [id, homeScores[0], homeScores[4]] as const),
  }
}

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('change' as const),
      id: fc.integer({ min: 1, max: 3 }),
      kind: fc.constantFrom('goals' as const, 'corners' as const),
      by: fc.constantFrom(1, 1, 2, -1),
    }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('deliver' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('lose' as const, 'double' as const, 'swap' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('loadSnapshot' as const, 'reload' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('recover' as const, 'restart' as const) }) },
)

test('RT-03 SCORE-07 however frames are lost, doubled or swapped, a page that recovered shows what the server knows', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const server = new ModelServer()
      const page = openPage(server)
      for (const one of steps) {
        if (one.do === 'change') page.send(server.change(one.id, one.kind, one.by))
        else if (one.do === 'restart') server.restart()
        else page[one.do]()
      }
      page.recover()
      expect(page.scores()).toEqual([...server.scores].map(([id, { goals, corners }]) => [id, goals, corners]))
    }),
    { numRuns: 2_000 },
  )
})
