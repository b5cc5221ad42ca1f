import type { GroupRole } from './groups.queries'

const rank: Record<GroupRole, number> = { Member: 0, Admin: 1, Owner: 2 }

/** Whether somebody may silence, send away or set the role of somebody in the same group: only those who stand below. */
export const mayOrder = (by: GroupRole, target: GroupRole): boolean => rank[by] > 0 && rank[by] > rank[target]

/** Only the founder names administrators. */
export const maySetRole = (by: GroupRole, target: GroupRole): boolean => by === 'Owner' && target !== 'Owner'

/** What a group says of itself, with the numbers of tim-js-sdk. */
export const groupTip = { joined: 1, left: 2, removed: 3, madeAdmin: 4, noAdmin: 5 } as const
