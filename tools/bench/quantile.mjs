/** The value below which so much of all lies (0 to 1); undefined of nothing. */
export const quantile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]
