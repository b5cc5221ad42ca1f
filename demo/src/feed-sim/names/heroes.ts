import type { GameTitle, Names } from '@pitchside/backend/modules/scores/ports/feed.port'

/** Heroes of a title by the role they are played in, English and Chinese; roles in the order of the players. */
const pools: Partial<Record<GameTitle, Readonly<Record<string, string>>>> = {
  lol: {
    top: 'Aatrox|剑魔;Camille|青钢影;Gnar|纳尔;Jax|武器大师;Ornn|奥恩;Renekton|鳄鱼;Rumble|兰博',
    jungle: 'Lee Sin|盲僧;Sejuani|猪妹;Vi|蔚;Viego|佛耶戈;Maokai|茂凯;Xin Zhao|赵信;Nidalee|豹女',
    mid: 'Ahri|阿狸;Azir|阿兹尔;Orianna|奥莉安娜;Syndra|辛德拉;Taliyah|塔莉垭;Sylas|塞拉斯;Corki|库奇',
    bot: 'Jinx|金克丝;Kai\u2019Sa|卡莎;Ezreal|伊泽瑞尔;Varus|韦鲁斯;Xayah|霞;Jhin|烬;Aphelios|厄斐琉斯',
    support: 'Nautilus|泰坦;Rakan|洛;Thresh|锤石;Alistar|牛头;Leona|曙光女神;Braum|布隆;Lulu|璐璐',
  },
  dota2: {
    carry:
      'Anti-Mage|敌法师;Juggernaut|主宰;Faceless Void|虚空假面;Luna|露娜;Sven|斯温;Terrorblade|恐怖利刃;Morphling|变体精灵',
    mid: 'Invoker|祈求者;Puck|帕克;Storm Spirit|风暴之灵;Ember Spirit|灰烬之灵;Lina|莉娜;Leshrac|拉席克;Tinker|修补匠',
    offlane:
      'Mars|马尔斯;Tidehunter|潮汐猎人;Axe|斧王;Centaur|半人马战行者;Beastmaster|兽王;Underlord|孽主;Pangolier|石鳞剑士',
    soft: 'Earthshaker|撼地者;Rubick|拉比克;Tusk|巨牙海民;Mirana|米拉娜;Hoodwink|森海飞霞;Clockwerk|发条技师;Phoenix|凤凰',
    hard: 'Crystal Maiden|水晶室女;Lion|莱恩;Oracle|神谕者;Lich|巫妖;Shadow Shaman|暗影萨满;Dazzle|戴泽;Bane|祸乱之源',
  },
  kog: {
    top: 'Lü Bu|吕布;Guan Yu|关羽;Mulan|花木兰;Charlotte|夏洛特;Kuang Tie|狂铁;Dun|夏侯惇;Allain|亚连',
    jungle: 'Lan|澜;Jing|镜;Luna|露娜;Pei|裴擒虎;Zhao Yun|赵云;Li Bai|李白;Han Xin|韩信',
    mid: 'Diao Chan|貂蝉;Angela|安琪拉;Shangguan|上官婉儿;Milady|米莱狄;Gan & Mo|干将莫邪;Lady Zhen|甄姬;Xiao Qiao|小乔',
    bot: 'Marco Polo|马可波罗;Hou Yi|后羿;Luban No.7|鲁班七号;Lady Sun|孙尚香;Garo|伽罗;Erin|艾琳;Arli|公孙离',
    support: 'Yaria|瑶;Da Qiao|大乔;Zhang Fei|张飞;Donghuang|东皇太一;Kui|钟馗;Ming|明世隐;Liu Bang|刘邦',
  },
}

const read = (text: string): Names => {
  const [en = '', zh = ''] = text.split('|')
  return { en, zh, vi: en }
}

/** Roles of a title with their heroes; none where players choose weapons and no heroes. */
export const heroesOf = (title: GameTitle): readonly { role: string; heroes: readonly Names[] }[] =>
  Object.entries(pools[title] ?? {}).map(([role, list]) => ({ role, heroes: list.split(';').map(read) }))

/** Names that players of games give themselves: the same in every language. */
export const handles =
  'Kairo Vexel Nilo Drift Ashen Pyre Mirth Quill Sable Onyx Rune Tempo Lumen Frost Blitz Comet Ember Fable Glint Haze Iris Jolt Karma Lotus Mango Nova Orbit Piko Quartz Rook Salt Tofu Umbra Vale Wisp Xeno Yuzu Zephyr Bento Cobalt Dusk Echo Flint Gale Hopper Indigo Juno Koi Lyric Moss Nemo Opal Pixel Rift Sonar Trace Ultra Verse Wren Yonder Zinc Alto Bramble Cipher Dingo Ethos Fennec Grit Harbor Inkwell Jasper Kestrel Lagoon Meteor Nimbus Otter Prism Quasar Raven Slate Tundra Vortex Willow Basil Crux Delta Fjord Gusto Halo Ivory Koda Lemur Mosaic Pebble'.split(
    ' ',
  )
