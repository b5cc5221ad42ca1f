import { expect, test } from '@jest/globals'
import { isNamed, siteNameIn } from './site-name'

test("a site nobody renamed has the product's name in every language, another one its own", () => {
  for (const unnamed of ['', '场边直播'])
    expect((['zh', 'en', 'vi'] as const).map((language) => siteNameIn(language, unnamed))).toEqual([
      '场边直播',
      'Pitchside',
      'Sát Sân',
    ])
  expect(siteNameIn('en', '绿茵台')).toBe('绿茵台')
  expect(['', '场边直播', '绿茵台'].map(isNamed)).toEqual([false, false, true])
})
