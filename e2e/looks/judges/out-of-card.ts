import type { Box, Control, Fault, Surface } from '../seen'

const slack = 2

/** How far a box stands out of another one, px. */
const beyond = (box: Box, around: Box): number =>
  Math.max(
    around.left - box.left,
    around.top - box.top,
    box.left + box.width - around.left - around.width,
    box.top + box.height - around.top - around.height,
  )

/** Controls that stand out of the surface they belong to. */
export const outOfCard = (controls: readonly Control[]): Fault[] =>
  controls.flatMap(({ where, name, box, card }) => {
    const out = card ? beyond(box, card.box) : 0
    if (!card || out <= slack) return []
    return [{ judge: 'out-of-card', where, what: `"${name}" is ${Math.round(out)} px out of ${card.where}`, box }]
  })

/** Buttons that are too small for what they say. */
export const outOfButton = (surfaces: readonly Surface[]): Fault[] =>
  surfaces.flatMap(({ where, name, box, words }) => {
    const out = beyond(words, box)
    if (out <= slack) return []
    return [{ judge: 'out-of-card', where, what: `the words of "${name}" are ${Math.round(out)} px out of it`, box }]
  })
