import { describe, expect, test } from '@jest/globals'
import { infoPageOf, infoPages } from './info-pages'

const languages = ['zh', 'en', 'vi'] as const
const chinese = /\p{Script=Han}/u
const links = (lines: readonly string[]) =>
  lines.flatMap((line) => [...line.matchAll(/\]\((.*?)\)/g)].map(([, to]) => to))

describe.each(infoPages.map((page) => [page.key, page] as const))('MEM-04 %s', (_key, page) => {
  test('has the same sections, lists and links in the three languages, and a day of its last change', async () => {
    const [zh, en, vi] = await Promise.all(languages.map(async (language) => (await page.load[language]()).text))
    expect(zh!.sections.length).toBeGreaterThanOrEqual(5)
    for (const text of [en!, vi!]) {
      expect(text.sections.map(({ id }) => id)).toEqual(zh!.sections.map(({ id }) => id))
      for (const [index, { body }] of text.sections.entries()) {
        const original = zh!.sections[index]!.body
        expect(body.map((line) => line.startsWith('- '))).toEqual(original.map((line) => line.startsWith('- ')))
        expect(links(body)).toEqual(links(original))
      }
      expect(JSON.stringify(text)).not.toMatch(chinese)
    }
    expect(new Set(zh!.sections.map(({ id }) => id)).size).toBe(zh!.sections.length)
    expect(new Date(page.changed).toISOString().slice(0, 10)).toBe(page.changed)
  })

  test('every section of every language says something', async () => {
    for (const language of languages) {
      const { text } = await page.load[language]()
      expect(text.title && text.lead).toBeTruthy()
      for (const { title, body } of text.sections) {
        expect(title.trim()).not.toBe('')
        expect(body.join('').length).toBeGreaterThan(40)
      }
    }
  })
})

test('MEM-04 the six types of the address have a page each, anything else is the first', () => {
  expect(['1', '2', '3', '4', '5', '6'].map((type) => infoPageOf(type).type)).toEqual([1, 2, 3, 4, 5, 6])
  for (const type of [null, '', '7', '1.5', 'x']) expect(infoPageOf(type).type).toBe(1)
})

test('MEM-04 the agreements say what matters most about money and accounts', async () => {
  const words = async (type: string, language: 'zh' | 'en' | 'vi') =>
    JSON.stringify((await infoPageOf(type).load[language]()).text)
  for (const type of ['3', '5', '6']) {
    expect(await words(type, 'zh')).toMatch(/不能撤回|不可撤回/)
    expect(await words(type, 'zh')).toContain('人工审核')
    expect(await words(type, 'en')).toMatch(/cannot be (moved back|undone)/)
    expect(await words(type, 'en')).toContain('review every withdrawal')
    expect(await words(type, 'vi')).toMatch(/không chuyển lại|không thể hủy/)
  }
  for (const [language, word] of [
    ['zh', '注销'],
    ['en', 'delet'],
    ['vi', 'xóa'],
  ] as const)
    for (const type of ['3', '4', '6']) expect(await words(type, language)).toContain(word)
})
