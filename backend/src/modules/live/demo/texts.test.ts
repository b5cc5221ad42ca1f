import { expect, test } from '@jest/globals'
import { demoAnchors } from './anchors'
import { demoText } from './texts'

const han = /\p{Script=Han}/u
/** What a tag says about the room's language is said in that language, and HD is HD. */
const ownWords = ['HD', 'English', 'Tiếng Việt']

test.each(['en', 'vi'] as const)(
  'AIR-09 what demo rooms say of themselves is in %s, without a Chinese word',
  (language) => {
    const texts = demoAnchors.flatMap(({ title, tag, placard }) =>
      [title, tag, placard].filter((text) => text !== undefined),
    )
    const untold = texts.filter((text) => !ownWords.includes(text) && demoText(text, 'zh') === demoText(text, language))
    expect(untold).toEqual([])
    expect(texts.map((text) => demoText(text, language)).filter((text) => han.test(text))).toEqual([])
  },
)

test('AIR-09 what an anchor of the demo writes anew stays as it was written', () => {
  expect(demoText('今晚换个话题', 'en')).toBe('今晚换个话题')
})
