import { expect, test } from '@jest/globals'
import { askedName } from './describe-page'

const never = () => new Promise<string>(() => undefined)

test.each<[string, (() => Promise<string>) | undefined, string]>([
  ['that has one', async () => '绿茵台', '绿茵台'],
  ['nobody knows one of', undefined, ''],
  ['whose backend is away', () => Promise.reject(new Error('away')), ''],
  ['whose backend says nothing', never, ''],
])('WEB-01 the name of a site %s takes no page away', async (_of, siteName, name) => {
  expect(await askedName({ ...(siteName && { siteName }), patienceMs: 20 })).toBe(name)
})
