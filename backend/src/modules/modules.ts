import { openFeed } from '../adapters/open-feed'
import { openPayments } from '../adapters/open-payments'
import type { Kernel } from '../kernel/kernel'
import { createNarrowPictures } from '../kernel/narrow-pictures'
import { createAccountModule } from './account/account.module'
import { createAccountDeletionModule } from './account-deletion/account-deletion.module'
import { createAnchorApplicationsModule } from './anchor-applications/anchor-applications.module'
import { createBroadcastsModule } from './broadcasts/broadcasts.module'
import { createCaptchaModule } from './captcha/captcha.module'
import { createChatModule, createListedWords } from './chat/chat.module'
import { clipSources } from './clip-sources'
import { createClipsModule } from './clips/clips.module'
import { createCockpitModule } from './cockpit/cockpit.module'
import { createContentModule } from './content/content.module'
import { createEnvelopesModule } from './envelopes/envelopes.module'
import { createExpertApplicationsModule } from './expert-applications/expert-applications.module'
import { createExpertsModule, type ExpertsModule } from './experts/experts.module'
import { bothBarrages, createGiftsModule } from './gifts/gifts.module'
import { createGuessesModule } from './guesses/guesses.module'
import { createHornsModule } from './horns/horns.module'
import { createLiveModule, createWordMask, type LiveModule, readTabooWords } from './live/live.module'
import { createMallModule } from './mall/mall.module'
import { matchesForNews, shownMatch, teamsNamed } from './matches-for-news'
import { matchForPushes } from './matches-for-pushes'
import { anchorsByMatch, canWatchRoom, matchesForGuesses, matchesForRooms, plansByMatch } from './matches-for-rooms'
import { matchesForSchemes } from './matches-for-schemes'
import { createMediaModule } from './media/media.module'
import { createMediaOriginModule } from './media-origin/media-origin.module'
import { createMomentsModule } from './moments/moments.module'
import { createNoblesModule } from './nobles/nobles.module'
import { createNoticesModule } from './notices/notices.module'
import { createOperatorsModule, writeAudit } from './operators/operators.module'
import { createPaymentsModule } from './payments/payments.module'
import { createPayoutsModule } from './payouts/payouts.module'
import { createPollsModule } from './polls/polls.module'
import type { DemoWorld } from './ports/demo.port'
import { createPushModule, type PushModule } from './push/push.module'
import { createQrLoginModule } from './qr-login/qr-login.module'
import { createRemindersModule } from './reminders/reminders.module'
import { createReportsModule } from './reports/reports.module'
import { createRoomOrderModule } from './room-order/room-order.module'
import { createScoresModule } from './scores/scores.module'
import { createSearchModule } from './search/search.module'
import { createSecondFactorModule, createSecondFactorParts } from './second-factor/second-factor.module'
import { createSessionsModule } from './sessions/sessions.module'
import { createSettingsModule, type SettingsModule } from './settings/settings.module'
import { createSmsCodesModule } from './sms-codes/sms-codes.module'
import { clubWords, matchStates, matchWords, properName, subjectsForSearch } from './subjects-for-search'
import { createSyndicationModule } from './syndication/syndication.module'
import { createTasksModule } from './tasks/tasks.module'
import { createUploadsModule } from './uploads/uploads.module'
import { createWalletModule } from './wallet/wallet.module'

interface Giving {
  kernel: Kernel
  account: ReturnType<typeof createAccountModule>
  wallet: ReturnType<typeof createWalletModule>
  live: ReturnType<typeof createLiveModule>
  scores: ReturnType<typeof createScoresModule>
  notices: ReturnType<typeof createNoticesModule>
}

interface Writing extends Omit<Giving, 'live'> {
  sessions: ReturnType<typeof createSessionsModule>
  files: ReturnType<typeof createUploadsModule>['files']
}

