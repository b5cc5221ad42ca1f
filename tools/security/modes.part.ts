import { chmodSync, existsSync, lstatSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { pushedClip } from '../../backend/src/adapters/media-embedded/clips.fixture'
import { createPublisher } from '../../backend/src/adapters/media-embedded/publisher.fixture'
import { uploadPicture } from '../../backend/src/testing/upload-picture'
import type { WholeSite } from './whole-site'

/** Files and folders that somebody else than their owner can read, change or look into. */
function openBelow(folder: string): string[] {
  const names = ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]
  return names
    .map((name) => ({ name: path.join(folder, name), stats: lstatSync(path.join(folder, name)) }))
    .filter(({ stats }) => !stats.isSymbolicLink())
    .filter(({ stats }) => (stats.mode & 0o777) !== (stats.isDirectory() ? 0o700 : 0o600))
    .map(({ name, stats }) => `${name} ${(stats.mode & 0o777).toString(8)}`)
}

async function beginUpload(site: WholeSite): Promise<void> {
  const { token } = await site.signIn('regular')
  const right = await site.ok('getUploadToken', { purpose: 'work' }, { token })
  const begun = { token: right.token, key: right.key, name: 'film.mp4', size: 4_000 }
  const { uploadHost } = await site.ok('startUpload', begun, { token })
  const headers = { 'content-type': 'application/octet-stream' }
  await site.ask(`${uploadHost}?offset=0`, { method: 'POST', headers, body: Buffer.alloc(100) })
}

async function record(site: WholeSite): Promise<void> {
  const { token } = await site.signIn('anchor')
  const { id, hls } = await site.ok('getLiveUrl', {}, { token })
  await site.ok('startRoom', { id }, { token })
  const publisher = createPublisher(new URL(new URL(hls).pathname, await site.origin()).href)
  const clip = pushedClip('sd')
  await publisher.put('init.mp4', clip.header)
  await publisher.put('s_00000.m4s', clip.segmentAt(0))
  await site.ok('endRoom', { id }, { token })
}

export function modesHold(site: () => WholeSite): void {
  describe('modes of files', () => {
    test('EDGE-07 all a used site has written is its owner’s alone', async () => {
      const { dataDir } = site()
      const { token } = await site().signIn('visitor')
      await uploadPicture(site(), token, 'avatar')
      await uploadPicture(site(), token, 'document')
      await beginUpload(site())
      await record(site())
      const places = ['uploads', 'documents', 'drafts', 'recordings', 'stream-keys.secret']
      expect(places.filter((name) => !existsSync(path.join(dataDir, name)))).toEqual([])
      expect(openBelow(dataDir)).toEqual([])
      expect(openBelow(path.join(dataDir, '../releases'))).toEqual([])
      // The walk itself sees what is open.
      const planted = path.join(dataDir, 'stream-keys.secret')
      chmodSync(planted, 0o640)
      expect(openBelow(dataDir)).toEqual([`${planted} 640`])
      chmodSync(planted, 0o600)
    })
  })
}
