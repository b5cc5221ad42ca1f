import { expect, test } from '@jest/globals'
import { pictureSet, pictureWidths, posterOf } from './picture-widths'

test('a picture of the site comes in every width and its own', () => {
  expect(pictureSet('/media/covers/fb-goal.webp')).toBe(
    '/media/covers/fb-goal.webp?w=320 320w,/media/covers/fb-goal.webp?w=480 480w,' +
      '/media/covers/fb-goal.webp?w=640 640w,/media/covers/fb-goal.webp?w=960 960w,/media/covers/fb-goal.webp 1280w',
  )
})

test.each([
  'https://cdn.example/media/uploads/a.webp',
  '//cdn.example/media/uploads/a.webp',
  '/media/uploads/a.mp4',
  '/media/uploads/a.webp?w=320',
  '/media/uploads/a.webp 1x, /x.webp',
  'data:image/webp;base64,AA',
  '',
])('%j comes in no other width', (src) => {
  expect(pictureSet(src)).toBeUndefined()
  expect(posterOf(src)).toBe(src)
})

test('a poster has one of the widths, and no set of others', () => {
  const poster = posterOf('/media/covers/fb-goal.webp')
  expect(pictureWidths.map((width) => `/media/covers/fb-goal.webp?w=${width}`)).toContain(poster)
  expect(pictureSet(poster)).toBeUndefined()
})
