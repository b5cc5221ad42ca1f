import { rounded } from '@pitchside/base'
import type { CallData } from '@pitchside/contract'
import type { Config } from '../../config'
import type { CallContext, CallHandlers } from '../../kernel/module'
import { secondsOf } from '../../kernel/wire-values'
import { shownTitle } from '../live/live.module'
import type { BroadcastService } from './broadcasts.service'
import { pushAddresses } from './push-addresses'
import { warningsOf } from './push-warnings.rules'
import type { RecordingQueries, RecordingRow } from './recordings.queries'
import type { StreamKeys } from './stream-keys'

interface Deps {
  config: Config
  broadcasts: BroadcastService
  keys: StreamKeys
  recordings: RecordingQueries
  rtmpPort: () => number | undefined
  now: () => number
}

const kindNames = {
  zh: ['足球', '篮球', '其他'],
  en: ['Football', 'Basketball', 'Other'],
  vi: ['Bóng đá', 'Bóng rổ', 'Khác'],
}
const over = { zh: '已结束', en: 'Ended', vi: 'Đã kết thúc' }
const kilo = (bits: number): number => Math.round(bits / 1_000)

/** A recorded broadcast in wire words. */
function recordingRow(
  { match, ...row }: RecordingRow,
  language: CallContext['language'],
): CallData<'listRecordings'>['data'][number] {
  return {
    id: row.id,
    type: row.kind,
    typeName: kindNames[language][row.kind] ?? '',
    name: match?.competition[language] ?? '',
    home_name: match?.home.names[language] ?? '',
    away_name: match?.away.names[language] ?? '',
    match_id: match?.id ?? 0,
    match_time: match?.kickoff ?? 0,
    islive: 2,
    isliveName: over[language],
    title: shownTitle({ title: row.title, match }, language),
    thumb: row.cover,
    push: '',
    live_duration: row.durationS,
    viewers: row.viewers,
    hotvotes: row.hotvotes,
    starttime: secondsOf(row.endedAt) - row.durationS,
    url: row.stream,
  }
}

/** Calls of an anchor who goes on air. */
export function broadcastCalls({ config, broadcasts, keys, recordings, rtmpPort, now }: Deps): CallHandlers {
  async function addresses(id: number, caller: CallContext) {
    const uid = caller.member().userId
    const key = await keys.keyFor(uid)
    return {
      id,
      ...pushAddresses(config, { uid, key, origin: caller.askedOrigin ?? caller.origin, rtmpPort: rtmpPort() }),
    }
  }

  return {
    getLiveUrl: async (_input, caller) => addresses(await broadcasts.offer(caller.member().userId), caller),
    async rotateStreamKey(_input, caller) {
      const uid = caller.member().userId
      await broadcasts.rotateKey(uid)
      return addresses(await broadcasts.offer(uid), caller)
    },
    async startRoom({ id }, caller) {
      await broadcasts.open(caller.member().userId, id)
      return addresses(id, caller)
    },
    async startRoomOnPhone({ id }, caller) {
      await broadcasts.open(caller.member().userId, id)
      const { url, hls } = await addresses(id, caller)
      return { url: url || hls }
    },
    async endRoom({ id }, caller) {
      const { durationS, viewers, hotvotes } = await broadcasts.close(caller.member().userId, id)
      return { live_duration: durationS, viewers, hotvotes }
    },
    async getBroadcastHealth(_input, caller) {
      const uid = caller.member().userId
      const health = broadcasts.healthOf(uid)
      const isOpen = await broadcasts.isOpen(uid)
      return {
        state: health ? ((await broadcasts.isOnAir(uid)) ? 2 : 1) : 0,
        door: health?.door ?? '',
        duration: health ? secondsOf(now() - health.startedAt) : 0,
        bitrate: kilo(health?.bitrate ?? 0),
        fps: rounded(health?.frameRate ?? 0, 1),
        keyframe_interval: rounded(health?.keyFrameS ?? 0, 1),
        segment_age: rounded((health?.segmentAgeMs ?? 0) / 1_000, 1),
        qualities: (health?.qualities ?? []).map((quality) => ({ ...quality, bitrate: kilo(quality.bitrate) })),
        warnings: warningsOf(health, isOpen),
      }
    },
    async listRecordings(_input, caller, { limit, offset }) {
      const uid = caller.member().userId
      const rows = await recordings.of(uid, limit, offset)
      const total = await recordings.count(uid)
      return { rows: rows.map((row) => recordingRow(row, caller.language)), total }
    },
  }
}
