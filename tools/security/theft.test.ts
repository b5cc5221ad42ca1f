import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { shownOf } from '../../backend/src/modules/uploads/shown.queries'
import { startTestApp, type TestSite } from '../../backend/src/testing/test-app'
import { addressFields } from './address-fields'
import { noAddresses } from './address-verdicts'
import { filePlaces, linkFields, newPerson, upload } from './file-places'

jest.setTimeout(240_000)
let site: TestSite
beforeAll(async () => {
  site = await startTestApp({ config: { transcode: 'off' } })
})
afterAll(() => site.close())

const places = Object.entries(filePlaces).flatMap(([field, list]) =>
  [list].flat().map((place) => ({ field, ...place })),
)
/** Files that something shows, and those that nothing does. */
const [shown, stray]: [string[], string[]] = [[], []]
/** How the file answers an operator, who may see papers as well. */
async function statusOf(address: string): Promise<number> {
  const { token } = await site.signIn('admin')
  return (await fetch(`${await site.origin()}${address}`, { headers: { token } })).status
}
const rowsThatSay = async (address: string) => {
  const tables = await site.db.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  )
  const found: string[] = []
  for (const { name } of tables)
    if (await site.db.one(`select 1 from "${name}" t where strpos(t::text, $1) > 0 limit 1`, [address]))
      found.push(name)
  return found
}

test('EDGE-09 every field of the contract in which a stored file could be named is looked at', () => {
  const fields = addressFields().filter((field) => !noAddresses.includes(field) && !linkFields.includes(field))
  expect(fields.length).toBeGreaterThan(20)
  expect(fields.filter((field) => !(field in filePlaces))).toEqual([])
})

test.each(places)('EDGE-09 nobody sets the file of somebody else: $field as $purpose', async (place) => {
  // Each has some turns an hour.
  await site.clock.skip(3_700_000)
  const [owner, thief] = [await newPerson(site, place.who), await newPerson(site, place.who)]
  const [own, kept] = [await upload(site, owner, place.purpose), await upload(site, owner, place.purpose)]
  const stolen = await place.set(site, thief, own)
  expect({ reason: stolen.reason, code: stolen.code }).toEqual({ reason: place.refusal, code: 1 })
  expect(await rowsThatSay(own)).toEqual([])
  // The control: for its owner the same call is good, and the count knows the place.
  expect(await place.set(site, owner, own)).toMatchObject({ code: 0 })
  expect([...(await shownOf(site.db, [own, kept]))]).toEqual([own])
  // What is shown already is not taken over either.
  expect((await place.set(site, await newPerson(site, place.who), own)).reason).toBe(place.refusal)
  shown.push(own)
  stray.push(kept)
})

test('EDGE-09 the sweep removes what nothing shows after its time, and nothing else, over all places', async () => {
  expect(shown).toHaveLength(places.length)
  await site.clock.skip(31 * 86_400_000)
  const figures = site.modules.uploads.health?.().files
  for (const address of shown) expect([address, await statusOf(address)]).toEqual([address, 200])
  for (const address of stray) expect([address, await statusOf(address)]).toEqual([address, 404])
  expect(figures).toMatchObject({ stray: expect.any(Number), shown: expect.any(Number) })
  expect((figures as { shown: number }).shown).toBeGreaterThanOrEqual(places.length)
  expect((figures as { removed: number }).removed).toBeGreaterThanOrEqual(stray.length)
})
