import { expect, test } from '@jest/globals'
import { type Case, host, live, major, menu, newer, reasonsOf, route, scores, slot } from './promotion-case.fixture'

test.each<[string, Case, string[]]>([
  // Places two claim
  [
    'two remotes with routes of their own',
    { remotes: [[scores({ routes: [route('/football')] })], [live({ routes: [route('/live')] })]] },
    [],
  ],
  [
    'the same route twice',
    { remotes: [[scores({ routes: [route('/rank')] })], [live({ routes: [route('/rank')] })]] },
    ['route-clash'],
  ],
  [
    'the same route in other letters',
    { remotes: [[scores({ routes: [route('/Rank')] })], [live({ routes: [route('/rank')] })]] },
    ['route-clash'],
  ],
  [
    'the same route with a slash at its end',
    { remotes: [[scores({ routes: [route('/rank/')] })], [live({ routes: [route('/rank')] })]] },
    ['route-clash'],
  ],
  [
    'the same route with another parameter name',
    { remotes: [[scores({ routes: [route('/a/:id')] })], [live({ routes: [route('/a/:name')] })]] },
    ['route-clash'],
  ],
  [
    'a fixed route beside one with a parameter',
    { remotes: [[scores({ routes: [route('/a/new')] })], [live({ routes: [route('/a/:name')] })]] },
    [],
  ],
  ['one remote with a route twice', { remotes: [[scores({ routes: [route('/a'), route('/a')] })]] }, ['route-clash']],
  [
    'a route only the version before has',
    {
      remotes: [
        [scores({ routes: [route('/rank')] })],
        [live({ container: 'l2' }, major), live({ routes: [route('/rank')] })],
      ],
    },
    ['route-clash'],
  ],
  [
    'a route only the canary has',
    {
      remotes: [
        [scores({ routes: [route('/rank')] })],
        [live(), live({ container: 'l2', routes: [route('/rank')] }, newer)],
      ],
    },
    ['route-clash'],
  ],
  [
    'a route the remote itself had before',
    { remotes: [[scores({ container: 's2', routes: [route('/rank')] }, newer), scores({ routes: [route('/rank')] })]] },
    [],
  ],
  [
    'a single slot with one view',
    {
      hosts: [host({ slots: ['shell.panel'], singleSlots: ['shell.panel'] })],
      remotes: [[scores({ slots: [slot('shell.panel')] })]],
    },
    [],
  ],
  [
    'a single slot with two views',
    {
      hosts: [host({ slots: ['shell.panel'], singleSlots: ['shell.panel'] })],
      remotes: [[scores({ slots: [slot('shell.panel')] })], [live({ slots: [slot('shell.panel')] })]],
    },
    ['slot-clash'],
  ],
  [
    'a shared slot with two views',
    { remotes: [[scores({ slots: [slot('main.hero')] })], [live({ slots: [slot('main.hero')] })]] },
    [],
  ],
  [
    'the same menu entry twice',
    { remotes: [[scores({ menu: [menu('/a')] })], [live({ menu: [menu('/A')] })]] },
    ['menu-clash'],
  ],
  [
    'one address in two menus',
    { remotes: [[scores({ menu: [menu('/a')] })], [live({ menu: [menu('/a', 'side.menu')] })]] },
    [],
  ],
  [
    'one container for two',
    { remotes: [[scores({ container: 'same' })], [live({ container: 'same' })]] },
    ['container-clash'],
  ],
  ['a route of the host', { remotes: [[scores({ routes: [route('/main')] })]] }, ['route-owned']],
  ['a route below a page of the host', { remotes: [[scores({ routes: [route('/Login/now')] })]] }, ['route-owned']],
  ['the front page', { remotes: [[scores({ routes: [route('/')] })]] }, ['route-owned']],
  ['the calls of the backend', { remotes: [[scores({ routes: [route('/api/scores')] })]] }, ['route-owned']],
  ['the console', { remotes: [[scores({ routes: [route('/console')] })]] }, ['route-owned']],
  ['everything', { remotes: [[scores({ routes: [route('/*')] })]] }, ['route-owned']],
  ['everything, by a parameter', { remotes: [[scores({ routes: [route('/:page')] })]] }, ['route-owned']],
  ['a route that only begins like one of the host', { remotes: [[scores({ routes: [route('/mainz')] })]] }, []],
])('FED-05 %s', (_what, given, reasons) => {
  expect(reasonsOf(given)).toEqual(reasons)
})
