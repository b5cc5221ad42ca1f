import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { type ConnectionWaits, connectionLimits } from '../../http/connection-limits'
import type { Share } from '../../kernel/places'
import { packageRoot } from '../../package-root'
import { openRawConnection, soonMs } from '../../testing/raw-connection'
import { accountModules, startTestApp, type TestSite } from '../../testing/test-app'
import { until } from '../../testing/until'
import { readMediaPlaylist } from './hls-rules.fixture'
import { readPlaylist } from './publisher.fixture'

const ffmpeg = '/usr/bin/ffmpeg'
const withFfmpeg = existsSync(ffmpeg) ? test : test.skip
const clipOf = (quality: 'hd' | 'sd') => join(packageRoot, 'assets', 'demo', 'football', `${quality}.mp4`)
const modules = [...accountModules, 'live', 'media', 'mediaOrigin'] as const

/** What an encoder may need on a machine that is busy with other tests. */
const slowMs = 60_000

let site: TestSite
let anchor: string
let origin: string
let children: ChildProcess[] = []

beforeAll(async () => {
  site = await startTestApp({
    config: {
      seedDemo: true,
      rtmpPort: 0,
      transcode: 'auto',
      ladder: { most: 1, encoder: 'software', lateMs: slowMs },
    },
    only: modules,
  })
  anchor = (await site.signIn('anchor')).token
  origin = await site.origin()
})
afterEach(async () => {
  await Promise.all(children.map(stop))
  children = []
})
afterAll(() => site.close())

const exitOf = (child: ChildProcess): Promise<number | null> =>
  child.exitCode === null && child.signalCode === null
    ? new Promise((resolve) => child.once('exit', resolve))
    : Promise.resolve(child.exitCode)

async function stop(child: ChildProcess): Promise<void> {
  const exited = exitOf(child)
  child.kill('SIGTERM')
  await exited
}

/** Pushes the clip faster than it plays: a test has no time to watch. */
function push(url: string, options: string[] = [], clip = clipOf('sd')): ChildProcess {
  const input = ['-v', 'error', '-readrate', '8', '-stream_loop', '-1', ...options, '-i', clip]
  const child = spawn(ffmpeg, [...input, '-c', 'copy', '-f', 'flv', url], { stdio: 'ignore' })
  children.push(child)
  return child
}

/** Pictures that ffmpeg decodes. */
async function framesOf(args: string[]): Promise<number> {
  const child = spawn(ffmpeg, args, { stdio: ['ignore', 'pipe', 'ignore'] })
  children.push(child)
  let text = ''
  child.stdout.on('data', (bytes) => {
    text += bytes
  })
  await exitOf(child)
  return text.split('\n').filter((line) => /^0,/.test(line)).length
}

const listOf = async () => {
  const reply = await fetch(`${origin}/media/live/3/main/index.m3u8`)
  return reply.ok ? readPlaylist(await reply.text()) : undefined
}
const listWith = (segments: number) =>
  until(async () => (((await listOf())?.segments.length ?? 0) >= segments ? listOf() : undefined))

/** A site with a door of its own behaviour. */
async function otherDoor(waits: Partial<ConnectionWaits>, rtmp: Share = connectionLimits.rtmp) {
  const connections = { ...connectionLimits, rtmp, waits: { ...connectionLimits.waits, ...waits } }
  const other = await startTestApp({ config: { rtmpPort: 0, connections }, only: modules })
  const { adapters } = (await other.app.fastify.inject({ url: '/healthz' })).json()
  return { port: Number(/\d+/.exec(adapters.rtmp)?.[0]), close: other.close }
}

