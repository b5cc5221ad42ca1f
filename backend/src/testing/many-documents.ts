import { popularityOf, type SearchDocument, type SearchKind } from '../modules/search/search-document'

const signs = '红星蓝海北山东河金狮飞鹰铁虎长江黄龙白马青云西门南岭中州天城明月大风火石'
const words =
  '比赛 足球 篮球 主场 客场 逆转 绝杀 进球 防守 进攻 教练 球员 战术 集锦 回放 直播 联赛 杯赛 决赛 小组赛 球迷 转会 伤病 首发 替补 点球 角球 任意球 越位 裁判 上半场 下半场 加时 三比一 二比零 平局 大胜 险胜 失利 积分榜 冠军 亚军 新秀 老将 门将 后卫 中场 前锋 边路 传中 射门'.split(
    ' ',
  )
const english =
  'the derby match star stadium start goal keeper coach season final league cup winger striker defence attack press transfer injury bench penalty corner offside referee half time extra draw win loss table champion rookie veteran midfield cross shot north south bridge river castle united city town rovers athletic'.split(
    ' ',
  )
const vietnamese =
  'bóng đá trận đấu cầu thủ huấn luyện viên giải vô địch đội tuyển bàn thắng thủ môn tiền đạo hậu vệ khán giả'.split(
    ' ',
  )

/** The same numbers each time. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 4_294_967_296) * below)
  }
}

/** Some words are said all the time and most hardly ever. */
const skewed = (below: (n: number) => number, list: readonly string[]): string =>
  list[Math.floor((below(1_000) / 1_000) ** 2 * list.length)] as string

const shares: readonly [SearchKind, number][] = [
  ['user', 40],
  ['news', 20],
  ['post', 15],
  ['video', 15],
  ['match', 6],
  ['team', 2],
  ['anchor', 1],
  ['circle', 1],
]

const now = 1_780_000_000_000

/** So many made-up things, in the mix of a site that has been there for years. */
export function* manyDocuments(count: number): Generator<SearchDocument> {
  const below = numbers(7)
  const chinese = (size: number) => Array.from({ length: size }, () => signs[below(signs.length)]).join('')
  const sentence = (size: number) => Array.from({ length: size }, () => skewed(below, words)).join('')
  const latin = (size: number) => Array.from({ length: size }, () => skewed(below, english)).join(' ')
  const named = () =>
    below(3) === 0
      ? `${chinese(2)}${below(10_000)}`
      : below(2) === 0
        ? `${english[below(english.length)]}${english[below(english.length)]}${below(100)}`
        : chinese(3 + below(3))
  const team = () => ({ zh: `${chinese(2)}联`, en: `${latin(2)}`, vi: `${latin(2)}` })
  const kindOf = (): SearchKind => {
    const place = below(100)
    let end = 0
    for (const [kind, share] of shares) {
      end += share
      if (place < end) return kind
    }
    return 'user'
  }
  for (let index = 0; index < count; index++) {
    const kind: SearchKind = index === 0 ? 'team' : kindOf()
    const home = team()
    const away = team()
    const views = Math.floor(10 ** (below(6_000) / 1_000))
    const base = { kind, ref: String(index), ownerId: 0, popularity: popularityOf(views), card: { count: views } }
    const at = now - below(400) * 86_400_000
    if (index === 0) yield { ...base, at: 0, title: { zh: '红星联', en: 'Northbridge Rovers', vi: 'Northbridge' } }
    else if (kind === 'team') yield { ...base, at: 0, title: home }
    else if (kind === 'match') {
      const title = { zh: `${home.zh} ${away.zh}`, en: `${home.en} ${away.en}`, vi: `${home.vi} ${away.vi}` }
      yield { ...base, at: now + (below(11) - 3) * 86_400_000, title, aliases: [home.zh, away.zh] }
    } else if (kind === 'news')
      yield {
        ...base,
        at,
        title: { zh: `${home.zh}${sentence(5)}${index % 997 === 0 ? '鲸' : ''}`, en: latin(8) },
        body: { zh: sentence(120), en: latin(40), vi: vietnamese.slice(0, 4 + below(16)).join(' ') },
      }
    else if (kind === 'post') yield { ...base, at, title: { zh: sentence(8) }, body: { zh: sentence(40) } }
    else if (kind === 'video') yield { ...base, at, title: { zh: `${home.zh}：${sentence(5)}` } }
    else yield { ...base, at: 0, title: { zh: named() }, body: { zh: sentence(4) } }
  }
}
