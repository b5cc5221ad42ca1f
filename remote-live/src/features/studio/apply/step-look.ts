import * as css from '@pitchside/ui/primitives'

/** Look of a step's number: done, at hand, or still to come. */
export const stepLook = (index: number, current: number): string | undefined =>
  index < current ? css.tintBrand : index === current ? css.markedBrandGround : undefined
