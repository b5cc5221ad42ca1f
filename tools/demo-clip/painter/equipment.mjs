const WHITE = '#ffffff'
const thread = (alpha) => `rgba(255,255,255,${alpha})`

/** A football goal; the net gives way around `bulge` = { point, depth } in metres. */
export function paintGoal(view, field, side, bulge) {
  const sign = side ? 1 : -1
  const x = side ? field.length : 0
  const middle = field.depth / 2
  const [y0, y1, height] = [middle - 3.66, middle + 3.66, 2.44]
  const push = (p) => {
    if (!bulge) return p
    const distance = Math.hypot(p[1] - bulge.point[1], p[2] - bulge.point[2])
    return [p[0] + sign * bulge.depth * Math.exp(-distance * distance * 0.55), p[1], p[2]]
  }
  const back = (z) => x + sign * (2 - 0.9 * (z / height))
  const strand = (points, alpha) => {
    for (let i = 0; i < points.length - 1; i++) view.bar(push(points[i]), push(points[i + 1]), 0.02, thread(alpha))
  }
  const steps = (count, point) => Array.from({ length: count + 1 }, (_, i) => point(i / count))
  for (let i = 0; i <= 18; i++) {
    const y = y0 + ((y1 - y0) * i) / 18
    strand(
      steps(6, (t) => [back(height * t), y, height * t]),
      0.32,
    )
    view.bar([back(height), y, height], [x, y, height], 0.02, thread(0.26))
  }
  for (let i = 0; i <= 8; i++) {
    const z = (height * i) / 8
    strand(
      steps(12, (t) => [back(z), y0 + (y1 - y0) * t, z]),
      0.3,
    )
    for (const y of [y0, y1]) view.bar([x, y, z], [back(z), y, z], 0.02, thread(0.24))
  }
  view.bar([x, y0, 0], [x, y0, height], 0.13, WHITE)
  view.bar([x, y1, 0], [x, y1, height], 0.13, WHITE)
  view.bar([x, y0, height], [x, y1, height], 0.13, WHITE)
}

export function paintCornerFlags(view, field) {
  for (const x of [0, field.length]) {
    for (const y of [0, field.depth]) {
      view.bar([x, y, 0], [x, y, 1.5], 0.05, '#f2e34b')
      view.fill(
        [
          [x, y, 1.5],
          [x - 0.45, y, 1.36],
          [x, y, 1.18],
        ],
        '#e0223a',
      )
    }
  }
}

/** A basket on its stand; `swish` 0..1 lets the net dance after a hit. */
export function paintHoop(view, field, side, swish = 0) {
  const { context, unit } = view
  const at = (x) => (side ? field.length - x : x)
  const middle = field.depth / 2
  view.bar([at(-1.7), middle, 0], [at(-1.5), middle, 3.1], 0.3, '#141b25')
  view.bar([at(-1.5), middle, 3.1], [at(1.1), middle, 3.35], 0.18, '#1d2733')
  const board = (x, half, z0, z1) => [
    [x, middle - half, z0],
    [x, middle + half, z0],
    [x, middle + half, z1],
    [x, middle - half, z1],
  ]
  const outline = (points, lineWidth) => {
    if (!view.trace(context, points)) return
    context.lineWidth = lineWidth * unit
    context.strokeStyle = 'rgba(255,255,255,.92)'
    context.stroke()
  }
  view.fill(board(at(1.2), 0.9, 2.9, 3.95), 'rgba(215,232,255,.2)')
  outline(board(at(1.2), 0.9, 2.9, 3.95), 2.4)
  outline(board(at(1.2), 0.3, 3.05, 3.5), 1.8)
  const ring = (i, radius, z) => {
    const angle = (i / 16) * Math.PI * 2
    return [at(1.57 + radius * Math.cos(angle)), middle + radius * Math.sin(angle), z]
  }
  const low = 2.62 - swish * 0.16
  for (let i = 0; i < 16; i++) {
    const pinch = 0.13 + swish * 0.07 * Math.sin(i)
    view.bar(ring(i, 0.23, 3.05), ring(i + 1.4, pinch + 0.05, (3.05 + low) / 2), 0.02, thread(0.75))
    view.bar(ring(i + 1.4, pinch + 0.05, (3.05 + low) / 2), ring(i + 0.4, pinch, low), 0.02, thread(0.6))
    view.bar(ring(i, 0.23, 3.05), ring(i + 1, 0.23, 3.05), 0.05, '#ff5a2c')
  }
}

/** A net across the middle: to the floor in tennis, hanging in volleyball. */
export function paintNet(view, field, top, bottom) {
  const x = field.length / 2
  const [y0, y1] = [-0.6, field.depth + 0.6]
  for (let z = bottom; z <= top; z += 0.14) view.bar([x, y0, z], [x, y1, z], 0.02, 'rgba(230,240,255,.3)')
  for (let y = y0; y <= y1; y += 0.25) view.bar([x, y, bottom], [x, y, top], 0.02, 'rgba(230,240,255,.2)')
  view.bar([x, y0, top], [x, y1, top], 0.1, WHITE)
  for (const y of [y0, y1]) view.bar([x, y, 0], [x, y, top], 0.1, '#cfd6df')
}

/** `ball` = { at, radius, colors, trail }: the trail holds earlier places, newest first. */
export function paintBall(view, ball) {
  const { context } = view
  const p = view.project(ball.at)
  const floor = view.project([ball.at[0], ball.at[1], 0])
  if (!(p && floor)) return
  const size = (scale) => Math.max(2.3 * view.unit, scale * ball.radius)
  const dim = Math.max(0.12, 0.45 - ball.at[2] * 0.06)
  context.fillStyle = `rgba(0,0,0,${dim})`
  context.beginPath()
  context.ellipse(floor[0], floor[1], size(floor[2]) * 1.15, size(floor[2]) * 0.42, 0, 0, 7)
  context.fill()
  ;(ball.trail ?? []).forEach((place, i, all) => {
    const q = view.project(place)
    if (!q) return
    context.fillStyle = `rgba(255,255,255,${0.16 * (1 - i / all.length)})`
    context.beginPath()
    context.arc(q[0], q[1], size(q[2]) * (1 - (0.5 * i) / all.length), 0, 7)
    context.fill()
  })
  const r = size(p[2])
  const glow = context.createRadialGradient(p[0] - r * 0.3, p[1] - r * 0.4, r * 0.1, p[0], p[1], r)
  glow.addColorStop(0, ball.colors[0])
  glow.addColorStop(1, ball.colors[1])
  context.fillStyle = glow
  context.beginPath()
  context.arc(p[0], p[1], r, 0, 7)
  context.fill()
  if (r < 5 * view.unit || !ball.patches) return
  context.save()
  context.clip()
  context.fillStyle = ball.patches
  for (let i = 0; i < 5; i++) {
    const angle = ball.spin + i * 1.2566
    const reach = i ? 0.72 : 0.1
    context.beginPath()
    context.arc(p[0] + Math.cos(angle) * r * reach, p[1] + Math.sin(angle) * r * reach, r * 0.24, 0, 7)
    context.fill()
  }
  context.restore()
}
