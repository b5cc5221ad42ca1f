/** Colours, beasts and weather that invented esports teams are named after: English and Chinese. */
const first =
  'Jade|翡翠 Crimson|赤焰 Silver|银辉 Night|夜幕 Thunder|雷鸣 Frost|霜寒 Golden|金曜 Iron|钢铁 Azure|苍蓝 Storm|风暴 Amber|琥珀 Shadow|暗影 Solar|烈日 Lunar|皓月 Coral|珊瑚 Granite|磐石'.split(
    ' ',
  )
const second =
  'Foxes|灵狐 Herons|苍鹭 Wolves|战狼 Tigers|猛虎 Falcons|猎隼 Wyverns|飞龙 Bears|巨熊 Ravens|渡鸦 Lynxes|猞猁 Cranes|仙鹤 Sharks|巨鲨 Stags|雄鹿 Owls|夜枭 Cobras|眼镜蛇 Mantas|魔鬼鱼'.split(
    ' ',
  )

export interface InventedTeam {
  en: string
  zh: string
}

/** Every name once, in an order that mixes both lists. */
export function inventedTeams(from: number, count: number): InventedTeam[] {
  return Array.from({ length: count }, (_, i) => {
    const index = from + i
    // 15 and 16 have no common factor: 240 different pairs before the first comes again.
    const [one = '', oneZh = ''] = (first[index % first.length] ?? '').split('|')
    const [two = '', twoZh = ''] = (second[index % second.length] ?? '').split('|')
    return { en: `${one} ${two}`, zh: `${oneZh}${twoZh}` }
  })
}
