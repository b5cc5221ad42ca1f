// breach: layer-remote-live
import { thing } from '../../remote-scores/src/thing'
export const a = thing
