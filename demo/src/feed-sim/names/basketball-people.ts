/** Family names of invented players, with their Chinese spelling. */
const families =
  'Arden|阿登 Barlow|巴洛 Castel|卡斯特尔 Carver|卡弗 Dorsey|多西 Drummel|德拉梅尔 Ellery|埃勒里 Fenwick|芬威克 Gaines|盖恩斯 Hollis|霍利斯 Hartwell|哈特韦尔 Ingram|英格拉姆 Jessup|杰瑟普 Kessler|凯斯勒 Lambert|兰伯特 Langley|兰利 Marek|马雷克 Mercer|默瑟 Novak|诺瓦克 Okafor|奥卡福 Penrose|彭罗斯 Petrov|彼得罗夫 Quincy|昆西 Ransome|兰瑟姆 Rocha|罗沙 Sorley|索利 Stanhope|斯坦霍普 Tanner|坦纳 Torres|托雷斯 Underhill|昂德希尔 Vance|万斯 Velasco|贝拉斯科 Whitlock|惠特洛克 Wexford|韦克斯福德 Yardley|亚德利 Zander|赞德 Bauer|鲍尔 Duarte|杜阿尔特 Eriksen|埃里克森 Kovar|科瓦尔'.split(
    ' ',
  )
const surnames =
  '赵|Zhao 钱|Qian 孙|Sun 李|Li 周|Zhou 吴|Wu 郑|Zheng 冯|Feng 陈|Chen 蒋|Jiang 沈|Shen 韩|Han 杨|Yang 朱|Zhu 秦|Qin 许|Xu 何|He 吕|Lyu 施|Shi 曹|Cao 严|Yan 魏|Wei 陶|Tao 谢|Xie'.split(
    ' ',
  )
const given =
  '承远|Chengyuan 嘉树|Jiashu 北川|Beichuan 子昂|Ziang 云帆|Yunfan 立恒|Liheng 思齐|Siqi 景行|Jingxing 望舒|Wangshu 弘毅|Hongyi 致远|Zhiyuan 一舟|Yizhou 怀瑾|Huaijin 星野|Xingye 锐之|Ruizhi 长庚|Changgeng 鹤鸣|Heming 予安|Yuan 澄宇|Chengyu 修远|Xiuyuan 若谷|Ruogu 明川|Mingchuan 泽楷|Zekai 维桢|Weizhen 启明|Qiming 奕辰|Yichen 国栋|Guodong 文博|Wenbo 志诚|Zhicheng 云岭|Yunling 海东|Haidong 少言|Shaoyan 千帆|Qianfan 天佑|Tianyou 牧之|Muzhi 松年|Songnian'.split(
    ' ',
  )

const pick = (list: readonly string[], number: number): [string, string] => {
  const [one = '', two = ''] = (list[number % list.length] ?? '').split('|')
  return [one, two]
}

/** A name from a number: Chinese players in China, initials and family names elsewhere. */
export function personName(number: number, isChinese: boolean): { zh: string; en: string; vi: string } {
  if (isChinese) {
    const [surname, latinSurname] = pick(surnames, number)
    const [name, latinName] = pick(given, number >>> 9)
    const latin = `${latinName} ${latinSurname}`
    return { zh: surname + name, en: latin, vi: latin }
  }
  const [latin, zh] = pick(families, number)
  const initial = 'ABCDEGHIJKLMNOPRSTVWZ'[(number >>> 9) % 21]
  return { zh: `${initial}·${zh}`, en: `${initial}. ${latin}`, vi: `${initial}. ${latin}` }
}
