export type RatingGrade = 'best' | 'good' | 'fair' | 'low' | 'poor'

/** What a rating means: the colour behind it. */
export function gradeOf(rating: number): RatingGrade {
  if (rating >= 8) return 'best'
  if (rating >= 7) return 'good'
  if (rating >= 6.5) return 'fair'
  return rating >= 6 ? 'low' : 'poor'
}
