import { expect, test } from '@jest/globals'
import { limits } from '@pitchside/contract'
import { CallError } from '@pitchside/http'
import { pageOf } from '@pitchside/testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  broken,
  cellsOf,
  held,
  hostile,
  press,
  rowOf,
  sent,
  showMember,
  tryAgain,
  type,
} from '../../parts/testing.fixture'
import { BoughtSchemesSection } from './bought-section'
import { OwnSchemesSection } from './own-section'

const scheme = (scheme_id: number, change: object = {}) => ({
  ...{ scheme_id, nickname: 'Nan', title: `Scheme ${scheme_id}`, home_name: 'Arsenal', away_name: 'Chelsea' },
  ...{ home_score: -1, away_score: -1, play: 1, sport: 'football', choice: 1, line: '', odds: '2.10' },
  ...{ gold_coin: '18.0', state: 0, outcome: 0, match_state: 0, is_own: 1, buyers: 2 },
  ...{ published_at: 1_799_990_000, bought_at: 1_799_995_000, income: '21.6', paid: '18.0' },
  ...{ is_paid_out: 0, refunded: 0 },
  ...change,
})
const match = (match_id: number, sport = 'football', home_name = 'Arsenal', away_name = 'Chelsea') => ({
  ...{ match_id, sport, home_name, away_name, competition_name: 'Premier League', match_time: 1_800_000_000 },
})
const option = (choice: number, odds: string, line = '') => ({ choice, line, odds })
const plays = [
  { play: 1, options: [option(1, '2.10'), option(2, '3.40'), option(3, '3.10')], is_taken: 0 },
  { play: 2, options: [option(1, '0.90', '-0.5'), option(3, '0.94', '+0.5')], is_taken: 0 },
  { play: 3, options: [option(1, '0.88', '2.5'), option(3, '0.96', '2.5')], is_taken: 1 },
]
const expert = { listSchemeMatches: [match(77)], listOwnSchemes: pageOf([]) }
const good = 'A reason that is long enough to be worth diamonds.'
const rowNamed = (title: string) => rowOf(screen.getByRole('link', { name: title }))

test('CONT-04 each scheme says what was foretold, who bought it, what it brings and how it ended', async () => {
  await showMember(<OwnSchemesSection />, {
    ...expert,
    listOwnSchemes: pageOf([
      scheme(1),
      scheme(2, { ...{ play: 2, choice: 3, line: '+0.5', odds: '0.94', gold_coin: '0', income: '0' }, buyers: 9 }),
      scheme(3, {
        ...{ play: 3, choice: 1, line: '2.5', state: 1, outcome: 2 },
        home_score: 2,
        away_score: 1,
        is_paid_out: 1,
      }),
      scheme(4, { play: 3, choice: 3, line: '210.5', sport: 'basketball', state: 2 }),
      scheme(5, { choice: 2, state: 3 }),
    ]),
  })
  await screen.findByText('Scheme 1')
  const told = (id: number) => cellsOf(rowNamed(`Scheme ${id}`)).slice(1, 5)
  expect(told(1)).toEqual([
    'Scheme 1Arsenal vs Chelsea · Result: Arsenal @2.10',
    '2 × 18.0',
    '21.6After the result',
    'Open',
  ])
  expect(told(2)).toEqual(['Scheme 2Arsenal vs Chelsea · Handicap: Chelsea +0.5 @0.94', 'Free', '0', 'Open'])
  expect(told(3)).toEqual([
    'Scheme 3Arsenal 2-1 Chelsea · Goals: Over 2.5 @2.10',
    '2 × 18.0',
    '21.6Received',
    'Half won',
  ])
  expect(told(4)[0]).toContain('Points: Under 210.5')
  expect([told(4)[3], told(5)[3]]).toEqual(['Void', 'Taken back'])
  expect(told(5)[0]).toContain('Result: Draw')
  expect(screen.getByRole('link', { name: 'Scheme 1' }).getAttribute('href')).toBe('/specialist-detail?id=1')
})

