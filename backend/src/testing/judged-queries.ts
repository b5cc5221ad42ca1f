/** What people type when they mean one thing: judged by hand. */
export interface Judged {
  kind: 'team' | 'league'
  /** English name of what is meant. */
  means: string
  zh: readonly string[]
  en: readonly string[]
  vi: readonly string[]
}

const words = (text: string): readonly string[] => text.split('|').map((one) => one.trim())
const team = (means: string, zh: string, en: string, vi: string): Judged => ({
  ...{ kind: 'team', means },
  ...{ zh: words(zh), en: words(en), vi: words(vi) },
})
const league = (means: string, zh: string, en: string, vi: string): Judged => ({
  ...team(means, zh, en, vi),
  kind: 'league',
})

/** Names, nicknames, initials, pinyin, signs that sound so, older signs, typos: what each language's readers type. */
export const judgedQueries: readonly Judged[] = [
  team(
    'Arsenal',
    '阿森纳 | 枪手 | asenna | asn | 阿森那 | 阿深纳 | 阿森納',
    'Arsenal | arsnal | gunners',
    'arsenal | arsen',
  ),
  team(
    'Man United',
    '曼联 | 红魔 | manlian | ml | 曼聯 | 曼连 | 慢联',
    'Man United | man utd | manchester united | manunited',
    'man united | mu',
  ),
  team(
    'Man City',
    '曼城 | 蓝月亮 | mancheng | 曼成 | 慢城 | 藍月亮',
    'Man City | manchester city | man cty',
    'man city',
  ),
  team('Chelsea', '切尔西 | 蓝军 | qieerxi | 切而西 | 切爾西', 'Chelsea | chelsae | chelsa', 'chelsea'),
  team('Liverpool', '利物浦 | 红军 | liwupu | lwp | 利物铺 | 立物浦', 'Liverpool | liverpol | liverpoool', 'liverpool'),
  team('Tottenham', '热刺 | reci | 托特纳姆 | 熱刺', 'Tottenham | spurs | totenham', 'tottenham'),
  team('Newcastle', '纽卡斯尔 | 喜鹊 | niukasier | 纽卡斯而', 'Newcastle | newcaslte', 'newcastle'),
  team(
    'Real Madrid',
    '皇马 | 皇家马德里 | huangma | 皇馬 | 黄马',
    'Real Madrid | real madird | madrid',
    'real madrid | real',
  ),
  team('Barcelona', '巴萨 | 巴塞罗那 | basa | 巴塞罗纳 | 巴薩', 'Barcelona | barca | barcelna', 'barcelona | barca'),
  team('Atlético Madrid', '马竞 | 床单军团 | majing | 马德里竞技', 'Atlético Madrid | atletico | atleti', 'atletico'),
  team('Juventus', '尤文 | 尤文图斯 | youwen | 斑马军团 | 由文', 'Juventus | juve | juventsu', 'juventus | juve'),
  team('Inter', '国际米兰 | 国米 | guomi | 國際米蘭', 'Inter | inter milan', 'inter'),
  team('AC Milan', 'AC米兰 | 红黑军团', 'Milan | ac milan', 'milan'),
  team('Bayern Munich', '拜仁 | 拜仁慕尼黑 | bairen | 南大王 | 白仁', 'Bayern Munich | bayern | bayren', 'bayern'),
  team('Dortmund', '多特蒙德 | 大黄蜂 | duote | 多特', 'Dortmund | bvb | dortmnud', 'dortmund'),
  team('Paris SG', '巴黎 | 大巴黎 | bali | 巴黎圣日耳曼', 'Paris SG | psg', 'psg | paris'),
  team('Lakers', '湖人 | huren | 胡人 | 洛杉矶湖人', 'Lakers | los angeles lakers | lakres', 'lakers'),
  team('Warriors', '勇士 | yongshi | 金州勇士', 'Warriors | golden state | gsw', 'warriors'),
  team('Celtics', '绿军 | 凯尔特人 | kaierteren | 凱爾特人', 'Celtics | boston', 'celtics'),
  league(
    'Premier League',
    '英超 | yingchao | 应超 | 英格兰超级联赛',
    'Premier League | epl | premeir league',
    'ngoại hạng anh | ngoai hang anh',
  ),
  league('La Liga', '西甲 | xijia | 西班牙甲级联赛', 'La Liga | laliga', 'la liga'),
  league('Serie A', '意甲 | yijia', 'Serie A', 'serie a'),
  league('Bundesliga', '德甲 | dejia', 'Bundesliga | bundeslgia', 'bundesliga'),
]
