import { leadingSizes, pictureSet } from '@pitchside/base'
import { useT } from '@pitchside/i18n'
import { classNames, type Photo, PhotoViewer } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useEffect, useMemo, useRef, useState } from 'react'
import classes from './article.module.css'
import { Embeds } from './embeds'
import { useTextSize } from './reading'

/** The pictures of the text, in its order. */
function photosOf(html: string): Photo[] {
  const page = new DOMParser().parseFromString(html, 'text/html')
  return [...page.images].map((image) => ({ src: image.getAttribute('src') ?? '', alt: image.alt }))
}

/** The same with the widths its pictures come in: the server writes an address first, and only that. */
const withWidths = (html: string): string =>
  html.replace(/<img (?=src="([^"]*)")/g, (begin, src: string) => {
    const widths = pictureSet(src)
    return widths ? `${begin}srcset="${widths}" sizes="${leadingSizes}" ` : begin
  })

/** Text of an article; its pictures open in a viewer. */
export function ArticleText({ html }: { html: string }) {
  const t = useT('content')
  const size = useTextSize()
  const box = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<number>()
  const photos = useMemo(() => photosOf(html), [html])
  // One and the same object: React then leaves the markup alone, and with it what was added to the pictures.
  const markup = useMemo(() => ({ __html: withWidths(html) }), [html])
  useEffect(() => {
    const element = box.current
    if (!element) return
    const images = [...element.querySelectorAll('img')]
    for (const image of images) {
      image.tabIndex = 0
      image.setAttribute('role', 'button')
      image.setAttribute('aria-label', image.alt || t('article.viewer'))
    }
    const open = (event: Event): void => {
      const at = images.indexOf(event.target as HTMLImageElement)
      if (at === -1) return
      event.preventDefault()
      setPlace(at)
    }
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Enter' || event.key === ' ') open(event)
    }
    element.addEventListener('click', open)
    element.addEventListener('keydown', onKeyDown)
    return () => {
      element.removeEventListener('click', open)
      element.removeEventListener('keydown', onKeyDown)
    }
  }, [html, t])
  return (
    <>
      {/* The server sanitises articles when they are written. */}
      <div
        ref={box}
        className={classNames(classes.text, css.linked)}
        data-size={size}
        dangerouslySetInnerHTML={markup}
      />
      {html.includes('data-embed') ? <Embeds box={box} html={html} /> : undefined}
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
