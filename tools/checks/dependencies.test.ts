import path from 'node:path'
import { expect, test } from '@jest/globals'
import {
  allowedScripts,
  explained,
  installScripts,
  licenseOf,
  looseVersions,
  productionPackages,
  unknownLicenses,
  unlocked,
} from './dependencies.mjs'

const root = path.join(__dirname, '../..')
const packages = productionPackages(root)

test('every version is one version, and every package of the lock file has its digest', () => {
  expect(looseVersions(root)).toEqual([])
  expect(unlocked(root)).toEqual([])
})

test('no package runs a script when it is installed; those that would are named', () => {
  const allowed = allowedScripts(root)
  expect([...allowed.values()].filter(Boolean)).toEqual([])
  const wanting = installScripts(root)
  expect(wanting.length).toBeGreaterThan(0)
  expect(wanting.filter((name) => !allowed.has(name))).toEqual([])
})

test('the terms of everything that is delivered are known', () => {
  expect(packages.size).toBeGreaterThan(80)
  expect(packages.has('fastify@5.12.8')).toBe(true)
  expect([...packages.keys()].filter((name) => name.endsWith('@missing'))).toEqual([])
  expect(unknownLicenses(packages)).toEqual([])
  const used = new Set([...packages.values()].map(({ manifest }) => licenseOf(manifest)))
  expect(Object.keys(explained).filter((terms) => ![...used].some((one) => one.includes(terms)))).toEqual([])
  // The check can fail.
  expect(unknownLicenses(new Map([['x@1.0.0', { folder: '', manifest: { license: 'AGPL-3.0' } }]]))).toEqual([
    'x@1.0.0: AGPL-3.0',
  ])
})
