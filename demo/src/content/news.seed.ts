import type { Db } from '@pitchside/backend/db/db'
import { escapeHtml } from '@pitchside/backend/kernel/escape-html'
import { cleanArticle, summaryOf } from '@pitchside/backend/modules/content/content.module'
import { dayMs } from '@pitchside/base'
import { commentsOn, type DemoComments, insertComments, type Lang } from './demo-comments.seed'
import { coverOf, minuteMs, readDemoFile } from './demo-file'
import { factSentences } from './fact-sentences'
import { factParagraphs } from './fact-words'
import type { Facts, MatchFacts } from './facts.port'

interface DemoText {
  key: string
  title: string
  tags: string
  /** Paragraphs; `## ` starts a heading, `> ` a quote, `- ` a list whose points are separated by `|`, `! ` a picture, `cover|what it shows`. */
  text: string[]
}

interface DemoArticle extends DemoText {
  category: string
  cover: string
  /** Minutes before the start. */
  ago: number
  writer: number
  clicks: number
  likes: number
  favorites: number
  banner?: boolean
  top?: boolean
}

/** League of the feed a category is about. */
const leagueOf: Record<string, string> = {
  pl: 'en.1',
  laliga: 'es.1',
  bundes: 'de.1',
  seriea: 'it.1',
  csl: 'cn.1',
  vleague: 'vn.1',
  nba: 'nba',
  cba: 'cba',
}

const categories: readonly [key: string, zh: string, en: string, vi: string][] = [
  ['pl', '英超', 'Premier League', 'Ngoại hạng Anh'],
  ['laliga', '西甲', 'La Liga', 'La Liga'],
  ['nba', 'NBA', 'NBA', 'NBA'],
  ['cba', 'CBA', 'CBA', 'CBA'],
  ['csl', '中超', 'CSL', 'CSL'],
  ['vleague', 'V.League', 'V.League', 'V.League'],
  ['bundes', '德甲', 'Bundesliga', 'Bundesliga'],
  ['seriea', '意甲', 'Serie A', 'Serie A'],
  ['volley', '排球', 'Volleyball', 'Bóng chuyền'],
  ['tennis', '网球', 'Tennis', 'Quần vợt'],
  ['esport', '电竞', 'Esports', 'Thể thao điện tử'],
  ['site', '站内', 'Pitchside', 'Sát Sân'],
]
const summaryChars = 90

const submissions = [
  {
    title: '第一次带孩子看现场：三条小建议',
    category: 'csl',
    cover: 'fb-csl',
    status: 0,
    remark: '',
    days: 1,
    text: [
      '上周末第一次带六岁的孩子去现场，从进场到散场，比我想象的轻松，也有几件事值得提前准备。',
      '## 早到半小时',
      '安检口人最少的时候是开球前一小时。早到可以慢慢找座位，也能看完整的热身。',
      '- 带一副降噪耳罩|零食分成小包|约好走散后的集合点',
      '散场时不要急着起身，等十分钟再走，电梯口就不挤了。',
    ],
  },
  {
    title: '我看本轮五佳球',
    category: 'pl',
    cover: 'fb-goal',
    status: 2,
    remark: '正文只有球员名字，请补充入选理由',
    days: 3,
    text: ['本轮的五个进球风格各异，既有长途奔袭，也有精妙配合，下面按我的喜好排个序，欢迎补充。'],
  },
] as const

function paragraphToHtml(text: string): string {
  if (text.startsWith('## ')) return `<h2>${escapeHtml(text.slice(3))}</h2>`
  if (text.startsWith('> ')) return `<blockquote><p>${escapeHtml(text.slice(2))}</p></blockquote>`
  if (text.startsWith('- ')) {
    const points = text.slice(2).split('|')
    return `<ul>${points.map((point) => `<li>${escapeHtml(point)}</li>`).join('')}</ul>`
  }
  if (text.startsWith('! ')) {
    const [cover = '', words = ''] = text.slice(2).split('|')
    const alt = escapeHtml(words).replace(/"/g, '&quot;')
    return `<figure><img src="${coverOf(cover)}" alt="${alt}" width="1280" height="720"><figcaption>${escapeHtml(words)}</figcaption></figure>`
  }
  return `<p>${escapeHtml(text)}</p>`
}

async function insertCategories(tx: Db): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const [position, [key, zh, en, vi]] of categories.entries()) {
    const row = await tx.one<{ id: number }>(
      'insert into headline_category (name, position) values ($1, $2) returning id',
      [JSON.stringify({ zh, en, vi }), position],
    )
    if (row) ids.set(key, row.id)
  }
  return ids
}

