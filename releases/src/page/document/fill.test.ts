import { expect, test } from '@jest/globals'
import type { DataNode } from '@pitchside/remote-kit/manifest'
import { fillAddress, fillNode, type Scope } from './fill'

const data = {
  name_en: 'Arsenal',
  name_zh: '阿森纳',
  zero: 0,
  empty: '',
  at: 1_700_000_000,
  html: '<p>One &amp; two</p><p>three &lt;b&gt;</p>',
  list: [
    { id: 1, name: 'a' },
    { id: 2, name: 'b' },
  ],
  cover: '/media/a.webp,/media/b.webp',
  crest: 'ARS,#e00,#fff',
  script: 'javascript:alert(1)',
  slashes: '//evil.example/x',
  child: Object.create({ inherited: 'x' }),
}
const scope: Scope = { data, query: new URLSearchParams('id=2'), language: 'en', origin: 'https://site.example' }
const filled = (node: DataNode) => fillNode(node, scope)

test.each<[string, string | undefined]>([
  ['{name_~} and {zero}', 'Arsenal and 0'],
  ['{?id}', '2'],
  ['{@origin}/{@language}', 'https://site.example/en'],
  ['{list.1.name}', 'b'],
  ['{list.[id=?id].name}', 'b'],
  ['{at|time}', '2023-11-14T22:13:20.000Z'],
  ['{zero|time}', undefined],
  ['{zero|some}', undefined],
  ['{html|plain}', 'One & two three <b>'],
  ['{cover|first|address}', 'https://site.example/media/a.webp'],
  ['{crest|address}', undefined],
  ['{script|address}', undefined],
  ['{slashes|address}', undefined],
  ['{empty}', undefined],
  ['{missing.deep}', undefined],
  ['{list}', undefined],
  ['{name_en.length}', undefined],
  ['{constructor.name}', undefined],
  ['{child.inherited}', undefined],
  ['{name_en|nothing}', undefined],
  ['{name_en|constructor}', undefined],
])('the template %s becomes %s', (template, text) => expect(filled(template)).toBe(text))

test.each([
  [3_725, 'PT1H2M5S'],
  [60, 'PT1M'],
  [5, 'PT5S'],
])('%d seconds last %s', (seconds, text) =>
  expect(fillNode('{s|duration}', { ...scope, data: { s: seconds } })).toBe(text),
)

test('what stays empty takes along what needs it: a property, an object of a type alone, a list', () => {
  expect(
    filled({
      '@type': 'Thing',
      name: '{name_~}',
      image: '{crest|address}',
      author: { '@type': 'Person', name: '{empty}' },
      all: { each: 'list', make: { id: '{item.id}', name: '{item.name}' } },
      none: { each: 'missing', make: '{item}' },
      words: { zh: '一', en: 'one {zero}', vi: 'một' },
      status: { by: '{zero}', of: { '0': 'nil', '*': 'other' } },
      other: { by: '{at}', of: { '0': 'nil', '*': true } },
      unknown: { by: '{at}', of: { '0': 'nil' } },
    }),
  ).toEqual({
    '@type': 'Thing',
    name: 'Arsenal',
    all: [
      { id: '1', name: 'a' },
      { id: '2', name: 'b' },
    ],
    words: 'one 0',
    status: 'nil',
    other: true,
  })
})

test('a value can leave neither its place in an address nor the site', () => {
  const at = (id: string) => ({ ...scope, query: new URLSearchParams({ id }) })
  expect(fillAddress('/detail?id={?id}', at('1&lang=x#"><'))).toBe('/detail?id=1%26lang%3Dx%23%22%3E%3C')
  expect(fillAddress('{?id}', at('//evil.example'))).toBeUndefined()
  expect(fillAddress('/{?id}', at('/evil.example'))).toBe('/%2Fevil.example')
})

test('a list goes no further than a document needs', () => {
  const long = { ...scope, data: { list: Array.from({ length: 5_000 }, (_, id) => ({ id })) } }
  expect(fillNode({ each: 'list', make: '{item.id}' }, long)).toHaveLength(200)
})
