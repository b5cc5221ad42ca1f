import { join } from 'node:path'
import { dayMs } from '@pitchside/base'
import { limits } from '@pitchside/contract'
import { findFfmpeg } from '../../adapters/find-ffmpeg'
import { EmbeddedMedia } from '../../adapters/media-embedded/embedded-media'
import { Ladder, workingEncoder } from '../../adapters/media-embedded/ladder'
import { liveRoutes } from '../../adapters/media-embedded/live.routes'
import { putDoorRoutes } from '../../adapters/media-embedded/put-door.routes'
import { openRtmpDoor, type RtmpDoor } from '../../adapters/media-embedded/rtmp-door'
import { FollowedMedia } from '../../adapters/media-hooks/followed-media'
import { hookRoutes } from '../../adapters/media-hooks/hooks.routes'
import { createLocalRecordings } from '../../adapters/recordings-local/recordings-local'
import { createFfmpegStills } from '../../adapters/stills-ffmpeg/stills-ffmpeg'
import type { Disposer } from '../../kernel/disposer'
import type { Kernel } from '../../kernel/kernel'
import type { BackendModule } from '../../kernel/module'
import { createRateLimiter } from '../../kernel/rate-limiter'
import type { MomentsModule } from '../moments/moments.module'
import type { Footage } from '../ports/footage.port'
import { createBroadcastQueries } from './broadcasts.queries'
import { broadcastCalls } from './broadcasts.routes'
import { createBroadcastService, type RoomsOnAir } from './broadcasts.service'
import { mediaOriginMessages } from './media-origin.messages'
import type { MediaQuality } from './ports/media.port'
import { createRecordedFootage, recordedSource, sourceOfFilm } from './recorded-footage'
import { Recorder } from './recorder'
import { createRecordingQueries } from './recordings.queries'
import { recordingAddress, recordingRoutes, shiftAddress } from './recordings.routes'
import { type ReplayDeps, replayCalls } from './replay.routes'
import { Stills } from './stills'
import { createStreamKeySecret } from './stream-key-secret'
import { createStreamKeys } from './stream-keys'
import { createStreamKeyQueries } from './stream-keys.queries'

const tickMs = 1_000
const pruneMs = 3_600_000

export interface MediaOriginModule extends BackendModule {
  /** Renditions of a room's real broadcast, best first; empty when it shows none. */
  qualitiesOf(uid: number): MediaQuality[]
  /** Where the last two hours of a room's real broadcast can be seen; empty when it shows none. */
  shiftOf(uid: number): Promise<string>
  /** What is recorded, for clips. */
  footage: Footage
  /** Where the pictures of a room's real broadcast are kept; undefined when it shows none. */
  sourceOf(uid: number): Promise<string | undefined>
  /** Whose a replay is, and where its pictures are kept. */
  sourceOfReplay(playbackId: number): Promise<{ uid: number; source: string } | undefined>
  /** Takes a room off the air. */
  stopBroadcast(uid: number): Promise<void>
}

/** Rooms as going on air needs them, and what is said in them. */
interface RoomsAndWords extends Pick<ReplayDeps, 'chat' | 'gate' | 'saidInDemo'> {
  rooms: RoomsOnAir
}

