// breach: layer-remote-live
import { app } from '../../host/src/app'
export const a = app
