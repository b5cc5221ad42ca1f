import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { accountModules, startTestApp, type TestSite } from '../../../testing/test-app'
import { operatorTexts } from './page-texts'

let site: TestSite
beforeAll(async () => {
  site = await startTestApp({ only: [...accountModules, 'operators'] })
})
afterAll(() => site.close())

const get = (url: string, headers = {}) => site.app.fastify.inject({ url, headers })

describe('the operators page', () => {
  test('loads own files only, and nothing of it can run inline', async () => {
    const page = await get('/admin')
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toContain("script-src 'self'; style-src 'self'")
    expect(policy).not.toMatch(/unsafe|\*|https?:/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(page.headers['cache-control']).toBe('no-store')
    const scripts = [...page.body.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes)
    expect(scripts).toEqual([
      ' src="/house/theme.js"',
      ' type="application/json" id="boot"',
      ' type="module" src="/admin/admin.js"',
    ])
    expect(page.body).not.toMatch(/<style|\sstyle=|\son\w+=/)
  })

  test('every file beside it is served, and nothing else', async () => {
    for (const name of readdirSync(join(__dirname, 'client')))
      expect((await get(`/admin/${name}`)).statusCode).toBe(200)
    for (const name of ['page.ts', '..%2fpage.ts', 'nothing.js'])
      expect((await get(`/admin/${name}`)).statusCode).toBe(404)
  })

  test.each([
    ['/admin', { 'accept-language': 'vi-VN,vi;q=0.9' }, 'vi'],
    ['/admin?lang=en', { 'accept-language': 'vi' }, 'en'],
    ['/admin?lang=xx', {}, 'zh'],
  ] as const)('%s with %j speaks %s', async (url, headers, language) => {
    const { body } = await get(url, headers)
    expect(body).toContain(operatorTexts[language].logInHint.slice(0, 10))
  })

  test('names only calls that this installation answers', async () => {
    const [, boot = ''] = /id="boot">(.*?)<\/script>/s.exec((await get('/admin')).body) ?? []
    const { calls } = JSON.parse(boot) as { calls: Record<string, [string, string]> }
    expect(calls.banUser).toEqual(['POST', '/api/Operator/ban'])
    // A module that does not run here.
    expect(calls.listReports).toBeUndefined()
  })
})
