import { expect, test } from '@jest/globals'
import { basketballState, footballState } from '@pitchside/contract'
import { demoAnchors } from './anchors'
import { linesFor } from './chatter-lines'
import { moodOf } from './room-mood'
import { pastEvenings } from './seed-live'
import { demoText } from './texts'

const han = /\p{Script=Han}/u
/** What a tag says about the room's language is said in that language, and HD is HD. */
const ownWords = ['HD', 'English', 'Tiếng Việt']

test.each(['en', 'vi'] as const)(
  'AIR-09 what demo rooms say of themselves is in %s, without a Chinese word',
  (language) => {
    const texts = [
      ...demoAnchors.flatMap(({ title, tag, placard }) => [title, tag, placard]),
      ...pastEvenings.map(({ title }) => title),
    ].filter((text) => text !== undefined)
    const untold = texts.filter((text) => !ownWords.includes(text) && demoText(text, 'zh') === demoText(text, language))
    expect(untold).toEqual([])
    expect(texts.map((text) => demoText(text, language)).filter((text) => han.test(text))).toEqual([])
  },
)

test('AIR-09 what an anchor of the demo writes anew stays as it was written', () => {
  expect(demoText('今晚换个话题', 'en')).toBe('今晚换个话题')
})

test('AIR-09 while no ball is in play nobody of the demo calls what the ball does, in a break they talk of the part that is over', () => {
  const football = (status: number) => moodOf({ sport: 'football', status })
  const basketball = (status: number) => moodOf({ sport: 'basketball', status })
  expect([footballState.firstHalf, footballState.halfTime, footballState.over].map(football)).toEqual([
    ...['play', 'break', 'calm'],
  ])
  expect([basketballState.afterSecond, basketballState.overtime].map(basketball)).toEqual(['break', 'play'])
  expect(moodOf(undefined)).toBe('calm')
  for (const kind of [0, 1])
    for (const language of ['zh', 'en', 'vi'] as const) {
      const [play, pause, calm] = (['play', 'break', 'calm'] as const).map((mood) => linesFor(kind, language, mood))
      const ofPlay = play!.filter((line) => !calm!.includes(line))
      const ofBreak = pause!.filter((line) => !calm!.includes(line))
      expect(ofPlay.length).toBeGreaterThan(8)
      expect(ofBreak.length).toBeGreaterThan(5)
      expect(ofBreak.filter((line) => ofPlay.includes(line))).toEqual([])
    }
})
