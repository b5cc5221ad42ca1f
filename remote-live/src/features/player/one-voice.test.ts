import { expect, test } from '@jest/globals'
import { takeFloor } from './one-voice'

test('LIVE-13 a recording over a room speaks alone, and the room speaks again after it', () => {
  const heard: string[] = []
  const voice = (name: string) => ({ hush: (isHushed: boolean) => void heard.push(`${name} ${isHushed}`) })
  const leaveRoom = takeFloor(voice('room'))
  const leaveRecording = takeFloor(voice('recording'))
  leaveRecording()
  leaveRecording()
  leaveRoom()
  expect(heard).toEqual(['room true', 'room false'])
})
