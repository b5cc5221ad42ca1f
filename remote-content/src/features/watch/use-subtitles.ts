import { readStored, writeStored } from '@pitchside/base'
import { useQuery } from '@pitchside/platform'
import { type RefObject, useCallback, useEffect, useState } from 'react'
import { type Cue, readSubtitles, subtitleNames } from '../../parts/video/subtitles.calls'
import type { SubtitleLanguage, WatchedVideo } from '../../parts/video/video'

const key = 'videoSubtitles'

/** The language chosen last, and whether it is on. */
interface Kept {
  language: SubtitleLanguage
  isOn: boolean
}

const isKept = (value: unknown): value is Kept => {
  const kept = value as Partial<Kept> | null
  return typeof kept?.isOn === 'boolean' && typeof kept.language === 'string' && kept.language in subtitleNames
}

export interface Subtitles {
  languages: readonly SubtitleLanguage[]
  /** Undefined: none are shown. */
  chosen: SubtitleLanguage | undefined
  choose: (language: SubtitleLanguage | undefined) => void
  /** On in the language chosen last, or off. */
  toggle: () => void
}

/** Nothing in a text is markup: the browser would read it as WebVTT. */
const written = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Above the bar, which lies over the lowest lines of the picture. */
const lineFromTop = -4

function showCues(video: HTMLVideoElement, language: SubtitleLanguage, cues: readonly Cue[]): () => void {
  const label = subtitleNames[language]
  const known = [...video.textTracks].find((one) => one.kind === 'subtitles' && one.language === language)
  const track = known ?? video.addTextTrack('subtitles', label, language)
  // What stays of a track that is off is shown again when it is on.
  if (!track.cues?.length)
    for (const { from, to, text } of cues) {
      const cue = new VTTCue(from, to, written(text))
      cue.line = lineFromTop
      track.addCue(cue)
    }
  track.mode = 'showing'
  return () => {
    track.mode = 'disabled'
  }
}

/** Subtitles of a video as a text track of its element. The choice is kept for the next one. */
export function useSubtitles(element: RefObject<HTMLVideoElement | null>, { id, subtitles }: WatchedVideo): Subtitles {
  const [kept, setKept] = useState(() => readStored(localStorage, key, isKept))
  const language = kept?.isOn && subtitles.includes(kept.language) ? kept.language : undefined
  const { data } = useQuery({
    queryKey: ['content', 'video-subtitles', id, language],
    queryFn: ({ signal }) => (language ? readSubtitles(id, language, signal) : []),
    enabled: language !== undefined,
  })
  useEffect(() => {
    const video = element.current
    return video && language && data ? showCues(video, language, data) : undefined
  }, [element, language, data])
  const keep = useCallback((next: Kept) => {
    writeStored(localStorage, key, next)
    setKept(next)
  }, [])
  const [first] = subtitles
  const toggle = useCallback(() => {
    const wanted = kept && subtitles.includes(kept.language) ? kept.language : first
    if (wanted) keep({ language: wanted, isOn: language === undefined })
  }, [kept, subtitles, first, language, keep])
  return {
    languages: subtitles,
    chosen: language,
    choose: (next) => keep({ language: next ?? language ?? 'zh', isOn: next !== undefined }),
    toggle,
  }
}
