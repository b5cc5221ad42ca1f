export { answerCalls, noAnswer, pageOf, type Question, type Replies } from './answer-calls'
export { ofLaterServer } from './as-the-contract-says'
export { openFakeSocket } from './fake-socket'
