import { expect, test } from '@jest/globals'
import { LinePictures } from './line-pictures'
import { RecordingStage } from './recording-stage.fixture'

const goal = { src: '/goal.png', alt: '[goal]' }
const lost = { src: '/lost.png', alt: '[lost]' }

test('AIR-07 a picture is read once, stands on the stage before its line flies, and one that fails holds nothing up', async () => {
  const stage = new RecordingStage()
  const asked: string[] = []
  const pictures = new LinePictures(stage, (src) => {
    asked.push(src)
    return src === lost.src ? Promise.reject(new Error('gone')) : Promise.resolve({} as ImageBitmap)
  })
  expect(pictures.bring()).toBeUndefined()
  expect(pictures.bring(['words'])).toBeUndefined()
  const both = [pictures.bring(['a', goal, goal]), pictures.bring([goal, lost])]
  expect(stage.pictures).toEqual([])
  await Promise.all(both)
  expect(stage.pictures).toEqual(['/goal.png'])
  expect(asked).toEqual(['/goal.png', '/lost.png'])
  expect(pictures.bring([goal, lost])).toBeUndefined()
})
