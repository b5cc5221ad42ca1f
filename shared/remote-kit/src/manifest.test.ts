import { expect, test } from '@jest/globals'
import { findClashes, type RemoteManifest } from './manifest'

const manifest = (id: string, change: Partial<RemoteManifest> = {}): RemoteManifest => ({
  schema: 1,
  id,
  version: '1.0.0',
  contract: 1,
  container: `${id}_1_0_0_abc`,
  federation: {},
  routes: [{ path: `/${id}`, title: `${id}:title`, files: { js: [], css: [] } }],
  menu: [],
  slots: [],
  topics: [],
  hasSetup: false,
  texts: {},
  i18n: {},
  entry: { js: [], css: [] },
  shared: {},
  files: [],
  ...change,
})
const route = (path: string) => ({ path, title: 't', files: { js: [], css: [] } })

test('remotes with their own routes live together', () => {
  expect(findClashes([manifest('live'), manifest('scores')], ['main.hero'])).toEqual([])
})

test.each([
  [
    'route-clash',
    [manifest('live', { routes: [route('/Video/:id')] }), manifest('content', { routes: [route('/video/:name')] })],
    /remote-live and remote-content both own \/video/,
  ],
  [
    'unknown-slot',
    [manifest('live', { slots: [{ into: 'main.moon', order: 0, files: { js: [], css: [] } }] })],
    /release the host first/,
  ],
  ['contract-mismatch', [manifest('live', { contract: 2 })], /speaks contract 2, the host speaks 1/],
  [
    'container-clash',
    [manifest('live', { container: 'same' }), manifest('chat', { container: 'same' })],
    /share the container same/,
  ],
])('%s names both owners and the way out', (reason, manifests, message) => {
  const [clash, ...rest] = findClashes(manifests, ['main.hero'])
  expect(clash?.reason).toBe(reason)
  expect(clash?.message).toMatch(message)
  expect(rest).toEqual([])
})
