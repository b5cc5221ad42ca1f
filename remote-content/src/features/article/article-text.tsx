import { useT } from '@pitchside/i18n'
import { type Photo, PhotoViewer } from '@pitchside/ui'
import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef, useState } from 'react'
import classes from './article.module.css'

/** The pictures of the text, in its order. */
function photosOf(html: string): Photo[] {
  const page = new DOMParser().parseFromString(html, 'text/html')
  return [...page.images].map((image) => ({ src: image.getAttribute('src') ?? '', alt: image.alt }))
}

/** Text of an article; its pictures open in a viewer. */
export function ArticleText({ html }: { html: string }) {
  const t = useT('content')
  const box = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<number>()
  const photos = useMemo(() => photosOf(html), [html])
  // One and the same object: React then leaves the markup alone, and with it what was added to the pictures.
  const markup = useMemo(() => ({ __html: html }), [html])
  useEffect(() => {
    for (const image of box.current?.querySelectorAll('img') ?? []) {
      image.tabIndex = 0
      image.setAttribute('role', 'button')
      image.setAttribute('aria-label', image.alt || t('article.viewer'))
    }
  }, [html, t])
  const open = (target: EventTarget) => {
    const images = [...(box.current?.querySelectorAll('img') ?? [])]
    const at = images.indexOf(target as HTMLImageElement)
    if (at >= 0) setPlace(at)
    return at >= 0
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.key === 'Enter' || event.key === ' ') && open(event.target)) event.preventDefault()
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the pictures inside are the buttons */}
      <div
        ref={box}
        className={classes.text}
        onClick={(event: MouseEvent) => void open(event.target)}
        onKeyDown={onKeyDown}
        // The server sanitises articles when they are written.
        dangerouslySetInnerHTML={markup}
      />
      <PhotoViewer
        photos={photos}
        place={place}
        onPlaceChange={setPlace}
        labels={{
          close: t('article.close'),
          previous: t('article.previousPicture'),
          next: t('article.nextPicture'),
          of: (at) => t('article.pictureOf', { place: at + 1, count: photos.length }),
        }}
      />
    </>
  )
}
