import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { FRAGMENT_MS, SEGMENT_MS } from './recipes.mjs'
import { composeSound, SAMPLE_RATE, toWav } from './sound.mjs'

const AAC_FRAME_SAMPLES = 1024

export function runFfmpeg(args, { stdin = 'ignore' } = {}) {
  const child = spawn('ffmpeg', ['-v', 'error', '-y', ...args], { stdio: [stdin, 'inherit', 'inherit'] })
  const done = new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}`))))
  })
  return { child, done }
}

const ffmpeg = (...args) => runFfmpeg(args).done

/** Receives raw frames and keeps them without loss. */
export function openRecorder({ fps, width, height, file }) {
  const size = `${width}x${height}`
  const color = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv']
  const { child, done } = runFfmpeg(
    [
      ...['-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-s', size, '-r', String(fps), '-i', '-'],
      ...[...color, '-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '0', file],
    ],
    { stdin: 'pipe' },
  )
  return {
    write: (bytes) =>
      new Promise((resolve) => (child.stdin.write(bytes) ? resolve() : child.stdin.once('drain', resolve))),
    close: () => {
      child.stdin.end()
      return done
    },
  }
}

/** AAC frames of the middle one of three loops: the encoder is warm, and no frame fades in or out. */
export async function encodeSound(recipe, folder) {
  const wav = `${folder}/sound.wav`
  const list = `${folder}/sound.txt`
  writeFileSync(wav, toWav(composeSound(recipe.sound)))
  writeFileSync(list, 'file sound.wav\n'.repeat(3))
  await ffmpeg(
    '-f',
    'concat',
    '-safe',
    '0',
    '-i',
    list,
    '-c:a',
    'aac',
    '-b:a',
    '24k',
    '-ar',
    String(SAMPLE_RATE),
    '-ac',
    '1',
    `${folder}/three.aac`,
  )
  const bytes = readFileSync(`${folder}/three.aac`)
  const frames = []
  for (let at = 0; at < bytes.length; ) {
    const length = ((bytes[at + 3] & 3) << 11) | (bytes[at + 4] << 3) | (bytes[at + 5] >> 5)
    frames.push(bytes.subarray(at, at + length))
    at += length
  }
  const count = (recipe.seconds * SAMPLE_RATE) / AAC_FRAME_SAMPLES
  if (!Number.isInteger(count)) throw new Error('a loop must hold a whole number of AAC frames')
  writeFileSync(`${folder}/loop.aac`, Buffer.concat(frames.slice(count, 2 * count)))
  // Through a plain .m4a first: straight from ADTS the fragmented file would get an empty decoder configuration.
  await ffmpeg('-i', `${folder}/loop.aac`, '-c', 'copy', `${folder}/sound.m4a`)
}

/** One quality: every segment starts with its own picture, first time stamp 0, no edit list. */
export async function encodeQuality({ recipe, quality, source, folder, output }) {
  const gop = String((recipe.fps * SEGMENT_MS) / 1000)
  const picture = `${folder}/${quality.name}.mp4`
  const scale = quality.height === 720 ? [] : ['-vf', `scale=${quality.width}:${quality.height}:flags=lanczos`]
  await ffmpeg(
    ...[
      '-i',
      source,
      ...scale,
      '-an',
      '-c:v',
      'libx264',
      '-preset',
      'veryslow',
      '-tune',
      'animation',
      '-profile:v',
      'high',
    ],
    ...['-level:v', quality.level, '-refs', '4', '-crf', String(quality.crf), '-maxrate', '1500k', '-bufsize', '3000k'],
    ...[
      '-g',
      gop,
      '-keyint_min',
      gop,
      '-sc_threshold',
      '0',
      '-bf',
      '5',
      '-flags',
      '+cgop',
      '-pix_fmt',
      'yuv420p',
      picture,
    ],
  )
  const flags = '+empty_moov+default_base_moof+negative_cts_offsets'
  await ffmpeg(
    ...['-i', picture, '-i', `${folder}/sound.m4a`, '-map', '0:v', '-map', '1:a', '-c', 'copy', '-movflags', flags],
    ...[
      '-use_editlist',
      '0',
      '-frag_duration',
      String(FRAGMENT_MS * 1000),
      '-map_metadata',
      '-1',
      '-fflags',
      '+bitexact',
      output,
    ],
  )
}
