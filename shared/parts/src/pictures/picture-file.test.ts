import { expect, test } from '@jest/globals'
import { limits, type PicturePurpose } from '@pitchside/contract'
import { startI18n } from '@pitchside/i18n'
import { acceptedPictures, type PictureProblem, pictureProblem, pictureProblemText } from './picture-file'

test.each<[PicturePurpose, string, number, PictureProblem | undefined]>([
  ['cover', 'image/png', limits.coverBytes, undefined],
  ['cover', 'image/jpeg', limits.coverBytes + 1, 'tooLarge'],
  ['cover', 'image/webp', 1, 'wrongType'],
  ['avatar', 'image/webp', limits.avatarBytes, undefined],
  ['document', 'image/png', limits.documentBytes + 1, 'tooLarge'],
  ['post', 'image/gif', 1, 'wrongType'],
  ['post', 'image/svg+xml', 1, 'wrongType'],
  ['post', '', 1, 'wrongType'],
])('CONT-02 as %s, %s of %d bytes: %s', (purpose, type, size, problem) => {
  expect(pictureProblem({ type, size }, purpose)).toBe(problem)
})

test('file choosers offer what is taken', () => {
  expect(acceptedPictures('cover')).toBe('image/png,image/jpeg')
  expect(acceptedPictures('post')).toBe('image/png,image/jpeg,image/webp')
})

test.each<['zh' | 'en' | 'vi', string, string, string]>([
  ['zh', '封面只支持 PNG 和 JPG 图片', '封面不能超过 5 MB', '图片不能超过 5 MB'],
  [
    'en',
    'Covers can only be PNG or JPG pictures',
    'The cover may have 5 MB at most',
    'The picture may have 5 MB at most',
  ],
  ['vi', 'Ảnh bìa chỉ dùng được PNG hoặc JPG', 'Ảnh bìa không được vượt quá 5 MB', 'Ảnh không được vượt quá 5 MB'],
])('what is wrong is said in %s, of a cover as of a cover', async (language, type, coverSize, size) => {
  await startI18n(language, {})
  expect(pictureProblemText('wrongType', 'cover')).toBe(type)
  expect(pictureProblemText('tooLarge', 'cover')).toBe(coverSize)
  expect(pictureProblemText('tooLarge', 'avatar')).toBe(size)
})
