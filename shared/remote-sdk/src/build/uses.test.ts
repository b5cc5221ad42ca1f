import { expect, test } from '@jest/globals'
import { contractFacts } from './contract-facts.mjs'
import { usesOf } from './uses.mjs'

const names = {
  calls: ['listGoods', 'login', 'search', 'commentVideo', 'commentPost', 'exportOrders', 'listFans'],
  topics: ['goals', 'system', 'room.*', 'match.football', 'match.*', 'odds.football.*'],
}
const callsOf = (code: string) => usesOf(code, names).calls
const topicsOf = (code: string) => usesOf(code, names).topics

test.each([
  ['as webpack writes it', '(0,r.call)("listGoods",{})', ['listGoods']],
  [
    'as webpack writes it unminified',
    '(0,_pitchside_http__WEBPACK_IMPORTED_MODULE_1__.call)(\n  "listGoods", {})',
    ['listGoods'],
  ],
  ['as Rspack writes it', "(0, t.call)('listGoods', {})", ['listGoods']],
  ['as Vite writes it', '(0,e.call)(`listGoods`,{})', ['listGoods']],
  ['of a file', '(0,r.download)("exportOrders",{})', ['exportOrders']],
  ['the contract does not know', '(0,r.call)("listMoons",{})', ['listMoons']],
  ['chosen on the way', '(0,r.call)(a?"commentVideo":"commentPost",{})', ['commentPost', 'commentVideo']],
  [
    'chosen from a table',
    'const t={video:{post:"commentVideo"},post:{post:"commentPost"}}',
    ['commentPost', 'commentVideo'],
  ],
  [
    'of a choice whose test is a word',
    '(0,r.call)("football"===e?"listGoods":"listFans",{})',
    ['listFans', 'listGoods'],
  ],
  ['that is a word like any other', '(0,r.call)("login",{a:1});s({type:"search",role:"search"})', ['login']],
  ['in a text that says more', 'x("about listGoods and so on")', []],
])('TEAM-11 a call is found %s', (_what, code, found) => {
  expect(callsOf(code)).toEqual(found)
})

test.each([
  ['by its name', 'r.socket.subscribe("goals",{})', ['goals']],
  ['of a number', `r.socket.subscribe(\`room.\${e}\`,{})`, ['room.*']],
  ['of a number, joined', 'const topic="room."+e', ['room.*']],
  ['of a match nobody chose', `const t=\`odds.\${sport}.\${company}\``, ['odds.*']],
  ['of a sport', 'e(`match.football`)', ['match.football']],
  [
    'the contract does not know',
    `r.socket.subscribe("moons.full",{});r.socket.subscribe(\`moon.\${e}\`,{})`,
    ['moon.*', 'moons.full'],
  ],
  ['and texts and settings are none', 't("match.title");x("system");store.subscribe(look)', []],
])('TEAM-11 a topic is found %s', (_what, code, found) => {
  expect(topicsOf(code)).toEqual(found)
})

test('TEAM-11 the names a build looks for are those of the contract', async () => {
  const { calls, topics } = await contractFacts()
  expect(calls).toEqual(expect.arrayContaining(['login', 'listFootballMatches', 'exportOrders']))
  expect(topics).toEqual(expect.arrayContaining(['goals', 'room.*', 'odds.football.*']))
})
