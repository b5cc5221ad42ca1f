/** First view of the log-in dialog. */
export type LoginMode = 'qr' | 'password' | 'register' | 'forgot'

/** A goal, in our words. */
export interface GoalScored {
  matchId: number
  minute: string
  isHome: boolean
  homeTeamId: number
  awayTeamId: number
  /** Team names in the visitor's language. */
  homeName: string
  awayName: string
  homeScore: number
  awayScore: number
}

/** Events of the page: host and remotes meet here. A name is a past fact or a request, never a command to one module. */
export type BusEvents = {
  /**
   * Somebody needs the visitor to log in; `resume` runs once after success. Where the page reloads after a log-in it
   * waits for the promise that `resume` may return.
   */
  'login.requested': { mode?: LoginMode; resume?: () => unknown }
  /** A log-in succeeded in this tab. */
  'login.succeeded': { userId: number }
  /** The visitor asked to log out. */
  'logout.requested': undefined
  /** The messaging account of this page is known: a member's, or a tourist's. Sent again for every new account. */
  'messaging.login': { accountId: string; signature: string; isTourist: boolean }
  /** The messaging account of this page is no longer valid. */
  'messaging.logout': undefined
  /** A number beside an entry of the side menu, e.g. followed anchors on air; `to` is the entry's address. */
  'menu.countChanged': { to: string; count: number }
  /** Opens or closes the private chat panel, with a peer when one is meant; support is there for visitors too. */
  'chat.requested': { isOpen: boolean; peerId?: number; isSupport?: boolean }
  /** Number of unread private messages. */
  'chat.unreadChanged': { count: number }
  /** A goal in any match of the feed. */
  'goal.scored': GoalScored
  /** Shows a text for five seconds. */
  'toast.requested': { text: string; tone?: 'success' | 'error' | 'info' }
  /** News for the signed-in member, in the page's language; `url` is empty when it leads nowhere, `isQuiet` when it only grew. */
  'notice.arrived': { id: number; title: string; text: string; url: string; isQuiet?: boolean }
  /** The visitor was kicked out of a room. */
  'room.kicked': { anchorId: number }
  /** People in the room on the screen, on all nodes together; 0 once it is left. */
  'room.onlineChanged': { count: number }
  /** A room goes on in the corner of every page; 0 ends it. */
  'mini.requested': { anchorId: number }
  /** Stored game settings changed (gameSeting, immediately). */
  'settings.changed': undefined
  /** A part of the page failed: telemetry. */
  'failure.seen': { where: string; reason: string; detail?: string }
}
