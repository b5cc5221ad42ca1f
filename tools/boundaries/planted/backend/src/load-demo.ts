// breach: demo-loaded-when-asked-for
import { demo } from '../../demo/src/index'
export const a = demo
