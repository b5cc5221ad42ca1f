import { describe, expect, test } from '@jest/globals'
import { routesOf } from './routes-of'
import type { WholeSite } from './whole-site'

/** Doors that read a body as it comes, with limits of their own, and why they may be sent more. */
const streams: Record<string, string> = {
  '/upload': 'the file of a form, to the disk',
  '/upload/:id': 'a part of a file, to the disk',
  '/ingest/:key/*': 'segments; nothing is read of a key nobody has',
}

/** More than any call takes: texts have 60,000 signs at most, each six bytes at the longest. */
const tooLong = ' '.repeat(500_000)
const json = { 'content-type': 'application/json', 'x-release-console': '1' }
const deep = `${'[{"a":'.repeat(2_500)}1${'}]'.repeat(2_500)}`
const many = `{${Array.from({ length: 3_000 }, (_, at) => `"key${at}":0`)}}`

/** Bodies that no door may fall over or read: every one of the router, so that a new one has to say what it takes. */
export function bodiesHold(site: () => WholeSite): void {
  describe('bodies', () => {
    const doors = () =>
      routesOf(site())
        .filter(({ methods }) => methods.includes('POST'))
        .map(({ path }) => ({ path, url: path.replace('/*', '/none').replaceAll(/:\w+/g, 'none') }))

    test('EDGE-01 every door that takes a body has a limit', async () => {
      const open: unknown[] = []
      for (const { path, url } of doors().filter((one) => !(one.path in streams))) {
        const { status } = await site().ask(url, { method: 'POST', headers: json, body: tooLong })
        if (status !== 413) open.push([path, status])
      }
      expect(open).toEqual([])
      expect(doors().map(({ path }) => path)).toEqual(expect.arrayContaining(Object.keys(streams)))
    })

    test('EDGE-01 no door falls over a deep body or one of many keys', async () => {
      const fallen: unknown[] = []
      for (const { path, url } of doors().filter((one) => !(one.path in streams)))
        for (const body of [deep, many]) {
          const { status, text } = await site().ask(url, { method: 'POST', headers: json, body })
          if (status >= 500 || text.includes('"internal"')) fallen.push([path, status, text.slice(0, 200)])
        }
      expect(fallen).toEqual([])
    })
  })
}
