import { cross, dot, normalize, subtract } from './geometry.mjs'

const NEAR = 0.4

/**
 * A canvas seen through a pinhole camera: everything is given in metres and drawn in pixels.
 * `camera` = { position, target, fov } with the horizontal field of view in degrees.
 */
export function createView(context, camera, width, height) {
  const forward = normalize(subtract(camera.target, camera.position))
  const right = normalize(cross(forward, [0, 0, 1]))
  const up = cross(right, forward)
  const focal = width / 2 / Math.tan((camera.fov * Math.PI) / 360)
  const [px, py, pz] = camera.position

  const toEye = (p) => {
    const d = [p[0] - px, p[1] - py, p[2] - pz]
    return [dot(d, right), dot(d, up), dot(d, forward)]
  }
  const toScreen = (eye) => [width / 2 + (eye[0] / eye[2]) * focal, height / 2 - (eye[1] / eye[2]) * focal]

  /** [x, y, pixels per metre, depth]; undefined behind the camera. */
  const project = (p) => {
    const eye = toEye(p)
    if (eye[2] < NEAR) return undefined
    const [x, y] = toScreen(eye)
    return [x, y, focal / eye[2], eye[2]]
  }

  const clipNear = (points) => {
    const eyes = points.map(toEye)
    const kept = []
    eyes.forEach((eye, i) => {
      const next = eyes[(i + 1) % eyes.length]
      if (eye[2] >= NEAR) kept.push(eye)
      if (eye[2] >= NEAR !== next[2] >= NEAR) {
        const t = (NEAR - eye[2]) / (next[2] - eye[2])
        kept.push([eye[0] + (next[0] - eye[0]) * t, eye[1] + (next[1] - eye[1]) * t, NEAR])
      }
    })
    return kept
  }

  const trace = (target, points) => {
    const kept = clipNear(points)
    if (kept.length < 3) return false
    target.beginPath()
    kept.forEach((eye, i) => {
      const [x, y] = toScreen(eye)
      if (i) target.lineTo(x, y)
      else target.moveTo(x, y)
    })
    target.closePath()
    return true
  }

  const fill = (points, style, target = context) => {
    if (!trace(target, points)) return
    target.fillStyle = style
    target.fill()
  }

  /** A painted line on the ground: its width is in metres, so it thins out with distance. */
  const groundLine = (points, lineWidth, style, closed = false) => {
    const path = closed ? [...points, points[0]] : points
    for (let i = 0; i < path.length - 1; i++) {
      const [ax, ay] = path[i]
      const [bx, by] = path[i + 1]
      const length = Math.hypot(bx - ax, by - ay) || 1
      const ex = ((bx - ax) / length) * lineWidth * 0.5
      const ey = ((by - ay) / length) * lineWidth * 0.5
      fill(
        [
          [ax - ex - ey, ay - ey + ex, 0],
          [bx + ex - ey, by + ey + ex, 0],
          [bx + ex + ey, by + ey - ex, 0],
          [ax - ex + ey, ay - ey - ex, 0],
        ],
        style,
      )
    }
  }

  /** A round bar between two points, such as a goal post. */
  const bar = (a, b, thickness, style, target = context) => {
    const p = project(a)
    const q = project(b)
    if (!(p && q)) return
    target.strokeStyle = style
    target.lineWidth = Math.max(width / 1600, (thickness * (p[2] + q[2])) / 2)
    target.lineCap = 'round'
    target.beginPath()
    target.moveTo(p[0], p[1])
    target.lineTo(q[0], q[1])
    target.stroke()
  }

  return { context, width, height, unit: width / 1280, camera, forward, project, trace, fill, groundLine, bar }
}
