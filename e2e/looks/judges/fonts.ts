import type { Fault, UsedFont } from '../seen'

/** Letters that come from another font than the page brings for them. */
export const fallenBack = (fonts: readonly UsedFont[]): Fault[] =>
  fonts
    .filter(({ wanted, used }) => wanted !== used)
    .map(({ where, text, wanted, used, box }) => ({
      judge: 'fonts',
      where,
      what: `"${text}" in ${used}, not ${wanted}`,
      box,
    }))
