import { expect, test } from '@jest/globals'
import { readConfig } from '../config'
import { accountModules, startTestApp, testNow } from '../testing/test-app'

async function textOf(env: Record<string, string>): Promise<Record<string, string>> {
  const { publicUrl, securityContact } = readConfig(env)
  const site = await startTestApp({ only: accountModules, config: { publicUrl, securityContact } })
  try {
    const replies = await Promise.all(
      ['/.well-known/security.txt', '/security.txt'].map((url) => site.app.fastify.inject({ url })),
    )
    for (const reply of replies)
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    const [text = '', other] = replies.map(({ body }) => body)
    expect(other).toBe(text)
    return Object.fromEntries(
      text
        .trimEnd()
        .split('\n')
        .map((line) => line.split(/: (.*)/, 2)),
    )
  } finally {
    await site.close()
  }
}

test('EDGE-10 security.txt says whom to tell, in which languages, and for how long that holds', async () => {
  const fields = await textOf({ CONTACT_EMAIL: 'mei@site.example' })
  expect(Object.keys(fields)).toEqual(['Contact', 'Expires', 'Preferred-Languages'])
  expect(fields.Contact).toBe('mailto:mei@site.example')
  expect(fields['Preferred-Languages']).toBe('zh, en, vi')
  const days = (Date.parse(fields.Expires ?? '') - testNow) / 86_400_000
  expect(days).toBeGreaterThan(90)
  expect(days).toBeLessThan(365)
})

test('EDGE-10 security.txt names itself where the site has an address', async () => {
  const fields = await textOf({ PUBLIC_URL: 'https://www.example/', SECURITY_CONTACT: 'https://www.example/report' })
  expect(fields).toMatchObject({
    Contact: 'https://www.example/report',
    Canonical: 'https://www.example/.well-known/security.txt',
  })
})

test.each(['nobody', 'http://www.example', 'a@b.example\nContact: mailto:c@d.example', 'javascript:1'])(
  'EDGE-10 %j is nobody to tell',
  (contact) => {
    expect(() => readConfig({ SECURITY_CONTACT: contact })).toThrow('SECURITY_CONTACT')
  },
)
