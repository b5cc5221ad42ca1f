/** Replies for somebody who has neither news nor friends. */
export const nobodyKnown = {
  countNotices: { num: 0 },
  getRelation: { is_attention: 0, is_watchlist: 0, is_friend: 0 },
  listRecommendedUsers: [],
  getAddressBook: [],
}
