import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { createPublisher } from '../../backend/src/adapters/media-embedded/publisher.fixture'
import { clip, numbered, OnAirSite } from '../../backend/src/modules/media-origin/on-air.fixture'
import { startNginx } from '../cluster/nginx.mjs'
import { root } from './read-deploy'

const program = '/usr/sbin/nginx'
const ffmpeg = '/usr/bin/ffmpeg'
if (!existsSync(program)) console.warn(`skipped: refused pushes behind nginx, because there is no ${program}`)
const behind = existsSync(program) ? describe : describe.skip
const withFfmpeg = existsSync(ffmpeg) ? test : test.skip
/** nginx reads on for 5 to 30 seconds by itself. */
const closedMs = 4_000
const wrongKey = 'A'.repeat(43)

interface Nginx {
  address: string
  port: number
  stop(): Promise<void>
}

/** A connection that stays open as long as the site wants, and everything that came over it. */
function openConnection(port: number) {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  let heard = ''
  socket.on('data', (bytes) => {
    heard += bytes
  })
  socket.on('error', () => socket.destroy())
  const hungUp = new Promise<void>((resolve) => {
    socket.once('end', resolve)
    socket.once('close', () => resolve())
  })
  const gone = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  const within = async (event: Promise<void>, what: string) => {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`${what} in ${closedMs} ms; heard: ${heard}`)), closedMs)
    })
    await Promise.race([event, late])
    clearTimeout(timer)
    return heard
  }
  return {
    socket,
    put: (address: string, body: string) =>
      socket.write(`PUT ${address} HTTP/1.1\r\nhost: x\r\ncontent-length: ${body.length}\r\n\r\n${body}`),
    hears: async (count: number) => {
      const answers = () => heard.match(/HTTP\/1\.1 \d+/g) ?? []
      const enough = new Promise<void>((resolve) =>
        socket.on('data', () => {
          if (answers().length >= count) resolve()
        }),
      )
      await within(enough, `not ${count} answers`)
      return answers()
    },
    hungUp: () => within(hungUp, 'not hung up'),
    gone: () => within(gone, 'bytes were still taken'),
  }
}

behind('LIVE-10 a push that a node refuses, behind nginx', () => {
  const on = new OnAirSite()
  let nginx: Nginx
  let push: string

  beforeAll(async () => {
    await on.start()
    nginx = await startNginx([{ address: new URL(on.origin).host }])
  })
  beforeEach(async () => {
    await on.calm()
    push = new URL((await on.openRoom()).hls).pathname
  })
  afterAll(async () => {
    await nginx?.stop()
    await on.site.close()
  })

  test('the answer says why, any page may read it, and the connection is closed', async () => {
    const connection = openConnection(nginx.port)
    connection.put(`/ingest/${wrongKey}/${numbered(0)}`, 'a segment')
    const heard = (await connection.hungUp()).toLowerCase()
    expect(heard).toMatch(/^http\/1\.1 403 /)
    expect(heard).toContain('access-control-allow-origin: *')
    expect(heard).toContain('x-request-id: ')
    expect(heard.split('\r\n\r\n')[1]).toBe('unknown stream key\n')
    connection.socket.destroy()
  })

  test('an encoder that sends on without reading is let go', async () => {
    const connection = openConnection(nginx.port)
    const { socket } = connection
    socket.write(`PUT /ingest/${wrongKey}/${numbered(0)} HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n`)
    const timer = setInterval(() => socket.writable && socket.write('5\r\nbytes\r\n'), 50)
    expect(await connection.gone()).toMatch(/^HTTP\/1\.1 403 /)
    clearInterval(timer)
  })

  test('one whose broadcast was ended is told so and let go; what is taken keeps its connection', async () => {
    const connection = openConnection(nginx.port)
    const publisher = createPublisher(new URL(push, nginx.address).href)
    expect(await publisher.put('init.mp4', clip.header)).toBe(201)
    expect(await publisher.put(numbered(0), clip.segmentAt(0))).toBe(201)
    const list = '#EXTM3U\n'
    for (const count of [1, 2]) {
      connection.put(`${push}index.m3u8`, list)
      expect((await connection.hears(count)).at(-1)).toBe('HTTP/1.1 201')
    }
    await on.end((await on.pushAddress()).id)
    connection.put(`${push}index.m3u8`, list)
    expect(await connection.hungUp()).toMatch(/HTTP\/1\.1 410 .*the broadcast was ended; stop the encoder/s)
    connection.socket.destroy()
  })

  withFfmpeg('ffmpeg, as the guide has it, ends by itself when its key is wrong', async () => {
    const address = `${nginx.address}/ingest/${wrongKey}/`
    const source = ['-v', 'error', '-re', '-i', path.join(root, 'backend/assets/demo/football/sd.mp4'), '-c', 'copy']
    const upload = ['-f', 'hls', '-hls_time', '2', '-method', 'PUT', '-http_persistent', '1', '-ignore_io_errors', '0']
    const files = ['-hls_segment_type', 'fmp4', '-hls_fmp4_init_filename', 'init.mp4']
    const names = ['-hls_segment_filename', `${address}s_%05d.m4s`, `${address}index.m3u8`]
    const child = spawn(ffmpeg, [...source, ...upload, ...files, ...names], { stdio: 'ignore' })
    // The clip is longer: who is not refused would be stopped here.
    const timer = setTimeout(() => child.kill('SIGKILL'), 15_000)
    const [status, signal] = await new Promise<[number | null, string | null]>((resolve) =>
      child.once('exit', (...how) => resolve(how)),
    )
    clearTimeout(timer)
    expect({ status, signal }).toEqual({ status: 1, signal: null })
  })
})
