import { expect, test } from '@jest/globals'
import { contentSecurityPolicy } from './page'

const directive = (policy: string, name: string): string =>
  policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? ''

test('broadcasts of a media server may be read by players, and no script may come from there', () => {
  const policy = contentSecurityPolicy('n', [], ['http://media.example:8803'])
  expect(directive(policy, 'connect-src')).toContain('http://media.example:8803')
  expect(directive(policy, 'media-src')).toContain('http://media.example:8803')
  expect(directive(policy, 'script-src')).not.toContain('media.example')
})
