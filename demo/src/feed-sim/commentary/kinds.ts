/** What a line of the commentary can tell of. */
export type Kind =
  | 'start'
  | 'secondHalf'
  | 'half'
  | 'end'
  | 'goal'
  | 'assistedGoal'
  | 'penaltyGoal'
  | 'ownGoal'
  | 'penaltyMissed'
  | 'yellow'
  | 'red'
  | 'secondYellow'
  | 'substitution'
  | 'injuryTime'
  | 'goalStands'
  | 'goalCancelled'
  | 'noPenalty'
  | 'saved'
  | 'off'
  | 'blocked'
  | 'post'
  | 'corner'
  | 'extraTime'
  | 'extraTimeOver'
  | 'shootOutOver'
  | 'kickScored'
  | 'kickMissed'
  | 'interrupted'
  | 'resumed'
  | 'abandoned'

/**
 * Sentences per kind. {p} player, {o} the other player, {t} the side's team, {u} its opponents, {s} the score, {m} minutes
 * of added time, {h} home team, {a} away team.
 */
export type Templates = Readonly<Record<Kind, readonly string[]>>
