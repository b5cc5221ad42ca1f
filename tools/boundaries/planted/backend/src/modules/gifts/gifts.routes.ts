// breach: module-door
import { charge } from '../wallet/wallet.service'
export const a = charge
