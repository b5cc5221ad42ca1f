import type { Names } from '@pitchside/backend/modules/scores/ports/feed.port'
import { stableHash } from './random-stream'

/** Family names of invented players, each with its Chinese transliteration. */
const families =
  'Morlan莫兰 Castel卡斯特尔 Vidor维多尔 Brandt布兰特 Kessler凯斯勒 Arden阿登 Hollis霍利斯 Marek马雷克 Torres托雷斯 Velasco贝拉斯科 Ferrin费林 Dorsey多尔西 Lindqvist林奎斯特 Okafor奥卡福 Adeyo阿德约 Mensah门萨 Diallo迪亚洛 Traore特劳雷 Benali贝纳利 Haddad哈达德 Petrov彼得罗夫 Novak诺瓦克 Kovar科瓦尔 Jansen扬森 Vermeer维米尔 Dekker德克尔 Bauer鲍尔 Richter里希特 Weiss魏斯 Moretti莫雷蒂 Conti孔蒂 Bellini贝利尼 Greco格雷科 Silvano西尔瓦诺 Pereira佩雷拉 Duarte杜阿尔特 Campos坎波斯 Rocha罗查 Almeida阿尔梅达 Navarro纳瓦罗 Ibarra伊瓦拉 Solano索拉诺 Quiroga基罗加 Aguilar阿吉拉尔 Tanabe田边 Morino森野 Hayase早濑 Kagawa香川 Hwang黄 Seong成 Baek白 Nakano中野 Linh灵 Quang光 Hoan欢 Trieu赵 Yusuf优素福 Karim卡里姆 Rahman拉赫曼 Aydin艾登 Kaya卡亚 Demirel德米雷尔 Larsen拉尔森 Nygaard尼高 Berglund贝里隆德 Eriksen埃里克森 Lambert朗贝尔 Garnier加尼耶 Chevalier舍瓦利耶 Roussel鲁塞尔 Mercier梅西耶 Whitlock惠特洛克 Ashdown阿什当 Carver卡弗 Penrose彭罗斯 Sorley索利'
    .split(' ')
    .map(bilingual)

/** Chinese and Vietnamese players carry names of their own tongues. */
const chinese = {
  families: pairs(
    'Zhang张 Li李 Wang王 Liu刘 Chen陈 Yang杨 Zhao赵 Zhou周 Wu吴 Xu徐 Sun孙 Zhu朱 Ma马 Guo郭 He何 Gao高 Luo罗 Song宋',
  ),
  given: pairs(
    'Haoran浩然 Ziyang子阳 Junjie俊杰 Yifan一帆 Mingze明泽 Boyuan博远 Tianci天赐 Chenxi晨曦 Weilong伟龙 Jiahao家豪 Zhiyuan致远 Ruifeng瑞峰 Shaobo少博 Yuhang宇航 Kaiwen凯文 Letian乐天 Shengqi胜奇 Guangxu光旭',
  ),
}
const vietnamese = {
  families: pairs('Nguyễn阮 Trần陈 Lê黎 Phạm范 Hoàng黄 Vũ武 Đặng邓 Bùi裴 Đỗ杜 Hồ胡 Ngô吴 Dương杨'),
  given: pairs(
    'Gia-Bách嘉柏 Khải-Nguyên凯元 Nhật-Tân日新 Bảo-Phúc宝福 Đình-Khôi庭魁 Thiên-Lộc天禄 Minh-Triết明哲 Hữu-Thắng友胜 Quốc-Thịnh国盛 Trung-Kiên忠坚 Phúc-An福安 Việt-Hưng越兴 Chí-Thiện志善 Tấn-Tài晋才',
  ),
}
const chineseLeague = 542
const vietnameseLeague = 766

function bilingual(pair: string): { latin: string; zh: string } {
  const cut = pair.search(/[一-鿿]/)
  return { latin: pair.slice(0, cut).replaceAll('-', ' '), zh: pair.slice(cut) }
}

function pairs(list: string): { latin: string; zh: string }[] {
  return list.split(' ').map(bilingual)
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D')

function pick<T>(list: readonly T[], number: number): T {
  return list[number % list.length] as T
}

/** Name of the player with this shirt number; the same team and number always give the same name. */
export function playerNames(teamId: number, shirt: number): Names {
  const number = stableHash(`${teamId}:${shirt}`)
  // Teams are numbered within their competition; those of tests and of other leagues get names from everywhere.
  const league = Math.floor(teamId / 100)
  if (league === chineseLeague || league === vietnameseLeague) {
    const pool = league === chineseLeague ? chinese : vietnamese
    const family = pick(pool.families, number)
    const given = pick(pool.given, number >>> 8)
    const zh = family.zh + given.zh
    if (league === vietnameseLeague)
      return { zh, en: plain(`${family.latin} ${given.latin}`), vi: `${family.latin} ${given.latin}` }
    const latin = `${given.latin} ${family.latin}`
    return { zh, en: latin, vi: latin }
  }
  const family = pick(families, number)
  const initial = 'ABCDEFGHIJKLMNOPRSTVWYZ'[(number >>> 8) % 23] ?? 'A'
  const latin = `${initial}. ${family.latin}`
  return { zh: `${initial}·${family.zh}`, en: latin, vi: latin }
}

/** Nobody. */
export const noName: Names = { zh: '', en: '', vi: '' }