/** What diamonds are given for, in rooms and beside them. */
function createGivingModules({ kernel, account, wallet, live, scores, notices }: Giving) {
  const economy = { kernel, users: account.users, wallet: wallet.wallet, live }
  const gifts = createGiftsModule(kernel, {
    ...economy,
    // A noble's are used up before bought ones.
    freeBarrages: {
      left: (userId) => barragesOf().left(userId),
      take: (tx, userId) => barragesOf().take(tx, userId),
    },
  })
  const envelopes = createEnvelopesModule(economy)
  const nobles = createNoblesModule(economy)
  const horns = createHornsModule({ ...economy, perks: nobles.perks, notices: notices.notices })
  const guesses = createGuessesModule({
    kernel,
    wallet: wallet.wallet,
    live,
    matches: matchesForGuesses(scores),
    notices: notices.notices,
  })
  const mall = createMallModule({
    kernel,
    users: account.users,
    wallet: wallet.wallet,
    backpack: gifts.backpack,
    notices: notices.notices,
  })
  const barragesOf = () =>
    bothBarrages({ left: nobles.perks.freeBarragesLeft, take: nobles.perks.takeFreeBarrage }, mall.barrages)
  return { gifts, envelopes, nobles, horns, mall, guesses }
}

/** Who writes schemes, and the schemes. */
function createExpertModules({ kernel, account, wallet, scores, notices, sessions, files }: Writing) {
  const expertApplications = createExpertApplicationsModule({
    kernel,
    users: account.users,
    notices: notices.notices,
    refreshSessions: sessions.sessions.refresh,
    files,
  })
  const experts = createExpertsModule({
    kernel,
    users: account.users,
    wallet: wallet.wallet,
    matches: matchesForSchemes(scores),
    notices: notices.notices,
  })
  return { expertApplications, experts }
}

/** What is done in rooms, and what is kept of their broadcasts. */
function createRoomModules({
  kernel,
  account,
  live,
  media,
  uploads,
  notices,
}: Pick<Giving, 'kernel' | 'account' | 'live' | 'notices'> & {
  media: ReturnType<typeof createMediaModule>
  uploads: ReturnType<typeof createUploadsModule>
}) {
  const roomOrder = createRoomOrderModule(kernel, account.users, live)
  const moments = createMomentsModule(kernel, live)
  const mediaOrigin = createMediaOriginModule(kernel, live, moments.moments)
  const clips = createClipsModule(kernel, {
    live,
    sources: clipSources(live, mediaOrigin),
    footage: [mediaOrigin.footage, media.footage],
    files: uploads.files,
    conversion: uploads.conversion,
  })
  const polls = createPollsModule(kernel, live, notices.notices)
  return { roomOrder, moments, mediaOrigin, clips, polls }
}

/** By what the site is found: its own search, and what others may read of it by address. */
function createFindingModules({
  kernel,
  account,
  live,
  scores,
  experts,
  settings,
}: Pick<Giving, 'kernel' | 'account' | 'live' | 'scores'> & { experts: ExpertsModule; settings: SettingsModule }) {
  const subjects = subjectsForSearch(scores)
  const search = createSearchModule(kernel, {
    users: account.users,
    rooms: live.findRooms,
    subjects,
    clubWords: clubWords(subjects),
    matchWords: matchWords(live.matches),
    stateOf: matchStates(scores.service),
    properName,
  })
  const syndication = createSyndicationModule(kernel, {
    subjects,
    matchOf: (sport, id) => shownMatch(scores.service, sport, id),
    expertOf: experts.expertOf,
    scores,
    siteName: settings.site.name,
  })
  return { search, syndication }
}

