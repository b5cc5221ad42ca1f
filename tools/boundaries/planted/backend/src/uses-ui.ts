// breach: layer-backend
import { Button } from '../../shared/ui/src/index'
export const a = Button
