import { disposeAll } from '@pitchside/base'
import { startGoalAlerts } from './features/goal-alerts/goal-alerts'
import { followSettings } from './features/match-list/list-settings.store'

export default () => disposeAll([startGoalAlerts(), followSettings()])
