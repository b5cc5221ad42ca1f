import { expect, test } from '@jest/globals'
import { fits } from './host-offer'
import { contractVersion, supportedContracts } from './manifest'

const host = { contracts: [2, 1], shared: { react: '19.3.1' } }

test.each<[string, number, Record<string, string>, boolean]>([
  ['the contract of today', 2, {}, true],
  ['the contract before', 1, {}, true],
  ['a contract that is too old', 0, {}, false],
  ['a contract that is too new', 3, {}, false],
  ['a range that is met', 2, { react: '^19.1.0' }, true],
  ['another major', 2, { react: '^20.0.0' }, false],
  ['a module nobody provides', 2, { 'left-pad': '^1.0.0' }, false],
])('FED-05 a remote with %s: %s', (_what, contract, shared, isRunnable) => {
  expect(fits(host, { contract, shared })).toBe(isRunnable)
})

test('FED-05 a host can run the contract of its source and the one before it', () => {
  expect(supportedContracts[0]).toBe(contractVersion)
  expect(supportedContracts).toEqual([contractVersion, contractVersion - 1])
})
