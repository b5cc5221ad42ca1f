import { expect, test } from '@jest/globals'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { NewsCard } from '../news-card/news-card'
import { VideoCard } from '../video-card/video-card'
import { Cover } from './cover'

const wayOf = (part: ReactElement): (string | null | undefined)[] => {
  const { container, unmount } = render(part)
  const image = container.querySelector('img')
  const way = [image?.getAttribute('loading'), image?.getAttribute('fetchpriority')]
  unmount()
  return way
}

test('the leading picture of a page is fetched first, others when they come near', () => {
  const leading = ['eager', 'high']
  const waiting = ['lazy', 'auto']
  expect(wayOf(<Cover src="/a.webp" isLeading />)).toEqual(leading)
  expect(wayOf(<Cover src="/a.webp" />)).toEqual(waiting)
  expect(wayOf(<NewsCard href="/" title="" coverSrc="/a.webp" variant="lead" />)).toEqual(leading)
  expect(wayOf(<NewsCard href="/" title="" coverSrc="/a.webp" variant="tile" />)).toEqual(waiting)
  expect(wayOf(<VideoCard href="/" title="" coverSrc="/a.webp" isLeading />)).toEqual(leading)
  expect(wayOf(<VideoCard href="/" title="" coverSrc="/a.webp" />)).toEqual(waiting)
})
