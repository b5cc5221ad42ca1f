// breach: folder-direction
import { cup } from '../cup/cup'

export const pot = cup
