// breach: only-commands-build
import { build } from '../../../shared/build/src/webpack.mjs'

export const a = build
