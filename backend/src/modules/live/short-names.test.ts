import { expect, test } from '@jest/globals'
import { shortNames } from './live.module'

const team = (en: string) => ({ id: 1, names: { zh: en, en, vi: en } })

test.each([
  ['Arsenal', 'Chelsea', ['ARS', 'CHE']],
  ['Manchester City', 'Manchester United', ['MAC', 'MAU']],
  ['Man United', 'Man City', ['MAU', 'MAC']],
  ['Real Madrid', 'Real Betis', ['REM', 'REB']],
  ['Inter', 'Inter Miami', ['IN', 'INM']],
  ['Mainz', 'Mainland', ['MAZ', 'MAL']],
  ['Bayern', 'FC Bayern', ['BA1', 'BA2']],
])('LIVE-01 letters of %s and %s differ', (home, away, letters) => {
  expect(shortNames(team(home), team(away))).toEqual(letters)
})
