import type { CallData } from '@pitchside/contract'
import { call } from '@pitchside/http'
import type { Headline } from '../news/headline'
import { headlineFromWire } from '../news/headlines.calls'
import type { Video } from '../videos/video'
import { videoFromWire } from '../videos/videos.calls'

export interface FoundRoom {
  anchorId: number
  title: string
  cover: string
  heat: number
  isLive: boolean
  anchor: string
  anchorAvatar: string
  level: number
}

export interface FoundAnchor {
  id: number
  nickname: string
  avatar: string
  signature: string
  fans: number
  level: number
  isLive: boolean
}

export interface Found {
  rooms: FoundRoom[]
  anchors: FoundAnchor[]
  news: Headline[]
  videos: Video[]
}

const roomFromWire = (row: CallData<'search'>['liveList'][number]): FoundRoom => ({
  anchorId: row.uid,
  title: row.title,
  cover: row.thumb,
  heat: row.heat,
  isLive: row.islive === 1,
  anchor: row.user_nickname,
  anchorAvatar: row.avatar,
  level: row.level,
})

const anchorFromWire = (row: CallData<'search'>['anchorList'][number]): FoundAnchor => ({
  id: row.uid,
  nickname: row.user_nickname,
  avatar: row.avatar,
  signature: row.signature,
  fans: row.attention,
  level: row.level,
  isLive: row.is_live === 1,
})

/** Everything whose words hold the text. */
export async function searchAll(name: string, signal?: AbortSignal): Promise<Found> {
  const data = await call('search', { name, isWeb: 1 }, { isQuiet: true, signal })
  return {
    rooms: data.liveList.map(roomFromWire),
    anchors: data.anchorList.map(anchorFromWire),
    news: data.headlineList.map(headlineFromWire),
    videos: data.videoList.map(videoFromWire),
  }
}
