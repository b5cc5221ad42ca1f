import { describe } from '@jest/globals'
import { testSharedLimiter } from '../../kernel/shared-limiter.contract'
import { createMemoryLimiter } from './limits-memory'

describe('limits in memory', () => testSharedLimiter(async (clock) => [createMemoryLimiter(clock)]))
