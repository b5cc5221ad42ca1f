import { paintBoards } from './boards.mjs'
import { paintBall, paintCornerFlags, paintGoal, paintHoop, paintNet } from './equipment.mjs'
import { paintFigure, paintShadow } from './figure.mjs'
import { paintFinish, paintRoofLights } from './finish.mjs'
import { paintGround } from './ground.mjs'
import { takeLayer } from './layers.mjs'
import { paintStands } from './stands.mjs'
import { createView } from './view.mjs'

const ground = (view, point) => view.project([point[0], point[1], 0])?.[3] ?? 0

/** A polished floor: players stand on their own faint mirror image. */
function paintReflections(view, players, strength) {
  const layer = takeLayer('reflections', view.width, view.height)
  for (const player of players) paintFigure(view, player, layer.context, true)
  view.context.globalAlpha = strength
  view.context.filter = `blur(${1.6 * view.unit}px)`
  view.context.drawImage(layer.canvas, 0, 0)
  view.context.filter = 'none'
  view.context.globalAlpha = 1
}

/** Everything that stands on the field, as { depth, paint }, to be painted from far to near. */
function standingThings(view, arena, moment) {
  const { field } = arena
  const things = moment.players.map((player) => ({
    depth: ground(view, [player.pose.x, player.pose.y]),
    paint: () => paintFigure(view, player),
  }))
  const middle = field.depth / 2
  const add = (point, paint) => things.push({ depth: ground(view, point), paint })
  if (field.sport === 'football') {
    for (const side of [0, 1]) {
      add([side ? field.length + 0.6 : -0.6, middle], () =>
        paintGoal(view, field, side, side ? moment.bulge : undefined),
      )
    }
    add([field.length, field.depth], () => paintCornerFlags(view, field))
  }
  if (field.sport === 'basketball') {
    for (const side of [0, 1]) {
      add([side ? field.length : 0, middle], () => paintHoop(view, field, side, moment.swish?.[side] ?? 0))
    }
  }
  if (field.sport === 'tennis') add([field.length / 2, field.depth], () => paintNet(view, field, 1, 0))
  if (field.sport === 'volleyball') add([field.length / 2, middle], () => paintNet(view, field, 2.43, 1.43))
  if (moment.ball) add(moment.ball.at, () => paintBall(view, moment.ball))
  return things.sort((a, b) => b.depth - a.depth)
}

/**
 * Paints one moment of a match.
 * `arena` = { field, stands, boards, flags, roof, shadows, reflection, sky, finish }, which never changes;
 * `moment` = { camera, players, ball, excitement, seconds, bulge, swish }.
 */
export function paintScene(context, arena, moment) {
  const { width, height } = context.canvas
  const view = createView(context, moment.camera, width, height)
  const sky = context.createLinearGradient(0, 0, 0, height * 0.5)
  sky.addColorStop(0, arena.sky ?? '#05070b')
  sky.addColorStop(1, '#0d1219')
  context.fillStyle = sky
  context.fillRect(0, 0, width, height)
  paintStands(view, arena.stands, { ...moment, flags: arena.flags })
  if (arena.roof) paintRoofLights(view, arena.roof)
  paintGround(view, arena.field)
  if (arena.boards) paintBoards(view, arena.field, arena.boards)
  if (arena.reflection) paintReflections(view, moment.players, arena.reflection)
  for (const player of moment.players) paintShadow(view, player.pose, arena.shadows)
  for (const thing of standingThings(view, arena, moment)) thing.paint()
  paintFinish(view, arena.finish)
  return view
}
