import { followAccount } from './features/session/follow-account'

/** Private messages are followed from the start: the header shows what is unread. */
export default followAccount
