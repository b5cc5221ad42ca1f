/**
 * Sections of the member centre: the `type` of `/member` that leads to each. 1, 5, 7, 9 and 18 are fixed by the
 * specification. Pages, notices and banners that lead there take the number from here.
 */
export const memberSections = {
  profile: 0,
  wallet: 1,
  follows: 2,
  level: 3,
  safety: 4,
  formerApply: 5,
  mall: 6,
  apply: 7,
  plans: 8,
  anchor: 9,
  room: 10,
  guesses: 11,
  tasks: 12,
  settings: 13,
  fans: 14,
  favourites: 15,
  reservations: 16,
  space: 18,
  horns: 19,
  records: 20,
  income: 21,
  assistants: 22,
  review: 23,
  hornReview: 24,
  reports: 25,
  messages: 26,
  expert: 28,
  articles: 30,
  circlePosts: 31,
  videos: 32,
  ownSchemes: 40,
  schemes: 41,
} as const

/** Address of a section of the member centre. */
export const memberPath = (section: keyof typeof memberSections): string => `/member?type=${memberSections[section]}`
