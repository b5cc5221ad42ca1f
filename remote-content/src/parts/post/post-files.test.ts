import { describe, expect, test } from '@jest/globals'
import { limits } from '@pitchside/contract'
import { type PostFile, withFiles } from './post-files'

function chosen(kind: PostFile['kind'], type: string, size = 1_000): PostFile {
  const file = new File([], 'any', { type })
  Object.defineProperty(file, 'size', { value: size })
  return { key: `${type}-${size}-${Math.random()}`, kind, file }
}
const picture = (size?: number) => chosen('picture', 'image/png', size)
const video = (size?: number) => chosen('video', 'video/mp4', size)

describe('LIVE-14 files of a post', () => {
  test('four pictures fit, the fifth is left out', () => {
    const four = Array.from({ length: limits.photosPerPost }, () => picture())
    expect(withFiles([], four)).toEqual({ files: four })
    expect(withFiles(four, [picture()])).toEqual({ files: four, problem: 'tooMany' })
    expect(withFiles(four.slice(0, 3), [picture(), picture()]).files).toHaveLength(4)
  })

  test('one video, and none beside pictures', () => {
    const clip = video()
    expect(withFiles([], [clip])).toEqual({ files: [clip] })
    expect(withFiles([clip], [video()])).toEqual({ files: [clip], problem: 'tooMany' })
    expect(withFiles([clip], [picture()])).toEqual({ files: [clip], problem: 'either' })
    expect(withFiles([picture()], [clip]).problem).toBe('either')
  })

  test.each<[PostFile, string]>([
    [chosen('picture', 'image/svg+xml'), 'wrongType'],
    [chosen('picture', 'text/html'), 'wrongType'],
    [chosen('video', 'video/x-msvideo'), 'videoType'],
    [chosen('video', ''), 'videoType'],
    [picture(limits.postPictureBytes + 1), 'tooLarge'],
    [video(limits.videoBytes), 'videoTooLarge'],
  ])('%#: %s is refused as %s', (file, problem) => {
    expect(withFiles([], [file])).toEqual({ files: [], problem })
  })

  test('a video of one byte less than 50 MB fits', () => {
    const clip = video(limits.videoBytes - 1)
    expect(withFiles([], [clip])).toEqual({ files: [clip] })
  })

  test('a wrong file between good ones does not keep them out', () => {
    const good = picture()
    expect(withFiles([], [chosen('picture', 'image/gif'), good])).toEqual({ files: [good], problem: 'wrongType' })
  })
})