/** Anchors go on air: keys, doors for pushes, the origin players read from, recordings. */
export function createMediaOriginModule(
  kernel: Kernel,
  { rooms, chat, gate, saidInDemo }: RoomsAndWords,
  moments: MomentsModule['moments'],
): MediaOriginModule {
  const { db, clock, config, random, log } = kernel
  // A push stays on the node that takes it.
  const limiter = createRateLimiter(clock)
  const store = createLocalRecordings(config.dataDir && join(config.dataDir, 'recordings'))
  const recorder = new Recorder(store, log, clock)
  const secret = createStreamKeySecret(config, random)
  const keys = createStreamKeys({ queries: createStreamKeyQueries(db), clock, secret })
  const queries = createBroadcastQueries(db)
  const recordings = createRecordingQueries(db)
  const stills = new Stills({ clock, log, queries, store })
  const broadcasts = createBroadcastService({ kernel, queries, keys, rooms, recorder, stills, store, recordingAddress })
  const media = new EmbeddedMedia({ clock, random, desk: broadcasts.desk, log })
  broadcasts.use(media)
  const followed =
    config.mediaEngine === 'embedded'
      ? undefined
      : new FollowedMedia({
          name: config.mediaEngine,
          address: config.mediaEngineHls,
          drop: config.mediaEngineDrop,
          clock,
          log,
          desk: broadcasts.desk,
        })
  if (followed) broadcasts.use(followed)
  let door: RtmpDoor | undefined

  async function prune(): Promise<void> {
    const gone = await recordings.removeBefore(clock.now() - limits.recordingDays * dayMs)
    for (const { recording } of gone) await store.remove(recording)
  }

  return {
    name: 'mediaOrigin',
    adapters: {
      media: config.mediaEngine,
      recordings: store.name,
      transcode: () => (config.transcode === 'off' ? 'off' : stills.maker ? 'ffmpeg' : 'no ffmpeg: original only'),
      ladder: () => media.ladder?.describe() ?? 'off',
      rtmp: () => (config.rtmpPort === undefined ? 'off' : (door?.state() ?? 'shut')),
    },
    messages: mediaOriginMessages,
    qualitiesOf: broadcasts.qualitiesOf,
    async shiftOf(uid) {
      const open = await broadcasts.onAir(uid)
      return open ? shiftAddress(open.recording) : ''
    },
    footage: createRecordedFootage(store),
    async sourceOf(uid) {
      const open = await broadcasts.onAir(uid)
      return open && recordedSource(open.recording)
    },
    async sourceOfReplay(playbackId) {
      const found = await recordings.streamOf(playbackId)
      return found && { uid: found.uid, source: sourceOfFilm(found.stream) }
    },
    stopBroadcast: broadcasts.stop,
    calls: {
      ...broadcastCalls({
        config,
        broadcasts,
        keys,
        recordings,
        rtmpPort: () => door?.port(),
        now: () => clock.now(),
      }),
      ...replayCalls({
        recordings,
        onAir: broadcasts.onAir,
        now: () => clock.now(),
        store,
        moments,
        chat,
        gate,
        saidInDemo,
      }),
    },
    async routes(app) {
      await app.register(async (scope) => putDoorRoutes(scope, { media, desk: broadcasts.desk, limiter, log }))
      if (followed)
        await app.register(async (scope) =>
          hookRoutes(scope, { media: followed, desk: broadcasts.desk, secret: config.hookSecret, limiter, log }),
        )
      await app.register(async (scope) => liveRoutes(scope, media))
      await app.register(async (scope) => recordingRoutes(scope, store))
    },
    async start() {
      const ffmpeg = config.transcode === 'auto' ? findFfmpeg() : undefined
      if (ffmpeg !== undefined) {
        stills.maker = createFfmpegStills(ffmpeg)
        if (config.ladder.most > 0) {
          const encoder = workingEncoder(ffmpeg, config.ladder.encoder)
          if (encoder !== config.ladder.encoder)
            log.warn(`LADDER_ENCODER=${config.ladder.encoder} does not work on this machine`)
          const now = () => performance.now()
          media.ladder = new Ladder({ ...config.ladder, program: ffmpeg, encoder, log, now })
        }
      }
      await broadcasts.resume()
      if (config.rtmpPort !== undefined)
        door = await openRtmpDoor(
          config.rtmpPort,
          config.host,
          { media, desk: broadcasts.desk, limiter, log, publishMs: config.connections.waits.publishMs },
          config.connections.rtmp,
        )
      const stops: Disposer[] = [
        clock.every(tickMs, async () => {
          media.sweep()
          await followed?.follow()
        }),
        kernel.jobs.every(tickMs, broadcasts.tick),
        kernel.jobs.every(pruneMs, prune),
      ]
      return async () => {
        await door?.close()
        media.ladder?.close()
        for (const stop of stops) await stop()
      }
    },
  }
}
