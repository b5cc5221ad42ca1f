import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'

const root = path.join(__dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
/** The pages in the order of their numbers. */
const names = ['about', 'help', 'user-agreement', 'privacy', 'anchor-agreement', 'top-up-agreement']
const sources = (name: string) =>
  readdirSync(path.join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!test)\.tsx?$/.test(file))
    .map((file) => `${name}/src/${file}`)
const packages = readdirSync(root).filter((name) => existsSync(path.join(root, name, 'src/i18n/zh.json')))

test.each(['zh', 'en', 'vi'])('MEM-04 a text that names a section of an agreement leads to it, in %s', (language) => {
  const agreements = names.map((name) => read(`backend/assets/info-pages/${language}/${name}.md`))
  const files = packages.flatMap((name) => [`${name}/src/i18n/${language}.json`, ...sources(name)])
  const texts = [...files.map(read), ...agreements].join('\n')
  const links = [...texts.matchAll(/\/about-user\?type=(\d+)(?:#([\w-]+))?/g)]
  expect(links.filter(([, , section]) => section).length).toBeGreaterThanOrEqual(3)
  const dead = links.filter(([, type, section]) => {
    const text = agreements[Number(type) - 1]
    return text === undefined || (section !== undefined && !text.includes(`{#${section}}`))
  })
  expect(dead.map(([link]) => link)).toEqual([])
})
