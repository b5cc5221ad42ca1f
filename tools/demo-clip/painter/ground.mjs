import { arc, createRandom, shade } from './geometry.mjs'

const TURN = Math.PI * 2
const box = (x0, y0, x1, y1) => [
  [x0, y0, 0],
  [x1, y0, 0],
  [x1, y1, 0],
  [x0, y1, 0],
]

function paintFootball(view, { length, depth, colors }) {
  const line = 'rgba(240,248,240,.86)'
  const bands = 20
  for (let i = -2; i < bands + 2; i++) {
    const x0 = (length * i) / bands
    view.fill(box(x0, -5, x0 + length / bands + 0.02, depth + 5), i % 2 ? colors.dark : colors.light)
  }
  for (let i = 0; i < 8; i++) {
    view.fill(box(-6, (depth * i) / 8, length + 6, (depth * (i + 0.5)) / 8), 'rgba(255,255,255,.02)')
  }
  const middle = depth / 2
  const width = 0.15
  view.groundLine(box(0, 0, length, depth), width, line, true)
  view.groundLine(box(length / 2, 0, length / 2, depth).slice(1, 3), width, line)
  view.groundLine(arc(length / 2, middle, 9.15, 0, TURN, 64), width, line)
  view.groundLine(arc(length / 2, middle, 0.15, 0, TURN, 12), 0.3, line)
  for (const side of [0, 1]) {
    const at = (x) => (side ? length - x : x)
    view.groundLine(box(at(0), middle - 20.16, at(16.5), middle + 20.16), width, line, true)
    view.groundLine(box(at(0), middle - 9.16, at(5.5), middle + 9.16), width, line, true)
    view.groundLine(arc(at(11), middle, 0.12, 0, TURN, 10), 0.25, line)
    const open = Math.acos(5.5 / 9.15)
    const mid = side ? Math.PI : 0
    view.groundLine(arc(at(11), middle, 9.15, mid - open, mid + open), width, line)
    for (const y of [0, depth]) {
      const from = (side ? Math.PI / 2 : 0) + (y ? (side ? Math.PI / 2 : -Math.PI / 2) : 0)
      view.groundLine(arc(at(0), y, 1, from, from + Math.PI / 2, 10), width, line)
    }
  }
}

function paintPlanks(view, { length, depth, colors }) {
  const random = createRandom(5)
  const width = 0.75
  for (let y = 0; y < depth; y += width) {
    for (let x = -random() * 3; x < length; ) {
      const run = 4 + random() * 4
      const tone = shade(colors.light, 0.985 + random() * 0.03)
      view.fill(box(Math.max(0, x), y, Math.min(length, x + run), Math.min(depth, y + width + 0.01)), tone)
      x += run
    }
  }
}

function paintBasketball(view, court) {
  const { length, depth, colors } = court
  const line = 'rgba(255,255,255,.9)'
  const width = 0.07
  const middle = depth / 2
  view.fill(box(-2.4, -2, length + 2.4, depth + 2), colors.dark)
  paintPlanks(view, court)
  view.fill(arc(length / 2, middle, 1.8, 0, TURN, 40), colors.key)
  view.groundLine(arc(length / 2, middle, 1.8, 0, TURN, 48), width, line)
  view.groundLine(box(length / 2, 0, length / 2, depth).slice(1, 3), width, line)
  view.groundLine(box(0, 0, length, depth), width, line, true)
  for (const side of [0, 1]) {
    const at = (x) => (side ? length - x : x)
    const key = box(at(0), middle - 2.45, at(5.8), middle + 2.45)
    view.fill(key, colors.key)
    view.groundLine(key, width, line, true)
    view.groundLine(arc(at(5.8), middle, 1.8, 0, TURN, 36), width, line)
    view.groundLine(
      arc(at(1.57), middle, 1.25, side ? Math.PI / 2 : -Math.PI / 2, side ? Math.PI * 1.5 : Math.PI / 2, 20),
      width,
      line,
    )
    const open = Math.asin(6.6 / 6.75)
    const mid = side ? Math.PI : 0
    view.groundLine(arc(at(1.57), middle, 6.75, mid - open, mid + open), width, line)
    for (const y of [middle - 6.6, middle + 6.6])
      view.groundLine(
        [
          [at(0), y],
          [at(2.98), y],
        ],
        width,
        line,
      )
  }
}

function paintTennis(view, { length, depth, colors }) {
  const line = 'rgba(255,255,255,.92)'
  const middle = depth / 2
  view.fill(box(-6, -4, length + 6, depth + 4), colors.dark)
  view.fill(box(0, 0, length, depth), colors.light)
  view.groundLine(box(0, 0, length, depth), 0.08, line, true)
  for (const y of [1.37, depth - 1.37])
    view.groundLine(
      [
        [0, y],
        [length, y],
      ],
      0.06,
      line,
    )
  for (const x of [length / 2 - 6.4, length / 2 + 6.4])
    view.groundLine(
      [
        [x, 1.37],
        [x, depth - 1.37],
      ],
      0.06,
      line,
    )
  view.groundLine(
    [
      [length / 2 - 6.4, middle],
      [length / 2 + 6.4, middle],
    ],
    0.06,
    line,
  )
}

function paintVolleyball(view, { length, depth, colors }) {
  const line = 'rgba(255,255,255,.92)'
  view.fill(box(-4, -3, length + 4, depth + 3), colors.dark)
  view.fill(box(0, 0, length, depth), colors.light)
  view.groundLine(box(0, 0, length, depth), 0.07, line, true)
  for (const x of [length / 2 - 3, length / 2, length / 2 + 3])
    view.groundLine(
      [
        [x, 0],
        [x, depth],
      ],
      0.06,
      line,
    )
}

const PAINTERS = {
  football: paintFootball,
  basketball: paintBasketball,
  tennis: paintTennis,
  volleyball: paintVolleyball,
}

/** The field of a sport with its apron; `field` = { sport, length, depth, apron, colors, skirt }. */
export function paintGround(view, field) {
  const skirt = field.skirt
  view.fill(box(-skirt, -60, field.length + skirt, field.depth + skirt), field.apron)
  PAINTERS[field.sport](view, field)
}