/** The modules of the backend. Order matters twice: a module is made after those it enters, and seeds after them. */
export function createModules(kernel: Kernel, demo: DemoWorld | undefined) {
  const push: PushModule = createPushModule(kernel, {
    matchOf: (id) => matchForPushes(scores, id),
    teamsNamed: (tags) => teamsNamed(scores, tags),
  })
  const notices = createNoticesModule(kernel, push.kept)
  const sessions = createSessionsModule(kernel, notices.notices)
  const captcha = createCaptchaModule(kernel, sessions)
  const settings = createSettingsModule(kernel)
  const { name: siteName } = settings.site
  const smsCodes = createSmsCodesModule(kernel, siteName)
  const narrow = createNarrowPictures()
  const uploads = createUploadsModule(kernel, sessions, narrow)
  const { files } = uploads
  const parts = createSecondFactorParts(kernel)
  const { secondStep } = parts
  const account = createAccountModule(kernel, { sessions, captcha, smsCodes, secondStep, files, siteName })
  const secondFactor = createSecondFactorModule(kernel, { parts, account, sessions, audit: writeAudit, siteName })
  const qrLogin = createQrLoginModule(kernel, { sessions, account, secondFactor, siteName })
  const wallet = createWalletModule(kernel, account)
  const payments = createPaymentsModule({ kernel, wallet: wallet.wallet, providers: openPayments(kernel) })
  // Rooms, matches and what is given in rooms ask each other: whoever is made first is handed a way to the other.
  const tasks = createTasksModule(kernel, {
    wallet: wallet.wallet,
    canWatch: (roomUid, userId) => canWatchRoom(live)(roomUid, userId),
  })
  const scores = createScoresModule(kernel, {
    opened: openFeed(kernel, demo),
    siteName,
    plans: (matchIds, viewer) => plansByMatch(live)(matchIds, viewer),
    anchors: async () => anchorsByMatch(await live.anchorsOnMatches()),
    onNews: (news) =>
      void push
        .heard(news)
        .catch((error: unknown) => kernel.log.error({ err: error }, 'no browser hears of this goal')),
  })
  const media = createMediaModule(kernel, narrow)
  const live: LiveModule = createLiveModule(kernel, {
    users: account.users,
    matches: matchesForRooms(scores),
    qualitiesOf: (uid) => mediaOrigin.qualitiesOf(uid),
    shiftOf: (uid) => mediaOrigin.shiftOf(uid),
    entranceOf: (userId, cardTier) => given.nobles.entranceOf(userId, cardTier),
  })
  const reminders = createRemindersModule({ kernel, matches: live.matches, notices: notices.notices })
  const around = createRoomModules({ kernel, account, live, media, uploads, notices })
  const { mediaOrigin } = around
  const content = createContentModule(kernel, {
    users: account.users,
    matches: matchesForNews(scores),
    listeners: {
      notices: notices.notices,
      hasSentAway: async (userId, otherId) => (await live.gate.standing(userId, otherId)).isKicked,
    },
    files: { ...files, conversion: uploads.conversion },
    wordsOf: live.chat.wordsOf,
  })
  const reports = createReportsModule({ kernel, users: account.users, posts: content.moderation.reported })
  const given = createGivingModules({ kernel, account, wallet, live, scores, notices })
  const words = createListedWords(createWordMask(readTabooWords(kernel.config.tabooWordsFile)))
  const chat = createChatModule({ kernel, account, words, files, pushes: push })
  for (const module of [live, given.gifts, content]) tasks.deeds.watch(module)
  const accountDeletion = createAccountDeletionModule(kernel, { account, sessions, wallet, files })
  const broadcasts = createBroadcastsModule(kernel, live, files)
  const cockpit = createCockpitModule(kernel, { users: account.users, live })
  const anchorApplications = createAnchorApplicationsModule(kernel, {
    users: account.users,
    codes: smsCodes.codes,
    notices: notices.notices,
    refreshSessions: sessions.sessions.refresh,
    files,
    equip: broadcasts.equip,
  })
  const payouts = createPayoutsModule({
    kernel,
    account,
    codes: smsCodes.codes,
    wallet: wallet.wallet,
    notices: notices.notices,
  })
  const written = createExpertModules({ kernel, account, wallet, scores, notices, sessions, files })
  const found = createFindingModules({ kernel, account, live, scores, settings, experts: written.experts })
  const { moderation } = content
  const operators = createOperatorsModule({
    kernel,
    account,
    sessions,
    secondFactor,
    settings,
    mediaOrigin,
    moderation,
    files,
  })
  return {
    sessions,
    captcha,
    smsCodes,
    account,
    secondFactor,
    qrLogin,
    settings,
    wallet,
    payments,
    tasks,
    scores,
    media,
    live,
    ...given,
    ...around,
    reports,
    notices,
    reminders,
    push,
    content,
    ...found,
    chat,
    uploads,
    accountDeletion,
    broadcasts,
    cockpit,
    anchorApplications,
    payouts,
    ...written,
    operators,
  }
}

export type Modules = ReturnType<typeof createModules>
export type ModuleName = keyof Modules
