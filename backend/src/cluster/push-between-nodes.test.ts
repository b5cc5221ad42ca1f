import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createPublisher, readPlaylist } from '../adapters/media-embedded/publisher.fixture'
import { clip, numbered, room } from '../modules/media-origin/on-air.fixture'
import { packageRoot } from '../package-root'
import { accountModules, startTestApp, type TestSite } from '../testing/test-app'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { hasRedis, startTestRedis, type TestRedis } from '../testing/test-redis'
import { until } from '../testing/until'

const server = process.env.TEST_DATABASE_URL
const onBoth = server && hasRedis ? describe : describe.skip
if (!server || !hasRedis)
  test.skip('pushes between nodes: TEST_DATABASE_URL is not set, or there is no Redis', () => {})
const ffmpeg = '/usr/bin/ffmpeg'
const withFfmpeg = existsSync(ffmpeg) ? test : test.skip

onBoth('LIVE-10 a push on one node, its anchor on the other', () => {
  let database: TestDatabase
  let redis: TestRedis
  let folder: string
  /** Takes the pushes. */
  let door: TestSite
  /** Answers the anchor. */
  let desk: TestSite
  let token: string
  const isLive = async () => (await desk.ok('getRoom', { uid: room })).info.islive === 1

  async function startNode(rtmpPort: number | undefined): Promise<TestSite> {
    return startTestApp({
      config: { databaseUrl: database.address, redisUrl: redis.url, seedDemo: true, dataDir: folder, rtmpPort },
      only: [...accountModules, 'live', 'media', 'mediaOrigin'],
    })
  }
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'pitchside-two-doors-'))
    database = await createTestDatabase(server as string)
    redis = await startTestRedis()
    door = await startNode(0)
    desk = await startNode(undefined)
    for (const node of [door, desk]) await node.clock.advance(1_000)
    token = (await desk.signIn('anchor')).token
  })
  afterAll(async () => {
    for (const node of [door, desk]) await node?.close()
    await redis?.close()
    await database?.drop()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Opens the room at the desk; where to push at the door. */
  async function open() {
    const { id } = await desk.ok('getLiveUrl', {}, { token })
    const { hls } = await desk.ok('startRoom', { id }, { token })
    const { pathname } = new URL(hls)
    return { id, hls: new URL(pathname, await door.origin()).href, key: pathname.split('/')[2] as string }
  }

  test('endRoom ends a push over HTTP: no more is taken, and players are told', async () => {
    const { id, hls } = await open()
    const publisher = createPublisher(hls)
    expect(await publisher.put('init.mp4', clip.header)).toBe(201)
    expect(await publisher.put(numbered(0), clip.segmentAt(0))).toBe(201)
    await until(isLive, 'the room is on air for who asks the other node')
    await desk.ok('endRoom', { id }, { token })
    expect(await publisher.put(numbered(1), clip.segmentAt(1))).toBe(410)
    const list = await fetch(`${await door.origin()}/media/live/${room}/main/index.m3u8`)
    expect(readPlaylist(await list.text()).isOver).toBe(true)
    expect(await isLive()).toBe(false)
  })

  withFfmpeg('endRoom hangs up on a push over RTMP', async () => {
    const { id, key } = await open()
    const port = /rtmp on (\d+)/.exec(JSON.stringify(await (await fetch(`${await door.origin()}/healthz`)).json()))?.[1]
    const source = ['-v', 'error', '-readrate', '8', '-stream_loop', '-1']
    const input = ['-i', join(packageRoot, 'assets', 'demo', 'football', 'sd.mp4'), '-c', 'copy', '-f', 'flv']
    const child = spawn(ffmpeg, [...source, ...input, `rtmp://127.0.0.1:${port}/live/${key}`], { stdio: 'ignore' })
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
    try {
      await until(isLive, 'the room is on air for who asks the other node')
      await desk.ok('endRoom', { id }, { token })
      await until(() => child.exitCode !== null, 'the encoder ends')
      expect(await ended).not.toBe(0)
      expect(await isLive()).toBe(false)
    } finally {
      child.kill('SIGKILL')
      await ended
    }
  })
})
