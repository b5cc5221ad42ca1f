// breach: folder-direction
import { leaf } from '../tea/leaf'

export const spoon = leaf
