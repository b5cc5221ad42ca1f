import { useT } from '@pitchside/i18n'
import { classNames, Num } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type RefObject, useEffect, useState } from 'react'
import { chapterAt } from '../../parts/video/chapters'
import { type Chapter, durationText } from '../../parts/video/video'
import classes from './chapter-list.module.css'

/** The chapter that plays. */
function useChapter(element: RefObject<HTMLVideoElement | null>, chapters: readonly Chapter[]): number | undefined {
  const [second, setSecond] = useState<number>()
  useEffect(() => {
    const video = element.current
    if (!video) return
    const look = () => setSecond(chapterAt(chapters, video.currentTime)?.second)
    look()
    video.addEventListener('timeupdate', look)
    return () => video.removeEventListener('timeupdate', look)
  }, [element, chapters])
  return second
}

interface ChapterListProps {
  chapters: readonly Chapter[]
  element: RefObject<HTMLVideoElement | null>
}

/** Chapters of a video by time and name; each leads to its beginning. */
export function ChapterList({ chapters, element }: ChapterListProps) {
  const t = useT('content')
  const now = useChapter(element, chapters)
  if (chapters.length === 0) return undefined
  return (
    <section className={classNames(classes.chapters, css.hiddenInPrint)} aria-label={t('watch.chapters')}>
      <h2>{t('watch.chapters')}</h2>
      <ol>
        {chapters.map(({ second, title }) => (
          <li key={second}>
            <button
              type="button"
              className={classNames(classes.chapter, css.ringed)}
              aria-current={second === now ? 'true' : undefined}
              onClick={() => {
                if (element.current) element.current.currentTime = second
              }}
            >
              <Num value={durationText(second)} />
              <span className={css.cut} title={title}>
                {title}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
