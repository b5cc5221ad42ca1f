import type { ReactNode } from 'react'

/** What a member reports: a room (the number of its anchor), a member, or something somebody wrote. */
export interface ReportTarget {
  kind:
    | 'room'
    | 'member'
    | 'post'
    | 'circle-post'
    | 'article'
    | 'video'
    | 'article-comment'
    | 'video-comment'
    | 'post-comment'
    | 'circle-comment'
    | 'clip'
  id: number
}

/**
 * Places where a remote shows something inside the page of another. The props are the contract of the place: an unknown
 * slot or wrong props does not compile.
 */
export interface SlotProps {
  /** Row of match tiles at the top of the home page. */
  'main.strip': Record<never, never>
  /** Large preview of the hottest room, with the list of rooms beside it. `waiting` stands there until they are known. */
  'main.hero': { waiting?: ReactNode }
  /** Row of banners and an advertisement below the hero; it always keeps its height. */
  'main.banners': Record<never, never>
  'main.hot-matches': Record<never, never>
  'main.rooms': Record<never, never>
  'main.headlines': Record<never, never>
  'main.rank': Record<never, never>
  'main.videos': Record<never, never>
  /** Newest posts of the circles, the wide one of two beside each other. */
  'main.circles': Record<never, never>
  /** Experts with the best record, in a column of 360 px beside the circles. */
  'main.experts': Record<never, never>
  /** Check-in strip and daily tasks inside the user menu of the header. */
  'header.user-menu': { onNavigate: () => void }
  /** Private chat panel. */
  'shell.panel': { peerId: number | undefined; isSupport?: boolean; onClose: () => void }
  /** A room that goes on in the corner of other pages, asked for by `mini.requested`. */
  'shell.mini': { anchorId: number }
  /** Score strip and events of the match a room shows. */
  'live.match-strip': { matchId: number; sport: 'football' | 'basketball' }
  /** Events, line-ups and statistics of that match, as a tab beside the chat. */
  'live.match-panel': { matchId: number; sport: 'football' | 'basketball' }
  /** What experts say of a match, at the end of the column beside it. */
  'match.schemes': { matchId: number }
  /** Anchor centre inside the member centre. */
  'member.anchor-centre': { section: string }
  /** What a member follows, reserved and sent, and the application to become an expert, inside the member centre. */
  'member.collected': { section: 'follows' | 'fans' | 'reservations' | 'horns' | 'expert' }
  /** The member's own videos inside the member centre. */
  'member.videos': Record<never, never>
  /** Own articles and their editor inside the member centre. */
  'member.articles': Record<never, never>
  /** Posts of an anchor on the personal page. */
  'persona.posts': { userId: number }
  /** Videos somebody published; those of an anchor are the works of an anchor. */
  'persona.videos': { userId: number; isAnchor?: boolean }
  /** Posts in circles; in every state of review for their author. */
  'persona.circle-posts': { userId: number }
  /** The room of an anchor: a card while it is on air, else the next broadcast. */
  'persona.room': { userId: number }
  'persona.playbacks': { userId: number }
  /** News, videos and rooms on air about a team or a league, by its name. */
  'hub.about': { name: string }
  /** Below a list of little or nothing: rooms on air, in whole rows. */
  'suggested.rooms': Record<never, never>
  /** Anchors whom the visitor does not follow yet, in a column or in the whole width. */
  'suggested.anchors': Record<never, never>
  /** Asks why something is reported, and reports it. `name` says what it is. */
  'report.dialog': { target: ReportTarget; name: string; onClose: () => void }
}

export type SlotName = keyof SlotProps

/** Every slot by name, for checks that have only data. */
export const slotNames: readonly SlotName[] = [
  'main.strip',
  'main.hero',
  'main.banners',
  'main.hot-matches',
  'main.rooms',
  'main.headlines',
  'main.rank',
  'main.videos',
  'main.circles',
  'main.experts',
  'header.user-menu',
  'shell.panel',
  'shell.mini',
  'live.match-strip',
  'live.match-panel',
  'match.schemes',
  'member.anchor-centre',
  'member.collected',
  'member.videos',
  'member.articles',
  'persona.posts',
  'persona.videos',
  'persona.circle-posts',
  'persona.room',
  'persona.playbacks',
  'hub.about',
  'suggested.rooms',
  'suggested.anchors',
  'report.dialog',
]

/** Slots that one view fills: a second one would stand in its way. */
export const singleSlots: readonly SlotName[] = ['shell.panel', 'shell.mini', 'report.dialog', 'member.anchor-centre']