describe('RTMP door', () => {
  withFfmpeg('LIVE-10 what OBS pushes goes on air in segments of two seconds, and ends with the push', async () => {
    const { id, url } = await site.ok(
      'startRoom',
      { id: (await site.ok('getLiveUrl', {}, { token: anchor })).id },
      { token: anchor },
    )
    expect(url).toMatch(/^rtmp:\/\/[\w.]+:\d+\/live\/[\w-]{43}$/)
    const child = push(url)
    const list = await listWith(4)
    expect(list).toMatchObject({ target: 2, breaks: 0 })
    const { info } = await site.ok('getRoom', { uid: 3 })
    expect(info).toMatchObject({ islive: 1, pull: '/media/live/3/master.m3u8' })
    const master = await (await fetch(`${origin}${info.pull}`)).text()
    expect(master).toContain('RESOLUTION=640x360')
    expect(master).toContain('CODECS="avc1.64001e,mp4a.40.2"')
    const health = await site.ok('getBroadcastHealth', {}, { token: anchor })
    expect(health).toMatchObject({ state: 2, door: 'rtmp', fps: 25, keyframe_interval: 2 })

    const second = push(url)
    expect(await exitOf(second)).not.toBe(0)
    await stop(child)
    await wait(300)
    await site.clock.skip(11_000)
    expect((await site.ok('getRoom', { uid: 3 })).info.islive).toBe(2)
    const [playback] = (await site.ok('listPlaybacks', { uid: 3 })).data
    expect(playback?.live_duration).toBeGreaterThanOrEqual(8)
    expect(await site.ok('endRoom', { id }, { token: anchor })).toMatchObject({ live_duration: 11 })
  })

  withFfmpeg(
    'AIR-03 AIR-04 a larger picture gets lower qualities, all in parts, on one timeline; they end with the push',
    async () => {
      const { id, url } = await site.ok('getLiveUrl', {}, { token: anchor })
      await site.ok('startRoom', { id }, { token: anchor })
      // No faster than a busy machine can follow.
      const child = push(url, ['-readrate', '1'], clipOf('hd'))
      // The list of a quality that has nothing yet is the original's: those that have something of their own are told by name.
      await until(async () => {
        const { qualities } = await site.ok('getBroadcastHealth', {}, { token: anchor })
        return (
          qualities.map(({ name, height }) => `${name} ${height}`).join() === 'original 720,hd 720,smooth 480,sd 360'
        )
      })
      const variants = ['main', 'smooth', 'sd']
      const read = async (variant: string) => {
        const reply = await fetch(`${origin}/media/live/3/${variant}/low.m3u8`)
        return reply.ok ? readMediaPlaylist(await reply.text()) : undefined
      }
      const lists = await until(async () => {
        const found = (await Promise.all(variants.map(read))).flatMap((list) => list ?? [])
        return found.length === 3 && found.every(({ segments }) => segments.length > 2) ? found : undefined
      })
      for (const { faults, open, segments } of lists) {
        expect(faults).toEqual([])
        expect(open.length + segments.at(-1)!.parts.length).toBeGreaterThan(0)
      }
      // One number is one moment, whatever the quality.
      const dates = await Promise.all(
        variants.map(async (variant) => {
          const { dates: own, sequence } = readPlaylist(
            await (await fetch(`${origin}/media/live/3/${variant}/index.m3u8`)).text(),
          )
          return new Map(own.map((date, index) => [sequence + index, date]))
        }),
      )
      for (const [sequence, date] of dates[1]!)
        expect([date, dates[2]!.get(sequence) ?? date]).toEqual([dates[0]!.get(sequence) ?? date, date])
      // Another player reads the lowest quality from its beginning.
      const reader = [
        '-v',
        'error',
        '-i',
        `${origin}/media/live/3/sd/index.m3u8`,
        '-an',
        '-frames:v',
        '60',
        '-f',
        'framemd5',
        '-',
      ]
      expect(await framesOf(reader)).toBe(60)
      await site.ok('endRoom', { id }, { token: anchor })
      expect(await exitOf(child)).not.toBe(0)
      expect((await site.app.fastify.inject({ url: '/healthz' })).json().adapters.ladder).toBe('software: 0 of 1')
      await site.clock.skip(40_000)
    },
    2 * slowMs,
  )

  withFfmpeg('a push that comes back is a break, not a new broadcast; endRoom cuts it off', async () => {
    const { id, url } = await site.ok('getLiveUrl', {}, { token: anchor })
    await site.ok('startRoom', { id }, { token: anchor })
    const first = push(url)
    await listWith(2)
    await stop(first)
    await wait(300)
    const again = push(url, ['-ss', '20'])
    const list = await until(async () => ((await listOf())?.breaks === 1 ? listOf() : undefined))
    expect(list?.headers.length).toBeGreaterThan(1)
    await site.ok('endRoom', { id }, { token: anchor })
    expect(await exitOf(again)).not.toBe(0)
    await site.clock.skip(40_000)
  })

  withFfmpeg('a wrong key is refused within half a second, a revoked one is cut off', async () => {
    const { url } = await site.ok('getLiveUrl', {}, { token: anchor })
    expect(await exitOf(push(url.replace(/[^/]+$/, 'A'.repeat(43))))).not.toBe(0)
    const running = push(url)
    await until(async () => {
      const { state } = await site.ok('getBroadcastHealth', {}, { token: anchor })
      return state === 1 ? true : undefined
    })
    const { url: next } = await site.ok('rotateStreamKey', {}, { token: anchor })
    expect(next).not.toBe(url)
    expect(await exitOf(running)).not.toBe(0)
  })

  test('noise, and somebody who only talks, are shown the door', async () => {
    const { url } = await site.ok('getLiveUrl', {}, { token: anchor })
    const port = Number(new URL(url).port)
    const socket = connect(port, '127.0.0.1')
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.on('error', () => undefined)
    socket.resume()
    socket.write(Buffer.alloc(200_000, 0x5a))
    await closed
  })

  test('EDGE-03 who says nothing, or stops in the handshake, is shown the door', async () => {
    const { port, close } = await otherDoor({ publishMs: 200 })
    const strangers = await Promise.all([
      openRawConnection(port),
      openRawConnection(port, Buffer.concat([Buffer.from([3]), Buffer.alloc(1_536)])),
    ])
    const drip = setInterval(() => strangers[1]?.socket.write('x'), 50)
    for (const { gone } of strangers) expect(await gone).toBeLessThan(soonMs)
    clearInterval(drip)
    await close()
  })

  test('EDGE-02 one line cannot fill the door, and what it leaves is free again', async () => {
    const { port, close } = await otherDoor({}, { line: 3, network: 9 })
    const strangers = await Promise.all(Array.from({ length: 8 }, () => openRawConnection(port)))
    await until(async () => (strangers.filter(({ socket }) => socket.closed).length === 5 ? true : undefined))
    for (const { socket } of strangers) socket.destroy()
    await until(async () => {
      const { socket, gone } = await openRawConnection(port)
      const isLetIn = await Promise.race([gone.then(() => undefined), wait(100, true)])
      socket.destroy()
      return isLetIn
    })
    await close()
  })

  test('a port that is taken shuts the door and not the site; the health says why', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => taken.once('listening', resolve))
    const { port } = taken.address() as { port: number }
    const other = await startTestApp({ config: { rtmpPort: port }, only: modules })
    try {
      const { adapters } = (await other.app.fastify.inject({ url: '/healthz' })).json()
      expect(adapters).toMatchObject({ media: 'embedded', rtmp: `port ${port} is taken` })
    } finally {
      await other.close()
      taken.close()
    }
  })
})
