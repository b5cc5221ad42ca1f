// breach: demo-enters-by-doors
import { charge } from '../../backend/src/modules/wallet/wallet.service'
export const a = charge
