// breach: layer-host
import { thing } from '../../remote-scores/src/thing'
export const a = thing
