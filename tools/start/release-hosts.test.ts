import { expect, test } from '@jest/globals'
import { releaseHosts } from './release-hosts'

test('TEAM-08 names of the site lead to environments; what is none is told at the start', () => {
  expect(releaseHosts(undefined)).toEqual({})
  expect(releaseHosts('Stage.example.com=stage, qa.example.com=qa,')).toEqual({
    'stage.example.com': 'stage',
    'qa.example.com': 'qa',
  })
  for (const wrong of ['stage', 'stage.example.com=', '=stage', 'https://a.example=stage', 'a.example=Stage x'])
    expect(() => releaseHosts(wrong)).toThrow('PITCHSIDE_HOSTS')
})
