// breach: features-below-pages
import { table } from '../../pages/table'

export const page = table
