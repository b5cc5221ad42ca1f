import type { StillMaker } from '../../modules/media-origin/ports/still-maker.port'
import { runBounded } from '../run-bounded'

const widthPx = 640
const timeoutMs = 10_000

/** With ffmpeg, one picture at a time for all rooms: what is on air comes first. */
export function createFfmpegStills(program: string): StillMaker {
  let isBusy = false
  return {
    name: 'ffmpeg',
    async stillOf({ header, bytes }) {
      if (isBusy) return undefined
      isBusy = true
      const input = ['-nostdin', '-v', 'error', '-protocol_whitelist', 'pipe', '-f', header ? 'mp4' : 'mpegts']
      const picture = ['-an', '-frames:v', '1', '-vf', `scale='min(${widthPx},iw)':-2`, '-map_metadata', '-1']
      const output = ['-threads', '1', '-f', 'image2pipe', '-c:v', 'mjpeg', '-q:v', '4', 'pipe:1']
      try {
        return await runBounded(program, [...input, '-i', 'pipe:0', ...picture, ...output], {
          timeoutMs,
          megabytes: 0,
          input: header ? Buffer.concat([header, bytes]) : bytes,
        })
      } finally {
        isBusy = false
      }
    },
  }
}
