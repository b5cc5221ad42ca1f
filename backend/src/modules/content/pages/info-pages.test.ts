import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { languages } from '../../../kernel/messages'
import { startTestApp, type TestSite } from '../../../testing/test-app'
import { type InfoTexts, infoPageNames } from './info-pages'
import { readInfoText } from './info-text.rules'

const numbers = infoPageNames.map((_name, index) => index + 1)
const chinese = /\p{Script=Han}/u

let site: TestSite
let admin: string
beforeAll(async () => {
  site = await startTestApp()
  admin = (await site.signIn('admin')).token
})
afterAll(() => site.close())

const page = (id: number, language: (typeof languages)[number] = 'zh') => site.ok('getInfoPage', { id }, { language })
const save = (id: number, text: InfoTexts, token = admin) => site.call('saveInfoPage', { id, text }, { token })
const tagsOf = (html: string) => html.match(/<\w+/g)
const linksOf = (html: string) => html.match(/href="[^"]*"/g)
const changed = '# 新\n\n简介\n\n## 一 {#one}\n\n正文'
const inAll = (text: string): InfoTexts => ({ zh: text, en: text, vi: text })

describe('the texts that come with the site', () => {
  test.each(numbers)('MEM-04 page %s has the same sections, lists and links in the three languages', async (id) => {
    const [zh, en, vi] = await Promise.all(languages.map((language) => page(id, language)))
    expect(zh!.length).toBeGreaterThanOrEqual(6)
    for (const text of [en!, vi!]) {
      expect(text.map(({ post_name }) => post_name)).toEqual(zh!.map(({ post_name }) => post_name))
      for (const [index, { post_content }] of text.entries()) {
        expect(tagsOf(post_content)).toEqual(tagsOf(zh![index]!.post_content))
        expect(linksOf(post_content)).toEqual(linksOf(zh![index]!.post_content))
      }
      expect(JSON.stringify(text)).not.toMatch(chinese)
    }
    for (const { post_title, post_content } of [...zh!, ...en!, ...vi!].filter(({ post_name }) => post_name)) {
      expect(post_title.trim()).not.toBe('')
      expect(post_content.replace(/<[^>]+>/g, '').length).toBeGreaterThan(40)
      expect(post_content).not.toMatch(/\]\(|^- |\{#/)
    }
  })

  test('MEM-04 the agreements say what matters most about money and accounts', async () => {
    const words = async (id: number, language: (typeof languages)[number]) => JSON.stringify(await page(id, language))
    for (const id of [3, 5, 6]) {
      expect(await words(id, 'zh')).toMatch(/不能撤回|不可撤回/)
      expect(await words(id, 'zh')).toContain('人工审核')
      expect(await words(id, 'en')).toMatch(/cannot be (moved back|undone)/)
      expect(await words(id, 'en')).toContain('review every withdrawal')
      expect(await words(id, 'vi')).toMatch(/không chuyển lại|không thể hủy/)
    }
    for (const [language, word] of [
      ['zh', '注销'],
      ['en', 'delet'],
      ['vi', 'xóa'],
    ] as const)
      for (const id of [3, 4, 6]) expect(await words(id, language)).toContain(word)
  })

  test('MEM-04 older numbers have the same words, and no other number has any', async () => {
    expect(await page(26)).toEqual(await page(3))
    expect(await page(27)).toEqual(await page(5))
    expect(await page(22)).toEqual((await page(1)).filter(({ post_name }) => post_name === 'contact'))
    expect(await page(22)).toHaveLength(1)
    for (const id of [7, 99]) expect((await site.call('getInfoPage', { id })).reason).toBe('not-found')
  })
})

describe('operators', () => {
  const listed = async (id: number) =>
    (await site.ok('listInfoPages', {}, { token: admin })).find((one) => one.id === id)

  test('MEM-04 change a text, which everybody reads at once, and find it again as it was written', async () => {
    expect(await listed(2)).toMatchObject({ name: 'help', changetime: 0 })
    const value = { zh: changed, en: changed.replace('新', 'New'), vi: changed.replace('新', 'Mới') }
    expect((await save(2, value)).code).toBe(0)
    const now = Math.floor(site.clock.now() / 1_000)
    expect(await page(2, 'en')).toEqual([
      { post_name: '', post_title: 'New', post_content: '<p>简介</p>', update_time: now },
      { post_name: 'one', post_title: '一', post_content: '<p>正文</p>', update_time: now },
    ])
    expect(await listed(2)).toEqual({ id: 2, name: 'help', text: value, changetime: now })
    expect((await page(1))[0]?.update_time).not.toBe(now)
  })

  test.each([
    ['nothing but words', '没有标题'],
    ['no sections', '# 新\n\n简介'],
    ['a section without an id', '# 新\n\n简介\n\n## 一\n\n正文'],
    ['a section without words', '# 新\n\n简介\n\n## 一 {#one}\n\n## 二 {#two}\n\n正文'],
    ['one id twice', '# 新\n\n简介\n\n## 一 {#one}\n\n正文\n\n## 二 {#one}\n\n正文'],
  ])('MEM-04 are told of %s', async (_what, text) => {
    expect((await save(4, inAll(text))).reason).toBe('info-page-wrong')
  })

  test('MEM-04 keep the sections the same in all languages, and only operators write', async () => {
    const value = { ...inAll(changed), vi: changed.replace('#one', '#two') }
    expect((await save(4, value)).reason).toBe('info-page-wrong')
    expect((await save(7, inAll(changed))).reason).toBe('not-found')
    const { token } = await site.signIn('rich')
    expect((await save(4, inAll(changed), token)).code).not.toBe(0)
    expect((await listed(4))?.changetime).toBe(0)
  })
})

test('MEM-04 nothing but our own mark-up comes out of a text', () => {
  const text = `# <b>t</b>\n\n<script>alert(1)</script>\n\n## s {#s}\n\n- a\n- [x](javascript:alert(1))\n[y](//evil.example) [z](https://ok.example/a"b) [w](/main?a=1&b=2#c)`
  const [head, section] = readInfoText(text)!
  expect(head).toEqual({ id: '', title: '<b>t</b>', html: '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>' })
  expect(section?.html).toMatch(/^<ul><li>a<\/li><li>/)
  expect(linksOf(section!.html)).toEqual(['href="https://ok.example/a&quot;b"', 'href="/main?a=1&amp;b=2#c"'])
})
