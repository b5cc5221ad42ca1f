import type { PushAddress } from '../broadcast'

/** Settings of OBS that play well here, by the name of their text. */
export const obsSettings: readonly { key: string; value: string }[] = [
  { key: 'encoder', value: 'x264 / H.264' },
  { key: 'rate', value: 'CBR' },
  { key: 'video', value: '2500 kbit/s' },
  { key: 'keyframes', value: '2 s' },
  { key: 'size', value: '1280 x 720, 30 fps' },
  { key: 'audio', value: 'AAC 128 kbit/s, 48 kHz' },
]

/** What ffmpeg is given, as a line for a POSIX shell. */
function lineOf(parts: readonly string[]): string {
  return parts.join(' \\\n  ')
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

const encoding = [
  '-c:v libx264 -preset veryfast -tune zerolatency -b:v 2500k -maxrate 2500k -bufsize 5000k',
  '-r 30 -g 60 -keyint_min 60 -sc_threshold 0 -pix_fmt yuv420p',
  '-c:a aac -b:a 128k -ar 48000 -ac 2',
]

/** ffmpeg that sends a file over RTMP. */
export function rtmpLine({ server, key }: Pick<PushAddress, 'server' | 'key'>): string {
  return lineOf(['ffmpeg -re -i input.mp4', ...encoding, `-f flv ${quoted(`${server}/${key}`)}`])
}

/** ffmpeg that pushes segments by HTTP, which needs no RTMP port. Both addresses are whole: ffmpeg joins nothing. */
export function hlsLine({ hls }: Pick<PushAddress, 'hls'>): string {
  const base = hls.endsWith('/') ? hls : `${hls}/`
  return lineOf([
    'ffmpeg -re -i input.mp4',
    ...encoding,
    '-f hls -hls_time 2 -hls_list_size 6 -hls_delete_threshold 3',
    '-hls_flags delete_segments+independent_segments+program_date_time',
    '-method PUT -http_persistent 1 -ignore_io_errors 0',
    '-hls_segment_type fmp4 -hls_fmp4_init_filename init.mp4',
    `-hls_segment_filename ${quoted(`${base}s_%05d.m4s`)}`,
    quoted(`${base}index.m3u8`),
  ])
}

/** A key on a screen that others may see. */
export function maskedKey(key: string): string {
  return key.length <= 8 ? '•'.repeat(key.length) : `${key.slice(0, 2)}${'•'.repeat(16)}${key.slice(-2)}`
}

/** Anything that holds the key, with the key masked. */
export function withMaskedKey(text: string, key: string): string {
  return key === '' ? text : text.replaceAll(key, maskedKey(key))
}