/** Articles made of our own numbers say so. */
const counted = new Set(['ars-press', 'pl-clock', 'nba-rest', 'den-two', 'cba-final4'])
const dataDesk: Record<Lang, string> = { zh: '场边数据室', en: 'Pitchside data desk', vi: 'Ban dữ liệu Sát Sân' }

/** How an article is told: its language, the story it belongs to, what was played, and which of several words to take. */
interface Told {
  lang: Lang
  storyId: number | undefined
  facts: MatchFacts | undefined
  turn: number
}

async function insertArticle(
  tx: Db,
  text: DemoText & Told,
  article: DemoArticle,
  categoryId: number,
  now: number,
): Promise<number> {
  const facts = text.facts
    ? factParagraphs(text.facts, { words: factSentences[text.lang], lang: text.lang, n: text.turn })
    : []
  const content = cleanArticle([...text.text, ...facts].map(paragraphToHtml).join('\n'))
  const row = await tx.one<{ id: number }>(
    `insert into headline (lang, story_id, writer_id, category_id, title, cover, summary, content, tags, status, is_top,
       is_banner, clicks, likes, favorites, published_at, source_name)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 1, $10, $11, $12, $13, $14, $15, $16) returning id`,
    [
      text.lang,
      text.storyId,
      article.writer,
      categoryId,
      text.title,
      coverOf(article.cover),
      summaryOf(content, summaryChars),
      content,
      text.tags,
      article.top ?? false,
      article.banner ?? false,
      article.clicks,
      article.likes,
      article.favorites,
      now - article.ago * minuteMs,
      counted.has(article.key) ? dataDesk[text.lang] : '',
    ],
  )
  const { id } = row as { id: number }
  if (text.storyId === undefined) await tx.query('update headline set story_id = id where id = $1', [id])
  return id
}

/** What the demo visitor handed in: one waits, one came back. */
async function insertSubmissions(tx: Db, now: number, categoryIds: ReadonlyMap<string, number>): Promise<void> {
  for (const { title, category, cover, status, remark, text, days } of submissions) {
    const content = cleanArticle(text.map(paragraphToHtml).join('\n'))
    await tx.query(
      `insert into headline (lang, writer_id, category_id, title, cover, summary, content, status, remark, published_at)
       values ('zh', 1, $1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        categoryIds.get(category),
        title,
        coverOf(cover),
        summaryOf(content, summaryChars),
        content,
        status,
        remark,
        now - days * dayMs,
      ],
    )
  }
  await tx.query('update headline set story_id = id where story_id is null')
}

export async function seedNews(tx: Db, now: number, people: readonly number[], facts: Facts): Promise<void> {
  const categoryIds = await insertCategories(tx)
  const comments = readDemoFile<DemoComments>('comments')
  const articles = readDemoFile<DemoArticle[]>('zh')
  const versions = (['en', 'vi'] as const).map((lang) => ({
    lang,
    byKey: new Map(readDemoFile<DemoText[]>(lang).map((text) => [text.key, text])),
  }))
  for (const [index, article] of articles.entries()) {
    const categoryId = categoryIds.get(article.category)
    if (categoryId === undefined) throw new Error(`The demo article ${article.key} has no category.`)
    const publishedAt = now - article.ago * minuteMs
    const played = facts.about(article.tags.split(','), leagueOf[article.category], publishedAt)
    const told = { facts: played, turn: index }
    const storyId = await insertArticle(
      tx,
      { ...article, ...told, lang: 'zh', storyId: undefined },
      article,
      categoryId,
      now,
    )
    const wanted = article.banner ? 11 : 2 + (index % 5)
    const said = (lang: Lang) => commentsOn(comments, article, lang, index).slice(0, wanted)
    await insertComments(
      tx,
      { kind: 'headline', id: storyId },
      said('zh'),
      comments.replies.zh,
      index,
      { publishedAt, now },
      people,
    )
    for (const { lang, byKey } of versions) {
      const text = byKey.get(article.key)
      if (!text) continue
      const id = await insertArticle(tx, { ...text, ...told, lang, storyId }, article, categoryId, now)
      await insertComments(
        tx,
        { kind: 'headline', id },
        said(lang),
        comments.replies[lang],
        index,
        { publishedAt, now },
        people,
      )
    }
  }
  await insertSubmissions(tx, now, categoryIds)
}
