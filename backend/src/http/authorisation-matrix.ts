import type { Caller } from '@pitchside/contract/schemas'

/**
 * Who may make which call, written down a second time on purpose: a slip in a definition would open a call to everybody
 * and no other test would notice. A call that is bound but not listed here fails the test beside this file.
 */
export const authorisationMatrix: Record<Caller, string> = {
  visitor: `
    countBannerClick countVideoView createCaptcha createLoginQr getAdvertisement getDynamic getFootballFilter getFootballMatch
    getHeadline getInfoPage getLeaderboard getNextRoom getRedEnvelopes getRoom getRoomHistory getRoomRanking getFanClub getRoomStanding
    getSeasonTable getSettings getSupportAgent getTouristAccount getUser getVideo getVideoRanking listActivities
    listAdvertisements listAllMatches listAllVideoCategories listAnchorExperiences listAnchorGifts
    listAnchorVideos listAssistants listAvatars listBanners listBarrageBubbles listBasketballMatches listCircles
    listDynamicReplies listDynamics listExperts listFanGroups listFans listFollows listFootballMatches
    listForesights listGifts listGoods listHeadlineCategories listHeadlineReplies listHeadlines listHotTeams
    listKicks listNobleTiers listReportReasons listNotices listOddsCompanies listPayChannels listPlaybacks listRechargePacks
    listRecommendedGroups listRecommendedMatches listRecommendedUsers listRecommendedVideoCategories
    listRoomGroups listRoomReservations listRooms listSchedule listUserVideos listVideoCategories
    listVideoComments listVideoReplies listVideos listVideosOfCategory listWriterCategories login register
    resetPassword search searchAnchors searchRooms searchVideoCategories sendCode shareRoom solveCaptcha
    listEnvelopeClaims listRoomNobles
    listContinents listCountries listFootballTournaments listBasketballTournaments listPopularTournaments
    getFootballCompetition getBasketballCompetition listSeasonStages getSeasonIntegral getBasketballPoints
    listFootballTeamData listBasketballTeamData listFootballMemberData listBasketballMemberData
    getCompetitionRanking listScorers getBracket getTeamPage getPlayerPage getPlayerSeason
    getTeamOfTheWeek countMatches
    getLineup getMatchAnalysis getMatchBattle getMatchReplay getMatchReport getMatchStatistics listCommentary listHeadToHead
    listMatchOdds listOddsChanges listSameOdds listShots listTeamMatches
    getBasketballMatch getBasketballPlayers listCourtShots listBasketballOdds listBasketballOddsHistory listBasketballSameOdds
    getBasketballAnalysis listEsportsMatches getEsportsMatch
    listGuesses
    getScheduleFilter searchMatches getForesight getForesightData getForesightRecord
    listConversations listMessages logInMessaging markConversationRead renewSignature revokeMessage sendMessage
    listNextVideos listVideoBarrage getVideoSubtitles
    listCircleNames listCirclePosts getCirclePost listHotCirclePosts listCirclePostReplies listTopics
    listMemberCirclePosts getCircle
    logInOperator confirmOperatorLogIn confirmLogIn startTotp confirmTotp startPasskey confirmPasskey listUserHeadlines
    getExpert listSchemes getScheme
    searchHits suggestSearch listHotWords readOverlay getTopic listEmbeds
    listRoomMoments listReplayMoments listStills listReplayLines getClip listClips getPoll getRoomFilter listRisingAnchors listGivers listRankedLeagues`,
  member: `
    prepareClip createClip deleteClip votePoll
    getPush savePushDevice removePushDevice savePushChoices
    addGroupMember applyAnchor applyExpert bindAlipay bindBankCard buyNobleTier checkIn claimRedEnvelope
    commentDynamic commentHeadline commentVideo convertBalance createGroup createSocketTicket deleteVideo
    destroyGroup exchangeGoods getAddressBook getAlipay getAnchorApplication getBankCard getOwnUser getPayUrl
    getRelation getSignTasks getUploadToken kickFromRoom liftTaboo listExchanges listHorns
    listOrderTypes listOrders listOwnGifts listOwnReservations listOwnVideoCategories
    listRoomManagers listTaboos listTasks listWithdrawals report liftKick publishVideo setVideoChapters setVideoSubtitles recordWatchTime
    removeRoomLine removeRoomManager requestWithdrawal reserveBroadcast reserveMatch sendBubbleBarrage sendGift sendHorn
    sendRedEnvelope sendRoomMessage setPaymentPassword setRoomRules pinRoomMessage setTaboo signOut submitHeadline toggleCollect
    toggleDynamicCommentLike toggleDynamicLike toggleFollow toggleHeadlineCommentLike toggleHeadlineFavorite
    toggleHeadlineLike toggleOwnVideoCategory toggleRoomManager toggleVideoCommentLike toggleVideoFavorite
    toggleVideoLike updateProfile getNobleStanding countNotices readNotices listReservedMatches
    listCollected getCalendarLink createCalendarLink revokeCalendarLink voteForesight
    changePassword deleteAccount endDevice endOtherDevices getDeletion getInvite getLevel listDevices listExperience
    listInvited listSecondFactors removeSecondFactor renewRecoveryCodes
    exportOrders getWithdrawalBalance
    getExpertApplication listVideoFavorites listHeadlineFavorites listPostFavorites togglePostFavorite
    listCollectedMatches claimTask confirmExchange getExchangeAddress saveExchangeAddress joinGuess closeGuess
    listGuessRecords getRecharge listRecharges cancelRecharge
    blockUser clearConversation deleteConversation deleteMessages getChatProfiles getGroup leaveGroup listBlocked
    pinConversation removeGroupMembers setGroupMember
    listOwnVideoBarrage listOwnVideos sendVideoBarrage deleteVideoBarrage startUpload getUpload cancelUpload
    deleteHeadline deleteHeadlineComment deleteVideoComment deleteDynamicComment getOwnHeadline saveHeadline
    saveHeadlineDraft getHeadlineDraft listHeadlineDrafts getHeadlineDraftVersion discardHeadlineDraft scheduleHeadline
    buyScheme publishScheme withdrawScheme listSchemeMatches getSchemePrices listOwnSchemes listBoughtSchemes
    listFollowedCirclePosts publishCirclePost deleteCirclePost toggleCirclePostLike commentCirclePost
    toggleCirclePostCommentLike deleteCirclePostComment toggleCircleMembership listMentionable
    saveCircleRules hideCirclePost hideCirclePostComment pinCirclePost listCircleActions voteCirclePoll`,
  anchor: `
    deleteDynamic deleteReservedBroadcast endRoom getBroadcastHealth getLiveUrl getPlacard listBroadcastPlans
    listOwnBroadcasts listRecordings postDynamic reserveOwnBroadcast rotateStreamKey saveBroadcastPlan setPlacard
    listBroadcastEvents listBroadcastPeople listQuickTexts saveQuickTexts getBroadcastReport getOverlay renewOverlay
    revokeOverlay probeUpload openPoll closePoll setRaid
    openGuess setRoomEmotes setRoomTags setRoomTitle showGroupInRoom startRoom startRoomOnPhone updateBroadcast`,
  admin: `
    listAnchorApplications listHornsToReview listReports resolveReport reviewAnchorApplication reviewHorn
    listWithdrawalsToReview reviewWithdrawal
    listExchangesToReview reviewExchange listExpertApplications reviewExpertApplication
    getOperator listUsersForOperators banUser unbanUser listPostsForOperators moderatePost deletePost arrangePost listSystemSettings
    appointCircleModerator
    saveSystemSetting listInfoPages saveInfoPage listBannersForOperators saveBanner orderBanners publishAnnouncement listOperatorActions
    listRechargeDisputes resolveRechargeDispute
    silenceInChat clearSecondFactors`,
  release: '',
}
