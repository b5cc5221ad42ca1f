import { expect, test } from '@jest/globals'
import { limits } from '@pitchside/contract'
import { isSameFile, keepUnfinished, readUnfinished } from '../../features/own-videos/unfinished-upload'
import { problemOfVideo, titleOf } from './chosen-file'

test.each([
  ['film.mp4', 1, undefined],
  ['FILM.RMVB', limits.videoBytes - 1, undefined],
  ['film.mp4', limits.videoBytes, 'tooLarge'],
  ['film.mp4', 0, 'empty'],
  ['film.mov', 1, undefined],
  ['film.m2ts', 1, 'extension'],
  ['film.mp4.exe', 1, 'extension'],
  ['drawing.svg', 1, 'extension'],
  ['film', 1, 'extension'],
])('CONT-02 video %s of %d bytes: %s', (name, size, problem) => expect(problemOfVideo({ name, size })).toBe(problem))

test.each([
  ['derby_2026-goals.mp4', 'derby 2026 goals'],
  ['.mp4', ''],
  [`${'x'.repeat(90)}.mp4`, 'x'.repeat(limits.videoTitleChars)],
])('file %s suggests the title %s', (name, title) => expect(titleOf(name)).toBe(title))

test('CONT-02 an interrupted upload is remembered for its member and its file only; broken memory is none', () => {
  const file = new File(['abc'], 'a.mp4', { lastModified: 5 })
  const one = { id: 'upload', userId: 7, name: 'a.mp4', size: 3, lastModified: 5 }
  keepUnfinished(one)
  expect(readUnfinished(7)).toEqual(one)
  expect(readUnfinished(8)).toBeUndefined()
  expect(isSameFile(one, file)).toBe(true)
  expect(isSameFile(one, new File(['abcd'], 'a.mp4', { lastModified: 5 }))).toBe(false)
  for (const broken of ['{', 'null', '[]', '{"id":1}']) {
    localStorage.setItem('videoUpload', broken)
    expect(readUnfinished(7)).toBeUndefined()
  }
})
