import { recipeOfLetters } from '@pitchside/base/crest'
import { Crest } from '@pitchside/ui'
import type { Circle } from './circle'

/** The drawn sign of a circle. Its name stands beside it. */
export function CircleCrest({ circle, size }: { circle: Pick<Circle, 'letters' | 'name'>; size: number }) {
  const { letters, name } = circle
  return <Crest id={letters} name={name} recipe={recipeOfLetters(letters)} size={size} isDecorative />
}