test.each([
  [0, 'Nobody bought it yet. This can not be undone.'],
  [1, '1 person bought it and gets the diamonds back. This can not be undone.'],
  [12, '12 people bought it and get their diamonds back. This can not be undone.'],
])('CONT-04 before a scheme of %i buyers is taken back it is said who gets diamonds back', async (buyers, words) => {
  let rows = [scheme(1, { buyers })]
  const asked = await showMember(<OwnSchemesSection />, {
    ...expert,
    listOwnSchemes: () => pageOf(rows),
    withdrawScheme: () => {
      rows = [scheme(1, { buyers, state: 3 })]
      return null
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Take back: Scheme 1' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Take this scheme back?' }))
  expect(question.getByText(words)).toBeTruthy()
  expect(sent(asked, 'withdrawScheme')).toEqual([])
  fireEvent.click(question.getByRole('button', { name: 'Take back' }))
  expect(await screen.findByText('Your scheme was taken back')).toBeTruthy()
  expect(await screen.findByText('Taken back')).toBeTruthy()
  expect(sent(asked, 'withdrawScheme')).toEqual([{ id: 1 }])
  expect(screen.queryByRole('button', { name: /^Take back/ })).toBeNull()
})

test.each([
  ['scheme-late', 'The match has begun'],
  ['network', 'No connection, please try again'],
])('CONT-04 a scheme that could not be taken back (%s) stays, and it is said why', async (reason, words) => {
  await showMember(<OwnSchemesSection />, {
    ...expert,
    listOwnSchemes: pageOf([scheme(1)]),
    withdrawScheme: new CallError('The match has begun', 1, reason),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Take back: Scheme 1' }))
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Take back' }))
  expect((await screen.findByRole('alert')).textContent).toContain(words)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(cellsOf(rowNamed('Scheme 1'))[4]).toBe('Open')
})

test('CONT-04 a scheme whose match has begun, one that is settled and one of somebody else stay', async () => {
  await showMember(<OwnSchemesSection />, {
    ...expert,
    listOwnSchemes: pageOf([
      scheme(1, { match_state: 1 }),
      scheme(2, { state: 1, outcome: 5 }),
      scheme(3, { is_own: 0 }),
    ]),
  })
  await screen.findByText('Scheme 1')
  expect([1, 2, 3].map((id) => cellsOf(rowNamed(`Scheme ${id}`)).at(-1))).toEqual(['-', '-', '-'])
})

test('CONT-04 who is no expert finds the way to become one, and nothing to publish', async () => {
  const asked = await showMember(<OwnSchemesSection />, {
    listSchemeMatches: new CallError('Experts only', 1, 'expert-needed'),
  })
  expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true')
  const apply = await screen.findByRole('link', { name: 'Apply as an expert' })
  expect(apply.getAttribute('href')).toBe('/member?type=28')
  expect(screen.queryByRole('button', { name: 'Publish a scheme' })).toBeNull()
  expect(sent(asked, 'listOwnSchemes')).toEqual([])
})

test('CONT-04 own schemes that fail are asked for again; an expert without one is told', async () => {
  const list = broken(pageOf([]))
  await showMember(<OwnSchemesSection />, { ...expert, listOwnSchemes: list.answer })
  await tryAgain(list)
  expect(await screen.findByText('You have published no schemes yet')).toBeTruthy()
})

async function openForm(replies: object = {}) {
  const asked = await showMember(<OwnSchemesSection />, { ...expert, getSchemePrices: { plays }, ...replies })
  fireEvent.click(await screen.findByRole('button', { name: 'Publish a scheme' }))
  fireEvent.click(await screen.findByRole('button', { name: /Arsenal vs Chelsea/ }))
  await screen.findByRole('textbox', { name: 'Title' })
  return asked
}
const dialog = () => within(screen.getByRole('dialog'))
const submit = () => fireEvent.click(dialog().getByRole('button', { name: 'Publish a scheme' }))

test('CONT-04 a scheme is published: match, market, choice, words, price; the list has it at once', async () => {
  let rows = [] as object[]
  const asked = await openForm({
    listOwnSchemes: () => pageOf(rows),
    publishScheme: () => {
      rows = [scheme(8)]
      return { id: 8 }
    },
  })
  expect(dialog().queryByRole('button', { name: 'Goals' })).toBeNull()
  fireEvent.click(dialog().getByRole('button', { name: 'Handicap' }))
  fireEvent.click(dialog().getByRole('button', { name: 'Chelsea +0.5 @0.94' }))
  type('Title', '  The weight of home  ')
  type('Analysis', good)
  fireEvent.click(dialog().getByRole('button', { name: '28' }))
  submit()
  expect(await screen.findByText('Your scheme is published')).toBeTruthy()
  expect(sent(asked, 'publishScheme')).toEqual([
    { match_id: 77, play: 2, choice: 3, gold_coin: 28, title: '  The weight of home  ', content: good },
  ])
  expect(await screen.findByRole('link', { name: 'Scheme 8' })).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('CONT-04 another market begins with its first choice', async () => {
  const asked = await openForm({ publishScheme: { id: 8 } })
  fireEvent.click(dialog().getByRole('button', { name: 'Chelsea @3.10' }))
  fireEvent.click(dialog().getByRole('button', { name: 'Handicap' }))
  expect(dialog().getByRole('button', { name: 'Arsenal -0.5 @0.90' }).getAttribute('aria-pressed')).toBe('true')
  type('Title', 'Home')
  type('Analysis', good)
  submit()
  await waitFor(() => expect(sent(asked, 'publishScheme')).toMatchObject([{ play: 2, choice: 1, gold_coin: 0 }]))
})

test('CONT-04 what is missing stands beside its field, and nothing is sent before it is right', async () => {
  const asked = await openForm({ publishScheme: { id: 8 } })
  submit()
  expect(dialog().getByText(`1 to ${limits.schemeTitleChars} characters`)).toBeTruthy()
  expect(dialog().getByText(`${limits.schemeTextMinChars} to ${limits.schemeTextMaxChars} characters`)).toBeTruthy()
  type('Title', 'Home')
  type('Analysis', good)
  fireEvent.change(dialog().getByRole('textbox', { name: 'Price in diamonds' }), { target: { value: '7' } })
  submit()
  expect(dialog().getByRole('textbox', { name: 'Price in diamonds' }).getAttribute('aria-invalid')).toBe('true')
  expect(sent(asked, 'publishScheme')).toEqual([])
  fireEvent.change(dialog().getByRole('textbox', { name: 'Price in diamonds' }), { target: { value: '8' } })
  submit()
  await waitFor(() => expect(sent(asked, 'publishScheme')).toMatchObject([{ gold_coin: 8 }]))
})

test('CONT-04 a refusal of the server stands beside the field it means and goes with the next letter', async () => {
  await openForm({ publishScheme: new CallError('This word is not allowed', 1, 'scheme-text') })
  type('Title', 'Home')
  type('Analysis', good)
  submit()
  expect(await dialog().findByText('This word is not allowed')).toBeTruthy()
  expect(dialog().getByRole('textbox', { name: 'Analysis' }).getAttribute('aria-invalid')).toBe('true')
  type('Analysis', `${good}!`)
  expect(dialog().queryByText('This word is not allowed')).toBeNull()
})

test('CONT-04 one press sends one scheme; the words are still there when the line was cut', async () => {
  const reply = held(new Error('cut'))
  const asked = await openForm({ publishScheme: reply.answer })
  type('Title', hostile)
  type('Analysis', good)
  const form = dialog().getByRole('textbox', { name: 'Title' }).closest('form') as HTMLFormElement
  fireEvent.submit(form)
  fireEvent.submit(form)
  await waitFor(() => expect(sent(asked, 'publishScheme')).toHaveLength(1))
  await reply.release()
  await screen.findByRole('alert')
  expect(dialog().getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe(hostile)
})

test('CONT-04 another match is chosen in place of the first; all that was said about one leaves nothing to say', async () => {
  const taken = plays.map((play) => ({ ...play, is_taken: 1 }))
  const asked = await openForm({
    listSchemeMatches: [match(77), match(78, 'football', 'Leeds', 'Everton')],
    getSchemePrices: ({ match_id }: { match_id: string }) => ({ plays: match_id === '78' ? taken : plays }),
  })
  fireEvent.click(dialog().getByRole('button', { name: 'Another match' }))
  fireEvent.click(await screen.findByRole('button', { name: /Leeds vs Everton/ }))
  expect(await screen.findByText('You have said everything about this match')).toBeTruthy()
  expect(sent(asked, 'getSchemePrices')).toEqual([{ match_id: '77' }, { match_id: '78' }])
})

test('CONT-04 prices that do not come say why and are asked for again', async () => {
  const prices = broken({ plays })
  await showMember(<OwnSchemesSection />, { ...expert, getSchemePrices: prices.answer })
  fireEvent.click(await screen.findByRole('button', { name: 'Publish a scheme' }))
  fireEvent.click(await screen.findByRole('button', { name: /Arsenal vs Chelsea/ }))
  expect(await screen.findByText('down')).toBeTruthy()
  prices.mend()
  press('Try again')
  expect(await screen.findByRole('textbox', { name: 'Title' })).toBeTruthy()
})

test('CONT-04 matches are found by sport and name; none found, and none that could be asked for, are told apart', async () => {
  let isDown = false
  const asked = await showMember(<OwnSchemesSection />, {
    ...expert,
    listSchemeMatches: ({ ball, name }: { ball: string; name: string }) => {
      if (isDown) return new Error('down')
      if (name !== '') return []
      return [ball === '1' ? match(90, 'basketball', 'Bulls', 'Heat') : match(77)]
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Publish a scheme' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Basketball' }))
  expect(await screen.findByRole('button', { name: /Bulls vs Heat/ })).toBeTruthy()
  type('Team or competition', ' nobody ')
  expect(await screen.findByText('No match found')).toBeTruthy()
  expect(sent(asked, 'listSchemeMatches').at(-1)).toEqual({ ball: '1', name: 'nobody' })
  isDown = true
  type('Team or competition', 'x')
  expect(await screen.findByText('Could not load')).toBeTruthy()
  expect(screen.queryByText('No match found')).toBeNull()
})

test('CONT-04 bought schemes: who wrote them, what they cost, and the price that came back', async () => {
  await showMember(<BoughtSchemesSection />, {
    listBoughtSchemes: ({ page }: { page: string }) =>
      pageOf(
        page === '2'
          ? [scheme(11)]
          : [scheme(1, { choice: 0 }), scheme(2, { state: 2, refunded: 1, nickname: hostile })],
        {
          total: 11,
          page: Number(page),
        },
      ),
  })
  await screen.findByText('Scheme 1')
  expect(cellsOf(rowNamed('Scheme 1')).slice(1)).toEqual(['Scheme 1Arsenal vs Chelsea · Result', 'Nan', '18.0', 'Open'])
  expect(cellsOf(rowNamed('Scheme 2')).slice(2)).toEqual([hostile, '18.0Refunded', 'Void'])
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }))
  expect(await screen.findByRole('link', { name: 'Scheme 11' })).toBeTruthy()
})

test.each(['zh', 'vi'] as const)(
  'CONT-04 in %s buyers are counted too, and nobody is not a number',
  async (language) => {
    for (const buyers of [0, 3]) {
      await showMember(
        <OwnSchemesSection />,
        { ...expert, listOwnSchemes: pageOf([scheme(1, { buyers })]) },
        { language },
      )
      fireEvent.click(await screen.findByRole('button', { name: /: Scheme 1$/ }))
      const words = (await screen.findByRole('alertdialog')).textContent
      expect(words?.match(/\d+/g) ?? []).toEqual(buyers === 0 ? [] : ['3'])
      cleanup()
    }
  },
)

test('CONT-04 who bought nothing finds the way to schemes', async () => {
  await showMember(<BoughtSchemesSection />, { listBoughtSchemes: pageOf([]) })
  expect(await screen.findByText('You have bought no schemes yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See schemes' }).getAttribute('href')).toBe('/specialist-home?type=1')
})
