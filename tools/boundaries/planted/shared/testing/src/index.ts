export const answerCalls = () => []
