export { answerCalls, pageOf, type Question, type Replies } from './answer-calls'
