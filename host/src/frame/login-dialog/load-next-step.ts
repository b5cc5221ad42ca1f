/**
 * Loads the second step with its texts: most log-ins have none, and neither the first page nor the dialog carries it. It is
 * one file on purpose: the first page has name and digest of each.
 */
export async function loadNextStep() {
  const { NextStepView, addNextStepTexts } = await import('./next-step-view')
  addNextStepTexts()
  return NextStepView
}
