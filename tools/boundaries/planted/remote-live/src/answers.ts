// breach: testing-in-tests
export { answerCalls } from '../../shared/testing/src/index'
