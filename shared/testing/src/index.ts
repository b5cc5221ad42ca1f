export { answerCalls, pageOf, type Question, type Replies } from './answer-calls'
export { openFakeSocket } from './fake-socket'
