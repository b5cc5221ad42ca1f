import { disposeAll } from '@pitchside/base'
import type { Setup } from '@pitchside/remote-kit'
import { startGoalAlerts } from './parts/goal-alerts/goal-alerts'
import { followSettings } from './parts/list-settings/list-settings.store'

const start: Setup = ({ signal }) => {
  signal.addEventListener('abort', disposeAll([startGoalAlerts(), followSettings()]))
}
export default start
