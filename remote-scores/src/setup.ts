import { disposeAll } from '@pitchside/base'
import { startGoalAlerts } from './parts/goal-alerts/goal-alerts'
import { followSettings } from './parts/list-settings/list-settings.store'

export default () => disposeAll([startGoalAlerts(), followSettings()])
