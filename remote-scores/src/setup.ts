import { startGoalAlerts } from './features/goal-alerts/goal-alerts'

export default startGoalAlerts
