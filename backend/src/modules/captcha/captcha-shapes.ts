import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '../../kernel/random'
import { picture } from './captcha.rules'

/** What a side of a piece has: 1 a knob, -1 a dent, 0 nothing. */
export type Side = -1 | 0 | 1
/** Top, right, bottom, left. */
export type Shape = readonly [Side, Side, Side, Side]

/** Room around the body, which knobs need, and their radius. */
const margin = 8
const radius = 6
const body = picture.piece - 2 * margin

const aSide = (random: Random): Side => random.integer(-1, 1) as Side

/** Sides on which two shapes differ. */
export const difference = (one: Shape, other: Shape): number =>
  one.filter((side, index) => side !== other[index]).length

function aShape(random: Random): Shape {
  for (;;) {
    const shape: Shape = [aSide(random), aSide(random), aSide(random), aSide(random)]
    if (shape.filter((side) => side !== 0).length >= 3) return shape
  }
}

/** So many shapes that people tell apart at a glance: each two differ on two sides at least. */
export function chooseShapes(random: Random, count: number): Shape[] {
  const shapes: Shape[] = []
  while (shapes.length < count) {
    const next = aShape(random)
    if (shapes.every((one) => difference(one, next) >= 2)) shapes.push(next)
  }
  return shapes
}

/** Traces a shape whose box has its top left corner at x, y. */
export function trace(context: SKRSContext2D, shape: Shape, x: number, y: number): void {
  context.save()
  context.translate(x + picture.piece / 2, y + picture.piece / 2)
  context.beginPath()
  context.moveTo(-body / 2, -body / 2)
  for (const side of shape) {
    // Along the upper side from left to right; then the next one is turned up.
    context.lineTo(-radius, -body / 2)
    if (side !== 0) context.arc(0, -body / 2, radius, Math.PI, 0, side < 0)
    context.lineTo(body / 2, -body / 2)
    context.rotate(Math.PI / 2)
  }
  context.closePath()
  context.restore()
}
