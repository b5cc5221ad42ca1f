/** Limits of what is shown, for parts that know no contract; `limits` of the contract has them too. Source: specification section 9. */
export const shownLimits = {
  justNowS: 60,
  weekdayLabelH: 168,
  progressEndMs: 500,
  /** Side of an emoji in a text. */
  emojiPx: 20,
} as const
