// What the pages of the chaos run saw, against what the data base holds and what was acknowledged.

const lineOf = ({ data }) => (data.type === 'chat' && data.message.uid >= 900_000 ? data.message.text : undefined)
const giftOf = ({ data }) => (data.type === 'chat' && data.message.no === 100 ? data.message.nonce : undefined)

/** Lost, doubled and disordered entries of a list that should be `all`, in its order. */
function compare(seen, all) {
  const known = new Set(seen)
  return {
    lost: all.filter((one) => !known.has(one)).length,
    doubled: seen.length - known.size,
  }
}

/** Each writer's lines in the order they were written, each gift after the one before. */
function disordered(texts, keyOf) {
  const last = new Map()
  let count = 0
  for (const text of texts) {
    const [key, number] = keyOf(text)
    if (number <= (last.get(key) ?? 0)) count += 1
    last.set(key, number)
  }
  return count
}

const ofText = (text) =>
  text
    .match(/^line (\d+) (\d+)$/)
    .slice(1)
    .map(Number)
const ofGift = (nonce) => ['gifts', Number(nonce.match(/chaos-gift-(\d+)$/)[1])]

/** Pages whose numbers of a topic jump, repeat or go back. */
const isBroken = (list) => list.some(({ seq }, at) => at > 0 && seq !== list[at - 1].seq + 1)

export function judge({ pages, rows, acked, goals }) {
  const sum = { lost: 0, doubled: 0, disordered: 0 }
  const parts = { lines: { ...sum }, gifts: { ...sum }, goals: { ...sum } }
  const add = (part, found, order) => {
    parts[part].lost += found.lost
    parts[part].doubled += found.doubled
    parts[part].disordered += order
  }
  let broken = 0
  const orders = new Set()
  const lostGoals = new Set()
  for (const { news } of pages) {
    const room = news.get('room.3')
    const lines = room.map(lineOf).filter(Boolean)
    const gifts = room.map(giftOf).filter((nonce) => nonce?.includes('chaos-gift'))
    add('lines', compare(lines, rows.lines), disordered(lines, ofText))
    add('gifts', compare(gifts, rows.gifts), disordered(gifts, ofGift))
    const told = news
      .get('goals')
      .map(({ data }) => `${data.id} ${data.home_score}-${data.away_score} ${data.match_str}`)
    const short = told.map((goal) => goal.split(' ').slice(0, 2).join(' '))
    const lost = goals.filter((goal) => !short.includes(goal))
    for (const goal of lost) lostGoals.add(goal)
    add('goals', { lost: lost.length, doubled: told.length - new Set(told).size }, 0)
    if (isBroken(room) || isBroken(news.get('goals'))) broken += 1
    orders.add(`${lines.join('|')}#${gifts.join('|')}`)
  }
  const missing = {
    lines: acked.lines.filter(({ text }) => !rows.lines.includes(text)).length,
    gifts: acked.gifts.filter((nonce) => !rows.gifts.some((row) => row.endsWith(nonce))).length,
  }
  return { parts, broken, orders: orders.size, missing, lostGoals }
}

/** Milliseconds from a fault until every page had a line that was written after it. */
export function recoveryOf(fault, pages, acked) {
  for (const { text, sentAt } of acked.lines.toSorted((a, b) => a.sentAt - b.sentAt)) {
    if (sentAt < fault.at) continue
    const arrivals = pages.map(({ news }) => news.get('room.3').find((entry) => lineOf(entry) === text)?.at)
    if (arrivals.every((at) => at !== undefined)) return Math.max(...arrivals) - fault.at
  }
  return undefined
}
