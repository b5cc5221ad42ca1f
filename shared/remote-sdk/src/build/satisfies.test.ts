import { expect, test } from '@jest/globals'
import { satisfies as ofTheHost } from '@pitchside/remote-kit/manifest'
import fc from 'fast-check'
import { satisfies } from '../../container/satisfies.mjs'

const version = fc.tuple(fc.integer({ min: 1, max: 3 }), fc.nat(3), fc.nat(3)).map((parts) => parts.join('.'))

test('TEAM-06 a start file made for Vite and the host agree on what a range holds', () => {
  fc.assert(
    fc.property(version, version, (provided, lowest) => {
      expect(satisfies(provided, `^${lowest}`)).toBe(ofTheHost(provided, `^${lowest}`))
    }),
  )
})
