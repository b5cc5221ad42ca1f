import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import type { VideoType } from '../../modules/uploads/video-walk.rules'
import { runBounded } from '../run-bounded'
import { createFfmpegTranscoder } from './transcode-ffmpeg'

const hasFfmpeg = spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0
const withFfmpeg = hasFfmpeg ? describe : describe.skip
const folder = mkdtempSync(join(tmpdir(), 'transcode-'))
afterAll(() => rmSync(folder, { recursive: true }))

const at = (name: string) => join(folder, name)
function make(name: string, ...args: string[]): string {
  const input = ['-f', 'lavfi', '-i', 'testsrc=s=322x180:r=10:d=2', '-f', 'lavfi', '-i', 'sine=d=2']
  const { status, stderr } = spawnSync('ffmpeg', ['-v', 'error', ...input, ...args, '-shortest', '-y', at(name)])
  if (status !== 0) throw new Error(String(stderr))
  return at(name)
}
const transcode = (input: string, type: VideoType) =>
  createFfmpegTranscoder().transcode({ input, type, output: at('out'), poster: at('poster'), signal: undefined })
const namesOf = (path: string): string[] => {
  const bytes = readFileSync(path)
  const names: string[] = []
  for (let place = 0; place < bytes.length; place += Math.max(8, bytes.readUInt32BE(place)))
    names.push(bytes.toString('latin1', place + 4, place + 8))
  return names
}

withFfmpeg('ffmpeg', () => {
  test.each([
    ['flv', ['-c:v', 'flv', '-c:a', 'aac']],
    ['wmv', ['-c:v', 'wmv2', '-c:a', 'wmav2']],
    ['mp4', ['-c:v', 'mpeg4', '-c:a', 'aac']],
    ['mov', ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac']],
    ['mkv', ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac']],
    ['webm', ['-c:v', 'libvpx', '-c:a', 'libvorbis']],
    ['mp4', ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac']],
  ] as const)(
    'CONT-02 makes of %s (%j) what every browser plays, its contents in front, and a picture',
    async (type, args) => {
      const facts = await transcode(make(`in.${type}`, ...args), type)
      expect(facts).toEqual({ durationS: 2, width: 322, height: 180 })
      const names = namesOf(at('out'))
      expect(names.indexOf('moov')).toBeLessThan(names.indexOf('mdat'))
      const asked = ['-v', 'error', '-show_entries', 'stream=codec_name', '-of', 'csv=p=0', at('out')]
      expect(String(spawnSync('ffprobe', asked).stdout).trim().split(/\s+/)).toEqual(['h264', 'aac'])
      expect(await sharp(at('poster')).metadata()).toMatchObject({ format: 'png', width: 322, height: 180 })
    },
  )

  test('WEB-10 of a film are made lower qualities, and one picture of many for its bar', async () => {
    const film = make('film.mp4', '-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac')
    const transcoder = createFfmpegTranscoder()
    await transcoder.narrow({ input: film, output: at('low'), height: 90, signal: undefined })
    const size = ['-v', 'error', '-select_streams', 'v', '-show_entries', 'stream=height', '-of', 'csv=p=0', at('low')]
    expect(String(spawnSync('ffprobe', size).stdout).trim()).toBe('90')
    expect(namesOf(at('low')).indexOf('moov')).toBeLessThan(namesOf(at('low')).indexOf('mdat'))
    // Two seconds in steps of a fifth: a second row of the sheet, half of which is empty.
    await transcoder.stills({ input: film, output: at('sheet'), stepS: 0.1, count: 15, signal: undefined })
    expect(await sharp(at('sheet')).metadata()).toMatchObject({ width: 1_600, height: 180 })
    const dark = async (left: number) => {
      const cell = { left, top: 90, width: 160, height: 90 }
      return (await sharp(await sharp(at('sheet')).extract(cell).png().toBuffer()).stats()).channels.every(
        ({ max }) => max < 20,
      )
    }
    expect([await dark(0), await dark(4 * 160), await dark(5 * 160)]).toEqual([false, false, true])
  })

  test('CONT-02 what is no video, or reads other files and addresses, is refused', async () => {
    writeFileSync(at('page.mp4'), '<html></html>')
    await expect(transcode(at('page.mp4'), 'mp4')).rejects.toThrow()
    // A playlist in disguise would make the reader fetch whatever it names.
    writeFileSync(at('list.mp4'), '#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n')
    await expect(transcode(at('list.mp4'), 'mp4')).rejects.toThrow()
    writeFileSync(at('list.avi'), 'ffconcat version 1.0\nfile /etc/passwd\n')
    await expect(transcode(at('list.avi'), 'avi')).rejects.toThrow()
  })
})

describe('a bounded program', () => {
  const bounds = { timeoutMs: 2_000, megabytes: 1, signal: undefined }

  test('CONT-02 gets its words as they are: no shell reads them, and it sees nothing of our environment', async () => {
    const words = ['$(id)', '`id`', '; id', '&& id', '"', "'", '*']
    expect(String(await runBounded('echo', words, bounds)).trim()).toBe(words.join(' '))
    expect(await runBounded('cat', [], { ...bounds, input: Buffer.of(0, 255, 7) })).toEqual(Buffer.of(0, 255, 7))
    expect(String(await runBounded('env', [], bounds))).toMatch(/^PATH=[^\n]*\n$/)
  })

  test('CONT-02 is ended when it takes too long, when it is no longer wanted, or writes too much', async () => {
    await expect(runBounded('sleep', ['60'], { ...bounds, timeoutMs: 100 })).rejects.toThrow('SIGKILL')
    const stop = new AbortController()
    const running = runBounded('sleep', ['60'], { ...bounds, signal: stop.signal })
    stop.abort()
    await expect(running).rejects.toThrow()
    const write = ['if=/dev/zero', `of=${at('large')}`, 'bs=65536', 'count=64', 'status=none']
    await expect(runBounded('dd', write, bounds)).rejects.toThrow()
    await expect(runBounded('no-such-program-here', [], { ...bounds })).rejects.toThrow()
  })
})
