import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { frameAt, picture } from './time-code.mjs'

const { width, height, framesPerSecond } = picture
/** An encoder that lies less behind the camera than this keeps up. */
const keptUpS = 0.2

/** The anchor's encoder is a machine of its own: pages here may not take its processor. Only root may say so. */
function goesFirst(pid) {
  try {
    setPriority(pid, -10)
  } catch (error) {
    console.log(`the encoder has no right of way beside the pages: ${error.message}`)
  }
}

/** An anchor with an encoder as we advise it: the same stream to all addresses, each frame as it is taken. */
export function startPush(addresses) {
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'gray', '-s', `${width}x${height}`, '-framerate', `${framesPerSecond}`]
  const sound = ['-f', 'lavfi', '-i', 'anullsrc=r=48000:cl=stereo']
  const encoder = ['-c:v', 'libx264', '-preset', 'veryfast', '-tune', 'zerolatency', '-pix_fmt', 'yuv420p']
  const rate = [
    '-g',
    `${2 * framesPerSecond}`,
    '-sc_threshold',
    '0',
    '-b:v',
    '1500k',
    '-maxrate',
    '1500k',
    '-bufsize',
    '1500k',
  ]
  const outputs = addresses.map((address) => `[f=flv:onfail=ignore]${address}`).join('|')
  const args = ['-v', 'error', ...raw, '-i', 'pipe:0', ...sound, '-map', '0:v', '-map', '1:a', ...encoder, ...rate]
  const child = spawn(
    'ffmpeg',
    [...args, '-c:a', 'aac', '-shortest', '-flags', '+global_header', '-f', 'tee', outputs],
    {
      stdio: ['pipe', 'ignore', 'inherit'],
    },
  )
  child.stdin.on('error', () => undefined)
  goesFirst(child.pid)
  const began = performance.now()
  let frames = 0
  /** Most bytes of frames that waited for the encoder. */
  let waiting = 0
  const timer = setInterval(() => {
    for (; (performance.now() - began) * framesPerSecond >= frames * 1_000; frames++)
      child.stdin.write(frameAt(Date.now(), frames))
    waiting = Math.max(waiting, child.stdin.writableLength)
  }, 5)
  const ended = new Promise((resolve) => child.once('exit', resolve))
  return {
    /** Seconds the encoder lay behind the camera at its worst, since the last question: a busy machine, not a slow line. */
    lagS() {
      const lag = waiting / (width * height * framesPerSecond)
      waiting = 0
      return lag
    },
    /** Resolves when the encoder has kept up with the camera for so many seconds; rejects after a minute. */
    async keepsUp(seconds = 3) {
      let good = 0
      for (let waited = 0; waited < 60 && good < seconds; waited += 1) {
        await wait(1_000)
        good = this.lagS() < keptUpS ? good + 1 : 0
      }
      if (good < seconds) throw new Error('the encoder does not keep up with the camera on this machine')
    },
    async stop() {
      clearInterval(timer)
      child.stdin.end()
      child.kill('SIGTERM')
      await ended
    },
  }
}
