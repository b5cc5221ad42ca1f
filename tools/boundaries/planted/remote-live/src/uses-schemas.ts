// breach: no-schemas-in-browser
import { calls } from '../../shared/contract/src/schemas'
export const a = calls
