/** Prints what was measured beside its goals, rows of [name, value, goal, is met]; gives whether all are met. */
export function tellGoals(rows) {
  for (const [name, value, goal, isMet] of rows)
    console.log(
      `${name.padEnd(58)}${String(value).padStart(22)}  goal ${String(goal).padEnd(14)}${isMet ? 'yes' : 'NO'}`,
    )
  return rows.every(([, , , isMet]) => isMet)
}
