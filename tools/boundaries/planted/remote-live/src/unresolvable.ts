// breach: resolvable
import { nothing } from './does-not-exist'
export const a = nothing
