import { expect, test } from '@jest/globals'
import { clockText, hoursText, sixtiesText } from './clock-text'

test.each([
  [0, '00:00', '00:00', '0:00:00'],
  [451.9, '07:31', '07:31', '0:07:31'],
  [3_599, '59:59', '59:59', '0:59:59'],
  [3_600, '60:00', '1:00:00', '1:00:00'],
  [3_725, '62:05', '1:02:05', '1:02:05'],
  [37_815, '630:15', '10:30:15', '10:30:15'],
])('%p seconds are written %p, %p and %p', (seconds, sixties, clock, hours) => {
  expect([sixtiesText(seconds), clockText(seconds), hoursText(seconds)]).toEqual([sixties, clock, hours])
})
