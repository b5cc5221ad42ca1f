export { examine, type Findings } from './examine'
export { repair } from './repair'
