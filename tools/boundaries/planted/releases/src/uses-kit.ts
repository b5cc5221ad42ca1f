// breach: remote-kit-manifest-only
import { Slot } from '../../shared/remote-kit/src/index'
export const a = Slot
