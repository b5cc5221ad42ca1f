declare const brand: unique symbol

/** Number of a user. */
export type UserId = number & { readonly [brand]: 'UserId' }

/** Marks a number that is known to be a user's: from a session, a query, or checked input. */
export function asUserId(id: number): UserId {
  return id as UserId
}
