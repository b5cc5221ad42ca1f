import type { ClipCutter } from '../../modules/clips/ports/clip-cutter.port'
import { runBounded } from '../run-bounded'

const timeoutMs = 4 * 60_000
const resultMegabytes = 60
const heightPx = 720
const seconds = (value: number): string => Math.max(0, value).toFixed(3)

/** With ffmpeg: each clip begins and ends where it was asked for, whatever the key frames are. */
export function createFfmpegCutter(program: string): ClipCutter {
  return {
    name: 'ffmpeg',
    async cut({ footage, fromS, lengthS, video, poster, signal }) {
      const { container, bytes, startS } = footage
      // It reads what we feed it, and opens nothing that it is told of there.
      const input = ['-nostdin', '-v', 'error', '-protocol_whitelist', 'pipe,file', '-f', container, '-i', 'pipe:0']
      const range = ['-ss', seconds(fromS - startS), '-t', seconds(lengthS)]
      const plain = ['-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1']
      const picture = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-pix_fmt', 'yuv420p', '-threads', '1']
      const scaled = ['-vf', `scale=-2:'trunc(min(${heightPx},ih)/2)*2'`]
      const sound = ['-c:a', 'aac', '-b:a', '128k', '-ac', '2']
      const film = ['-map', '0:v:0', '-map', '0:a:0?', ...range, ...plain, ...picture, ...scaled, ...sound]
      const still = ['-map', '0:v:0', '-ss', seconds(fromS - startS + lengthS / 2), '-frames:v', '1', '-an']
      await runBounded(
        program,
        [
          ...[...input, ...film, '-movflags', '+faststart', '-f', 'mp4', '-y', video],
          ...[...still, '-f', 'image2', '-c:v', 'png', '-update', '1', '-y', poster],
        ],
        { timeoutMs, megabytes: resultMegabytes, input: bytes, signal },
      )
    },
  }
}
