// breach: layer-shared-base
import { Button } from '../../ui/src/index'
export const a = Button
