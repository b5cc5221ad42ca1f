// breach: parts-below-features
import { cup } from '../../features/cup/cup'

export const milk = cup
