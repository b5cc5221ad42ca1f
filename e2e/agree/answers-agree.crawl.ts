import { type Ask, readAgreement } from '../../backend/src/testing/agreeing-answers'
import { ask } from '../fixtures/api'
import { expect, test } from '../fixtures/people'

/** In bulk by the calls that pages make; the pages themselves are read of a few. */
const most = { matches: Number(process.env.AGREE_MATCHES ?? 300), tables: Number(process.env.AGREE_TABLES ?? 60) }

/** Asks as fast as the site lets one network ask. */
const patiently =
  (address: string): Ask =>
  async (name, input) => {
    for (;;) {
      const { code, reason, msg, data } = await ask(address, name, input)
      if (code === 0) return data
      if (reason !== 'too-often') throw new Error(`${name} answered ${code}: ${msg}`)
      await new Promise((resolve) => setTimeout(resolve, 1_000))
    }
  }

test('answers about matches and tables', async ({ site }) => {
  test.setTimeout(900_000)
  const { matches, tables, searched, found } = await readAgreement(patiently(site.address), most)
  process.stdout.write(
    `  ${matches} matches (${searched} found by the search too) and ${tables} tables read, ${found.length} contradictions\n`,
  )
  expect(found).toEqual([])
  expect({ matches, tables, searched }).toEqual({ ...most, searched: matches })
})
