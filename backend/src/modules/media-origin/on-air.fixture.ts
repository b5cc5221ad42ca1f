import { beforeEach } from '@jest/globals'
import { pushedClip } from '../../adapters/media-embedded/clips.fixture'
import { readPlaylist } from '../../adapters/media-embedded/publisher.fixture'
import type { Config } from '../../config'
import { accountModules, startTestApp, type TestSite } from '../../testing/test-app'
import type { ModuleName } from '../modules'

/** What an anchor pushes: real pictures. */
export const clip = pushedClip('sd')
/** The demo's anchor, whose room has the same number. */
export const room = 3

/** Playlist of a publisher that ends with a segment. */
export const sourceList = (last: string, isOver = false): string =>
  `#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:0\n#EXTINF:2,\n${last}\n${isOver ? '#EXT-X-ENDLIST\n' : ''}`
export const numbered = (index: number): string => `s_${String(index).padStart(5, '0')}.m4s`

/** A site with an anchor; every test begins with a room nobody pushes to. */
export class OnAirSite {
  site!: TestSite
  /** Token of the anchor. */
  anchor = ''
  /** Address of the listening server. */
  origin = ''

  async start(config: Partial<Config> = {}, besides: readonly ModuleName[] = []): Promise<void> {
    const only = [...accountModules, 'live', 'media', 'mediaOrigin', ...besides] as const
    this.site = await startTestApp({ config: { seedDemo: true, ...config }, only })
    this.origin = await this.site.origin()
  }

  async calm(): Promise<void> {
    this.anchor = (await this.site.signIn('anchor')).token
    const { id } = await this.pushAddress()
    await this.site.call('endRoom', { id }, { token: this.anchor })
    await this.site.clock.skip(40_000)
  }

  /** Where an anchor pushes to, at the listening server. */
  async pushAddress(token = this.anchor): Promise<{ id: number; hls: string }> {
    const { id, hls } = await this.site.ok('getLiveUrl', {}, { token })
    return { id, hls: new URL(new URL(hls).pathname, this.origin).href }
  }

  async openRoom(): Promise<{ id: number; hls: string }> {
    const address = await this.pushAddress()
    await this.site.ok('startRoom', { id: address.id }, { token: this.anchor })
    return address
  }

  get = async (path: string) => {
    const reply = await fetch(new URL(path, this.origin))
    return { status: reply.status, headers: reply.headers, text: await reply.text() }
  }

  playlist = async (variant = 'main') =>
    readPlaylist((await this.get(`/media/live/${room}/${variant}/index.m3u8`)).text)

  info = async () => (await this.site.ok('getRoom', { uid: room })).info
  health = () => this.site.ok('getBroadcastHealth', {}, { token: this.anchor })
  end = (id: number) => this.site.ok('endRoom', { id }, { token: this.anchor })
}

/** Begins every test of a file with a calm room. */
export function withCalmRoom(on: OnAirSite): void {
  beforeEach(() => on.calm())
}
