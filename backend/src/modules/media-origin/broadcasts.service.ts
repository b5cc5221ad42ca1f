import { minuteMs } from '@pitchside/base'
import { Failure } from '../../kernel/failure'
import type { Kernel } from '../../kernel/kernel'
import type { BroadcastQueries, BroadcastRow } from './broadcasts.queries'
import type { MediaDesk, MediaEngine, PushedSegment } from './ports/media.port'
import type { RecordingStore } from './ports/recording-store.port'
import { lengthOf } from './recorded-playlist.rules'
import type { Recorder } from './recorder'
import { type Stills, stillAddress } from './stills'
import type { StreamKeys } from './stream-keys'

/** A planned broadcast may be started so long before and after its time. */
const earlyMs = 60 * minuteMs
const lateMs = 3 * 60 * minuteMs
/** A room that was opened waits so long for its first segment. */
const waitingMs = 6 * 60 * minuteMs
/** After an orderly goodbye of the encoder: time to start it anew. */
const leaveGraceMs = 10_000
/** The end of a running broadcast is put off no more often than this. */
const extendEveryMs = 3_000
/** A demo room shows so long that its real broadcast is over. */
const demoRestMs = 30 * minuteMs

/** What going on air needs of rooms. */
export interface RoomsOnAir {
  viewersOf(uid: number): number
  require(uid: number): Promise<{ heat: number }>
  tellState(uid: number): Promise<void>
}

interface Deps {
  kernel: Kernel
  queries: BroadcastQueries
  keys: StreamKeys
  rooms: RoomsOnAir
  recorder: Recorder
  stills: Stills
  store: RecordingStore
  /** Address of a recording's playlist. */
  recordingAddress: (recording: string) => string
}

/** What all engines of all nodes have to do. */
interface MediaOrder {
  what: 'open' | 'close' | 'revoke'
  uid: number
  recording?: string
}

/** What a broadcast came to. */
export interface Summary {
  durationS: number
  viewers: number
  hotvotes: number
}

const summaryOf = ({ onAirAt, endedAt, viewers, hotvotes }: BroadcastRow): Summary => ({
  durationS: onAirAt === null || endedAt === null ? 0 : Math.max(0, Math.round((endedAt - onAirAt) / 1_000)),
  viewers,
  hotvotes,
})

