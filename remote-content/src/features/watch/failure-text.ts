import type { Video } from '../../parts/video/video'

/** What browsers play by themselves or through the streaming library. */
const playable: readonly string[] = ['hls', 'mp4', 'ogg', 'webm']

/** Why a video does not play: it is being converted, the format is none of a browser's, or it did not load. */
export function failureText(
  { format, isConverting }: Pick<Video, 'format' | 'isConverting'>,
  t: (key: string, values?: Record<string, string>) => string,
): string {
  if (isConverting) return t('watch.converting')
  return playable.includes(format) ? t('videos.failed') : t('watch.format', { format: format.toUpperCase() })
}
