import { dot, shade } from './geometry.mjs'
import { createSkeleton } from './skeleton.mjs'

const SKINS = ['#f1c7a3', '#d9a57c', '#b57a52', '#7d4e33', '#5d3a28']
const HAIR = ['#14110f', '#2b1c12', '#0c0c0e', '#3d2611']

const middle = (a, b) => a.map((value, i) => (value + b[i]) / 2)

/** Soft shadows thrown by the floodlights, one per direction in metres. */
export function paintShadow(view, pose, directions) {
  const { context } = view
  const foot = view.project([pose.x, pose.y, 0])
  if (!foot || foot[0] < -200 || foot[0] > view.width + 200) return
  const fade = 1 / (1 + (pose.lift ?? 0) * 1.4)
  for (const [dx, dy] of directions) {
    const tip = view.project([pose.x + dx, pose.y + dy, 0])
    if (!tip) continue
    const glow = context.createLinearGradient(foot[0], foot[1], tip[0], tip[1])
    glow.addColorStop(0, `rgba(0,0,0,${0.3 * fade})`)
    glow.addColorStop(1, 'rgba(0,0,0,0)')
    context.strokeStyle = glow
    context.lineWidth = foot[2] * 0.3
    context.lineCap = 'round'
    context.beginPath()
    context.moveTo(foot[0], foot[1])
    context.lineTo(tip[0], tip[1])
    context.stroke()
  }
  context.fillStyle = `rgba(0,0,0,${0.32 * fade})`
  context.beginPath()
  context.ellipse(foot[0], foot[1], foot[2] * 0.34, foot[2] * 0.1, 0, 0, 7)
  context.fill()
}

function createPen(view, target) {
  const stroke = (points, width, style) => {
    target.strokeStyle = style
    target.lineWidth = width
    target.lineCap = 'round'
    target.lineJoin = 'round'
    target.beginPath()
    points.forEach((p, i) => {
      if (i) target.lineTo(p[0], p[1])
      else target.moveTo(p[0], p[1])
    })
    target.stroke()
  }
  /** A rounded limb: a dark edge, the colour, and light from above on one side. */
  const limb = (points, metres, color, scale) => {
    const width = Math.max(1, metres * scale)
    stroke(points, width, shade(color, 0.72))
    const lift = width * 0.1
    const raised = points.map((p) => [p[0] - lift, p[1] - lift * 0.7])
    stroke(raised, width * 0.72, color)
    if (scale > 46 * view.unit) stroke(raised, width * 0.26, shade(color, 1.16))
  }
  return { stroke, limb }
}

/** The shirt with its pattern, drawn in the plane of the chest so that numbers turn with the player. */
function paintShirt(view, target, { skeleton, kit, number, project }) {
  const [left, right] = skeleton.arms.map((arm) => project(arm.shoulder))
  const [hipL, hipR] = skeleton.legs.map((leg) => project(leg.hip))
  const scale = left[2]
  const grow = 0.075 * scale
  target.beginPath()
  target.moveTo(left[0], left[1])
  target.lineTo(right[0], right[1])
  target.lineTo(hipR[0], hipR[1])
  target.lineTo(hipL[0], hipL[1])
  target.closePath()
  target.lineJoin = 'round'
  target.lineWidth = grow * 2
  target.strokeStyle = shade(kit.shirt, 0.86)
  target.stroke()
  target.fillStyle = kit.shirt
  target.fill()
  const neck = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2]
  const waist = [(hipL[0] + hipR[0]) / 2, (hipL[1] + hipR[1]) / 2]
  const long = skeleton.tall * 0.3
  target.save()
  target.lineWidth = grow * 1.5
  target.strokeStyle = kit.shirt
  target.stroke()
  target.clip()
  // Unit of the plane: one metre along the shoulders, one metre down the back.
  const span = 0.224 * skeleton.tall
  const across = [(right[0] - left[0]) / span, (right[1] - left[1]) / span]
  const down = [(waist[0] - neck[0]) / long, (waist[1] - neck[1]) / long]
  const seenFromBehind = across[0] > 0
  const base = target.getTransform()
  target.transform(across[0], across[1], down[0], down[1], neck[0], neck[1])
  if (kit.pattern === 'stripes') {
    target.fillStyle = kit.second
    for (let i = -2; i <= 2; i++) target.fillRect(i * 0.13 - 0.035, -0.2, 0.065, long + 0.4)
  } else if (kit.pattern === 'halves') {
    target.fillStyle = kit.second
    target.fillRect(0, -0.2, 0.4, long + 0.4)
  } else if (kit.pattern === 'band') {
    target.fillStyle = kit.second
    target.fillRect(-0.4, long * 0.28, 0.8, long * 0.26)
  }
  target.setTransform(base)
  const light = target.createLinearGradient(neck[0] - 0.24 * scale, 0, neck[0] + 0.24 * scale, 0)
  light.addColorStop(0, 'rgba(255,255,255,.2)')
  light.addColorStop(0.5, 'rgba(255,255,255,0)')
  light.addColorStop(1, 'rgba(0,0,0,.26)')
  target.fillStyle = light
  target.fillRect(neck[0] - scale, neck[1] - scale, 2 * scale, 2 * scale)
  target.restore()
  if (!number || Math.abs(across[0]) < scale * 0.32 || scale < 24 * view.unit) return
  target.save()
  const flip = seenFromBehind ? 1 : -1
  target.transform(across[0] * flip, across[1] * flip, down[0], down[1], neck[0], neck[1])
  target.fillStyle = kit.ink
  target.textAlign = 'center'
  target.textBaseline = 'middle'
  const size = seenFromBehind || kit.sleeveless ? 0.29 : 0.17
  // Fonts below a pixel are not drawn, so the metre is scaled up for the text.
  target.scale(size / 100, size / 100)
  target.font = '700 100px "Barlow Semi Condensed", "Noto Sans CJK SC", sans-serif'
  target.fillText(String(number), 0, (long * 0.45 * 100) / size)
  target.restore()
}

