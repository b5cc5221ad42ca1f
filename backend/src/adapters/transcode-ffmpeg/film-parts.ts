import { type NarrowAsk, type StillsAsk, stillSheet } from '../../modules/uploads/ports/transcoder.port'

/** What ffmpeg writes of a film in a lower quality. */
export const narrowing = ({ height, output }: NarrowAsk): string[] => [
  ...['-map', '0:v:0', '-map', '0:a:0?', '-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1'],
  ...['-vf', `scale=-2:${height}`, '-c:v', 'libx264', '-preset', 'veryfast', '-crf', '26', '-pix_fmt', 'yuv420p'],
  ...['-c:a', 'aac', '-b:a', '96k', '-ac', '2', '-threads', '1', '-movflags', '+faststart', '-f', 'mp4', '-y', output],
]

/** What ffmpeg writes of a film as one picture of many: each is the first of its stretch. */
export function sheet({ stepS, count, output }: StillsAsk): string[] {
  const { columns, width, height } = stillSheet
  const rows = Math.ceil(count / columns)
  const filters = [
    `select='gte(t,selected_n*${stepS})'`,
    `scale=${width}:${height}:force_original_aspect_ratio=decrease`,
    `pad=${width}:${height}:-1:-1`,
    `tile=${columns}x${rows}:nb_frames=${count}`,
  ]
  const picture = ['-map', '0:v:0', '-an', '-vf', filters.join(','), '-frames:v', '1', '-threads', '1']
  return [...picture, '-f', 'image2', '-c:v', 'png', '-update', '1', '-y', output]
}
