// The feed of every engine: the same comments in the same order, short shouts and long sentences as rooms have them.
const shouts = [
  '666',
  '哈哈哈哈',
  '好球！',
  '进了进了！！！',
  '冲冲冲',
  '加油加油',
  'GOAL!!!',
  'nice',
  '太强了',
  '越位了吧',
  '???',
  '来了来了',
  '再来一个',
  '漂亮',
]
const words =
  '这一脚传得太舒服了门将扑得也不慢中场完全控制住比赛节奏下半场换人以后右路打得更开角球战术练过很多遍防线压得太靠上反击的时候没有人回来补位裁判这次吹得没问题替补席已经站起来了还有十分钟'
const colors = ['#ffffff', '#ffffff', '#ffffff', '#ffe14d', '#77ccff', '#ff7777', '#88ff88']

export function makeFeed(seed = 12_345) {
  let state = seed
  const random = () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
  const pick = (list) => list[Math.floor(random() * list.length)]
  return () => {
    const color = pick(colors)
    if (random() < 0.35) return { text: pick(shouts), color }
    const length = 3 + Math.floor(random() * 18)
    return { text: Array.from({ length }, () => pick(words)).join(''), color }
  }
}
