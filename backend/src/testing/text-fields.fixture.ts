/**
 * What becomes of a text somebody sends:
 * - `shown`: people read it. `e2e/security/hostile-text.spec.ts` writes hostile text into it and reads it back, as text.
 * - `onAir`: people read it, in what only a room on air makes, which that of the journey is not: the tests of its pages show
 *   hostile text as text.
 * - `twin`: the same as a field that is `shown`, in an older call or for readers of another language.
 * - `asked`: a search; the page shows what was looked for. The same journey looks for hostile text.
 * - `strict`: only certain letters, or an address of our own, are taken: the journey sees hostile text refused.
 * - `closed`: a password, key or number that is compared and never shown.
 * - `later`: the call is not answered yet; the journey fails once it is.
 */
export type TextFate = 'shown' | 'onAir' | 'twin' | 'asked' | 'strict' | 'closed' | 'later'

const fates: Record<TextFate, string> = {
  shown: `
    updateProfile.user_nickname updateProfile.signature
    applyAnchor.introduction reviewAnchorApplication.remark applyExpert.introduction reviewExpertApplication.remark
    setPlacard.content setRoomTitle.content saveBroadcastPlan.title updateBroadcast.title
    sendRoomMessage.text sendBubbleBarrage.info sendHorn.content reviewHorn.remark
    sendMessage.payload.*
    postDynamic.title commentDynamic.content commentHeadline.content commentVideo.content
    saveHeadline.title saveHeadline.content saveHeadline.summary saveHeadline.tags
    saveHeadlineDraft.title saveHeadlineDraft.content saveHeadlineDraft.summary saveHeadlineDraft.tags
    publishVideo.title setVideoChapters.chapters[].title sendVideoBarrage.content publishScheme.title publishScheme.content
    publishCirclePost.title publishCirclePost.content commentCirclePost.content createGroup.name
    publishCirclePost.poll.options[] saveCircleRules.rules.zh[] hideCirclePost.remark
    createGroup.introduction
    exchangeGoods.name exchangeGoods.address saveExchangeAddress.name saveExchangeAddress.address reviewExchange.remark
    reviewWithdrawal.remark reviewWithdrawal.trade_no
    report.content resolveReport.remark banUser.reason silenceInChat.reason moderatePost.remark deletePost.remark
    saveSystemSetting.value.zh saveSystemSetting.value.en saveSystemSetting.value.vi saveSystemSetting.value.all
    saveBanner.title.zh saveBanner.title.en saveBanner.title.vi
    saveInfoPage.text.zh saveInfoPage.text.en saveInfoPage.text.vi
    publishAnnouncement.title.zh publishAnnouncement.content.zh`,
  onAir: `createClip.title openPoll.question openPoll.options[]`,
  twin: `
    saveCircleRules.rules.en[] saveCircleRules.rules.vi[] hideCirclePostComment.remark
    saveQuickTexts.texts[]
    submitHeadline.title submitHeadline.content submitHeadline.summary submitHeadline.tags
    publishAnnouncement.title.en publishAnnouncement.title.vi publishAnnouncement.content.en
    publishAnnouncement.content.vi`,
  asked: `
    search.name searchHits.name suggestSearch.name listSchemeMatches.name searchAnchors.name searchRooms.name searchMatches.search searchVideoCategories.name listVideosOfCategory.name
    listUsersForOperators.search listPostsForOperators.search listOperatorActions.call listOperatorActions.kind
    listOperatorActions.subject listCirclePosts.topic listTopics.name getTopic.name listMentionable.name`,
  strict: `
    updateProfile.avatar applyAnchor.name applyAnchor.id_card applyAnchor.front applyAnchor.negative
    applyAnchor.hand_held applyAnchor.connect applyAnchor.invite applyExpert.name applyExpert.id_card
    applyExpert.front applyExpert.negative applyExpert.connect register.invite
    setRoomEmotes.emotes[].name setRoomEmotes.emotes[].url
    saveBroadcastPlan.thumb updateBroadcast.thumb postDynamic.flie[] postDynamic.flie[].img postDynamic.flie[].video
    publishCirclePost.flie[] publishCirclePost.flie[].img publishCirclePost.flie[].video createGroup.avatar
    submitHeadline.img saveHeadline.img saveHeadlineDraft.img publishVideo.img publishVideo.video exchangeGoods.mobile
    setVideoSubtitles.text saveExchangeAddress.mobile
    bindBankCard.bank_name bindBankCard.name bindBankCard.id_card bindAlipay.name bindAlipay.info
    saveSystemSetting.name saveBanner.img saveBanner.url getPayUrl.type deleteAccount.confirm`,
  closed: `
    saveHeadlineDraft.based saveHeadline.draft probeUpload.data readOverlay.key createClip.nonce buyScheme.nonce startUpload.token startUpload.key startUpload.name login.password login.captcha login.code login.device_type login.invite register.password register.captcha
    register.device_type resetPassword.password changePassword.pass changePassword.password deleteAccount.pass
    startTotp.password startPasskey.password removeSecondFactor.password renewRecoveryCodes.password
    requestWithdrawal.pass logInOperator.password getSettings.channel_code solveCaptcha.id endDevice.id
    showGroupInRoom.group_id sendMessage.nonce sendGift.nonce sendBubbleBarrage.nonce
    sendRedEnvelope.nonce joinGuess.nonce exchangeGoods.nonce buyNobleTier.nonce sendHorn.nonce sendRoomMessage.nonce
    requestWithdrawal.nonce convertBalance.nonce getPayUrl.nonce getRoom.vid getRoomHistory.id
    listFootballMatches.competition_id listBasketballMatches.competition_id listSchedule.compensation_id
    logInMessaging.userID logInMessaging.userSig renewSignature.tourist renewSignature.sig listConversations.tourist
    listConversations.sig listMessages.tourist listMessages.sig sendMessage.to sendMessage.tourist sendMessage.sig
    markConversationRead.tourist markConversationRead.sig revokeMessage.tourist revokeMessage.sig
    getChatProfiles.userIDs createGroup.userIDs[] sendCode.work
    savePushDevice.endpoint savePushDevice.p256dh savePushDevice.auth removePushDevice.endpoint savePushChoices.zone`,
  later: '',
}

/** Every text field of every call, by `call.field`, and what becomes of its text. */
export const textFields: ReadonlyMap<string, TextFate> = new Map(
  Object.entries(fates).flatMap(([fate, fields]) =>
    fields
      .split(/\s+/)
      .filter(Boolean)
      .map((field) => [field, fate as TextFate] as const),
  ),
)

export const textFieldsThatAre = (fate: TextFate): string[] =>
  [...textFields].filter(([, its]) => its === fate).map(([field]) => field)