function paintHead(target, { skeleton, look, project, pen, scale }) {
  const head = project(skeleton.head)
  const brow = project(skeleton.brow)
  const chest = project(skeleton.chest)
  const r = 0.068 * skeleton.tall * scale
  pen.limb([chest, head], 0.11, look.skin, scale)
  const angle = Math.atan2(head[1] - chest[1], head[0] - chest[0]) + Math.PI / 2
  target.fillStyle = shade(look.skin, 0.94)
  target.beginPath()
  target.ellipse(head[0], head[1], r * 0.86, r * 1.08, angle, 0, 7)
  target.fill()
  target.fillStyle = look.hair
  target.beginPath()
  const away = look.facesCamera ? 0.5 : 0.05
  target.ellipse(brow[0], brow[1] - r * away * 0.6, r * 0.92, r * (look.facesCamera ? 0.52 : 0.86), angle, 0, 7)
  target.fill()
}

/** One player. `player` = { pose, kit, number, look: { skin, hair } as indexes }; `mirrored` paints the reflection below the floor. */
export function paintFigure(view, player, target = view.context, mirrored = false) {
  const skeleton = createSkeleton(player.pose)
  const project = mirrored ? (p) => view.project([p[0], p[1], -p[2]]) : view.project
  const centre = project(skeleton.pelvis)
  if (!centre || centre[3] < 1.2 || centre[0] < -160 || centre[0] > view.width + 160) return
  const { kit } = player
  // A little stouter than life, so that players read well from the far camera.
  const scale = centre[2] * (skeleton.tall / 1.82) * (kit.sleeveless ? 1 : 1.12)
  const pen = createPen(view, target)
  const skin = SKINS[player.look.skin % SKINS.length]
  const facing = dot([...skeleton.forward, 0], view.forward) < 0
  const parts = []
  const add = (points, paint) => {
    const depth = points.reduce((sum, p) => sum + view.project(p)[3], 0) / points.length
    parts.push({ depth, paint })
  }
  for (const leg of skeleton.legs) {
    const [hip, knee, ankle, toe] = [leg.hip, leg.knee, leg.ankle, leg.toe].map(project)
    const sock = middle(leg.knee, leg.ankle).map((v, i) => v * 0.5 + leg.knee[i] * 0.5)
    const cuff = middle(leg.hip, leg.knee).map((v, i) => v * 0.72 + leg.knee[i] * 0.28)
    add([leg.hip, leg.ankle], () => {
      pen.limb([hip, knee], 0.165, skin, scale)
      pen.limb([knee, ankle], 0.12, skin, scale)
      pen.limb([project(kit.lowSocks ? middle(leg.knee, leg.ankle) : sock), ankle], 0.125, kit.sock, scale)
      pen.limb([ankle, toe], 0.1, kit.boot ?? '#f4f4f4', scale)
      pen.limb([hip, project(cuff)], 0.23, kit.shorts, scale)
    })
  }
  for (const arm of skeleton.arms) {
    const [shoulder, elbow, hand] = [arm.shoulder, arm.elbow, arm.hand].map(project)
    add([arm.shoulder, arm.elbow, arm.hand], () => {
      pen.limb([shoulder, elbow, hand], 0.09, skin, scale)
      if (!kit.sleeveless)
        pen.limb(
          [shoulder, project(middle(arm.shoulder, arm.elbow).map((v, i) => v * 0.7 + arm.elbow[i] * 0.3))],
          0.145,
          kit.shirt,
          scale,
        )
      if (kit.gloves) pen.limb([hand, hand], 0.14, kit.gloves, scale)
      if (player.racket && arm === skeleton.arms[1]) paintRacket(target, elbow, hand, scale)
    })
  }
  add([skeleton.chest, skeleton.pelvis], () => {
    pen.limb(
      skeleton.legs.map((leg) => project(leg.hip)),
      0.2,
      kit.shorts,
      scale,
    )
    paintShirt(view, target, { skeleton, kit, number: player.number, project })
  })
  const look = { skin, hair: HAIR[(player.look.hair ?? 0) % HAIR.length], facesCamera: facing }
  add([skeleton.head], () => paintHead(target, { skeleton, look, project, pen, scale }))
  parts.sort((a, b) => b.depth - a.depth)
  for (const part of parts) part.paint()
}

function paintRacket(target, elbow, hand, scale) {
  const length = Math.hypot(hand[0] - elbow[0], hand[1] - elbow[1]) || 1
  const dx = (hand[0] - elbow[0]) / length
  const dy = (hand[1] - elbow[1]) / length
  target.strokeStyle = '#20242c'
  target.lineWidth = 0.045 * scale
  target.beginPath()
  target.moveTo(hand[0], hand[1])
  target.lineTo(hand[0] + dx * 0.3 * scale, hand[1] + dy * 0.3 * scale)
  target.stroke()
  target.strokeStyle = '#c8f031'
  target.fillStyle = 'rgba(255,255,255,.28)'
  target.beginPath()
  target.ellipse(
    hand[0] + dx * 0.5 * scale,
    hand[1] + dy * 0.5 * scale,
    0.22 * scale,
    0.15 * scale,
    Math.atan2(dy, dx),
    0,
    7,
  )
  target.fill()
  target.stroke()
}
