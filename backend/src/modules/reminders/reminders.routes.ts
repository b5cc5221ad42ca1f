import type { CallHandlers } from '../../kernel/module'
import type { ReminderService } from './reminders.service'

/** Wire words of reminders. */
export function reminderCalls(service: ReminderService): CallHandlers {
  return {
    async listReservedMatches(_input, caller) {
      const { language } = caller
      return (await service.matchesOf(caller.member().userId)).map(({ match, stage }) => ({
        match_id: match.id,
        type: match.sport === 'basketball' ? 1 : 0,
        name: match.competition[language],
        home_id: match.home.id,
        home_name: match.home.names[language],
        away_id: match.away.id,
        away_name: match.away.names[language],
        match_time: match.kickoff,
        status: stage,
      }))
    },
  }
}