/** Broadcasts from the moment their anchor opens the room until they are over. */
export function createBroadcastService({
  kernel,
  queries,
  keys,
  rooms,
  recorder,
  stills,
  store,
  recordingAddress,
}: Deps) {
  const { clock, db, nodes, realtime, random, log, config } = kernel
  const engines: MediaEngine[] = []
  /** Segments go to the engine that takes the push; the first is where pushes over HTTP arrive. */
  const engineOf = (uid: number): MediaEngine | undefined =>
    engines.find((engine) => engine.healthOf(uid) !== undefined) ?? engines[0]

  /** The push may come to any node, and the anchor's calls to any other. */
  async function order({ what, uid, recording }: MediaOrder): Promise<void> {
    for (const engine of engines) engine[what](uid)
    if (recording !== undefined) await recorder.finish(recording)
  }
  nodes.hear<MediaOrder>('media', order)
  async function orderAll(wanted: MediaOrder): Promise<void> {
    await order(wanted)
    await nodes.ask('media', wanted)
  }

  function tell(uid: number, event: 'start' | 'end'): void {
    realtime.publish(`room.${uid}`, { type: 'room', anchor_id: uid, event })
    void rooms.tellState(uid).catch((error) => log.error({ err: error }, 'the state of a room was not told'))
  }

  async function own(uid: number, id: number): Promise<BroadcastRow> {
    const broadcast = await queries.find(id)
    if (broadcast?.uid !== uid) throw new Failure('broadcast-unknown')
    return broadcast
  }

  async function goOnAir(broadcast: BroadcastRow): Promise<void> {
    const { id, uid } = broadcast
    const now = clock.now()
    const stream = engineOf(uid)?.addressOf(uid) ?? ''
    const isFirst = await db.transaction(async (tx) => {
      if (!(await queries.putOnAir(tx, id, now, now + config.pushGraceMs))) return false
      await queries.showInRoom(tx, id, stream, now)
      return true
    })
    if (isFirst) tell(uid, 'start')
  }

  async function extend({ id, uid, endsAfter }: BroadcastRow): Promise<void> {
    const wanted = clock.now() + config.pushGraceMs
    if (endsAfter !== null && wanted - endsAfter < extendEveryMs && wanted >= endsAfter) return
    const { heat } = await rooms.require(uid)
    await queries.extend(id, { endsAfter: wanted, viewers: rooms.viewersOf(uid), heat })
  }

  /** Ends a broadcast; undefined when somebody else just did. */
  async function end({ id, uid, recording }: BroadcastRow): Promise<Summary | undefined> {
    await orderAll({ what: 'close', uid, recording })
    stills.forget(recording)
    const seconds = lengthOf(recording === '' ? [] : await store.list(recording))
    const finished = await db.transaction(async (tx) => {
      const now = clock.now()
      const row = await queries.finish(tx, id, now)
      if (!row) return undefined
      if (row.onAirAt !== null) await queries.clearRoom(tx, uid, now + demoRestMs)
      if (row.onAirAt !== null && seconds >= 1)
        await queries.insertPlayback(tx, {
          id,
          stream: recordingAddress(recording),
          durationS: Math.round(seconds),
          // From its middle: the end is somebody who says goodbye.
          still: row.stills > 0 ? stillAddress(recording, Math.ceil(row.stills / 2)) : undefined,
        })
      return row
    })
    if (!finished) return undefined
    if (finished.onAirAt !== null) tell(uid, 'end')
    else await store.remove(recording)
    return summaryOf(finished)
  }

  const desk: MediaDesk = {
    authorize: (key) => keys.ownerOf(key),
    async started(uid, door) {
      log.info({ uid, door }, 'a push began')
      const open = await queries.openOf(uid)
      if (open?.onAirAt) await queries.setEnd(open.id, clock.now() + config.pushGraceMs)
    },
    async segment(uid, segments: readonly PushedSegment[], isReady) {
      const open = await queries.openOf(uid)
      if (!open) return
      for (const segment of segments) recorder.add(open.recording, segment)
      if (open.onAirAt !== null) {
        if (segments[0]) stills.offer(open, segments[0])
        await extend(open)
      } else if (isReady) await goOnAir(open)
    },
    async ended(uid, how) {
      log.info({ uid, how }, 'a push ended')
      const open = await queries.openOf(uid)
      const graceMs = how === 'left' ? Math.min(leaveGraceMs, config.pushGraceMs) : config.pushGraceMs
      if (open?.onAirAt) await queries.setEnd(open.id, clock.now() + graceMs)
    },
  }

  return {
    desk,
    use: (engine: MediaEngine) => void engines.push(engine),
    /** Number of the broadcast the anchor would start now. */
    async offer(uid: number): Promise<number> {
      await queries.ensureRoom(uid)
      const now = clock.now()
      const offered = await queries.offered(uid, now - lateMs, now + earlyMs, now)
      const id = offered?.id ?? (await queries.insertOnTheSpot(uid, now))?.id
      if (id === undefined) throw new Failure('room-unknown')
      return id
    },
    /** Opens the room: the first segment puts it on air. Again is no harm. */
    async open(uid: number, id: number): Promise<void> {
      const broadcast = await own(uid, id)
      if (broadcast.state === 2) throw new Failure('broadcast-over')
      if (broadcast.state === 1) return
      const running = await queries.openOf(uid)
      if (running && running.onAirAt !== null) throw new Failure('broadcast-running')
      const now = clock.now()
      const facts = { now, endsAfter: now + waitingMs, recording: `${uid}-${id}-${random.token(12)}` }
      await db.transaction(async (tx) => {
        await queries.closeWaiting(tx, uid, id)
        if (!(await queries.open(tx, id, facts))) throw new Failure('broadcast-over')
      })
      await orderAll({ what: 'open', uid })
    },
    /** Ends a broadcast at once and cuts its push off. */
    async close(uid: number, id: number): Promise<Summary> {
      const broadcast = await own(uid, id)
      if (broadcast.state === 0) throw new Failure('broadcast-not-open')
      if (broadcast.state === 2) return summaryOf(broadcast)
      return (await end(broadcast)) ?? summaryOf(await own(uid, id))
    },
    async rotateKey(uid: number): Promise<void> {
      await keys.rotate(uid)
      await orderAll({ what: 'revoke', uid })
      await desk.ended(uid, 'stopped')
    },
    /** Takes a room off the air, whoever asks. */
    async stop(uid: number): Promise<void> {
      const open = await queries.openOf(uid)
      if (open) await end(open)
    },
    /** The broadcast a room has on air. */
    async onAir(uid: number): Promise<BroadcastRow | undefined> {
      const open = await queries.openOf(uid)
      return open?.onAirAt ? open : undefined
    },
    isOpen: async (uid: number) => (await queries.openOf(uid)) !== undefined,
    isOnAir: async (uid: number) => Boolean((await queries.openOf(uid))?.onAirAt),
    healthOf: (uid: number) => engineOf(uid)?.healthOf(uid),
    qualitiesOf: (uid: number) => engineOf(uid)?.qualitiesOf(uid) ?? [],
    /** After a start: broadcasts that were open go on when their publishers come back. */
    async resume(): Promise<void> {
      for (const { uid, id, onAirAt } of await queries.allOpen()) {
        for (const engine of engines) engine.open(uid)
        if (onAirAt !== null) await queries.setEnd(id, clock.now() + config.pushGraceMs)
      }
    },
    /** Ends what has fallen silent, and brings demo rooms back. */
    async tick(): Promise<void> {
      const now = clock.now()
      for (const broadcast of await queries.expired(now)) await end(broadcast)
      for (const { uid, isLive } of await queries.bringDemosBack(now)) if (isLive) tell(uid, 'start')
    },
  }
}

export type BroadcastService = ReturnType<typeof createBroadcastService>
