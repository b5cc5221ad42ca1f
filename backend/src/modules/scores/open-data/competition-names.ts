import type { Names } from '../ports/feed.port'

/** Columns: key, English, Chinese, Vietnamese, flag; leagues that open data has and a live feed may not. */
const nameLines = `
en.1|Premier League|英超|Ngoại hạng Anh|gb-eng
en.2|Championship|英冠|Hạng nhất Anh|gb-eng
en.3|League One|英甲|Hạng nhì Anh|gb-eng
en.4|League Two|英乙|Hạng ba Anh|gb-eng
es.1|La Liga|西甲|La Liga|es
es.2|LaLiga 2|西乙|Hạng hai Tây Ban Nha|es
it.1|Serie A|意甲|Serie A|it
it.2|Serie B|意乙|Hạng hai Ý|it
de.1|Bundesliga|德甲|Bundesliga|de
de.2|2. Bundesliga|德乙|Hạng hai Đức|de
de.3|3. Liga|德丙|Hạng ba Đức|de
fr.1|Ligue 1|法甲|Ligue 1|fr
fr.2|Ligue 2|法乙|Hạng hai Pháp|fr
nl.1|Eredivisie|荷甲|VĐQG Hà Lan|nl
pt.1|Primeira Liga|葡超|VĐQG Bồ Đào Nha|pt
be.1|Pro League|比甲|VĐQG Bỉ|be
at.1|Austrian Bundesliga|奥甲|VĐQG Áo|at
ch.1|Swiss Super League|瑞士超|VĐQG Thụy Sĩ|ch
sco.1|Scottish Premiership|苏超|VĐQG Scotland|gb-sct
tr.1|Süper Lig|土超|VĐQG Thổ Nhĩ Kỳ|tr
gr.1|Super League Greece|希腊超|VĐQG Hy Lạp|gr
ru.1|Russian Premier League|俄超|VĐQG Nga|ru
br.1|Brasileirão|巴甲|VĐQG Brazil|br
ar.1|Liga Profesional|阿甲|VĐQG Argentina|ar
mx.1|Liga MX|墨超|Liga MX|mx
us.1|Major League Soccer|美职联|MLS|us
cn.1|Chinese Super League|中超|Super League Trung Quốc|cn
jp.1|J1 League|日职联|J1 League|jp
kr.1|K League 1|韩K联|K League 1|kr
au.1|A-League|澳超|A-League|au
uefa.cl|UEFA Champions League|欧冠|Cúp C1 châu Âu|eu
uefa.el|UEFA Europa League|欧联|Cúp C2 châu Âu|eu
uefa.conf|UEFA Conference League|欧协联|Cúp C3 châu Âu|eu
worldcup|FIFA World Cup|世界杯|Giải vô địch bóng đá thế giới|un
worldcup.club|FIFA Club World Cup|世俱杯|Cúp thế giới các CLB|un
euro|European Championship|欧洲杯|Giải vô địch châu Âu|eu
copa|Copa América|美洲杯|Cúp bóng đá Nam Mỹ|un
`
const known = new Map(
  nameLines
    .trim()
    .split('\n')
    .map((line) => line.split('|'))
    .map(([key = '', en = '', zh = '', vi = '', flag = '']) => [key, { names: { en, zh, vi } satisfies Names, flag }]),
)

const cups: ReadonlySet<string> = new Set([
  'uefa.cl',
  'uefa.el',
  'uefa.conf',
  'worldcup',
  'worldcup.club',
  'euro',
  'copa',
])

/** Names, flag and kind of a competition. */
export function competitionOf(key: string): { names: Names; flag: string; kind: 'league' | 'cup' } {
  const { names, flag } = known.get(key) ?? { names: { en: key, zh: key, vi: key }, flag: key.split('.')[0] ?? '' }
  return { names, flag, kind: cups.has(key) || key.endsWith('.cup') ? 'cup' : 'league' }
}

/** Whether the teams are nations. */
export const teamKindOf = (key: string): 'clubs' | 'nations' =>
  ['worldcup', 'euro', 'copa'].includes(key) ? 'nations' : 'clubs'
