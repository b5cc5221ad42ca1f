/**
 * What each call names besides its caller, written down for the test beside this file. A call that stands nowhere here
 * fails it: whoever adds a call has to say whether somebody else's object could be named by it.
 */

/** Calls about the caller alone, or about the whole site: their input names nothing that belongs to anybody. */
export const namesNothing = `
  getPush savePushChoices savePushDevice
  changePassword deleteAccount endOtherDevices getDeletion getInvite getLevel listDevices listExperience listInvited
  applyAnchor applyExpert bindAlipay bindBankCard checkIn claimTask convertBalance countNotices
  createCalendarLink createCaptcha createGroup createLoginQr createSocketTicket exchangeGoods exportOrders
  getAddressBook getAlipay getAnchorApplication getBankCard getBroadcastHealth getCalendarLink getExchangeAddress
  getExpertApplication getFootballFilter getLeaderboard getLiveUrl getNobleStanding getOperator getOwnUser
  getPayUrl getPlacard getScheduleFilter getSeasonTable getSettings getSignTasks getSupportAgent getTouristAccount
  getUploadToken getVideoRanking listCircleNames listFollowedCirclePosts listHotCirclePosts listMentionable listTopics
  getWithdrawalBalance listActivities listAdvertisements listAllMatches
  listAllVideoCategories listAnchorExperiences listAvatars listBanners listBarrageBubbles
  listBasketballTournaments listBroadcastPlans listCollected listCollectedMatches listContinents listConversations
  listCountries listEsportsMatches listExchanges listExperts listFootballTournaments listGifts listGoods
  listHeadlineCategories listHeadlineFavorites listHorns listHotTeams listNobleTiers listNotices
  listOddsCompanies listOrders listOrderTypes listOwnBroadcasts listOwnGifts listOwnReservations
  listOwnVideoCategories listPayChannels listPopularTournaments getOverlay renewOverlay revokeOverlay probeUpload listQuickTexts listPostFavorites listRechargePacks listRecharges
  listRecommendedGroups listRecommendedMatches listRecommendedUsers listRecommendedVideoCategories listRecordings
  listReportReasons listReservedMatches listRooms listSchedule listTasks listVideoCategories listVideoFavorites
  listWithdrawals listWriterCategories countMatches logInOperator login openGuess postDynamic publishVideo recordWatchTime register
  requestWithdrawal reserveOwnBroadcast resetPassword revokeCalendarLink rotateStreamKey saveExchangeAddress saveQuickTexts search
  searchAnchors searchMatches searchRooms searchVideoCategories sendCode setPaymentPassword setPlacard setRoomTitle
  confirmLogIn confirmOperatorLogIn startTotp confirmTotp startPasskey confirmPasskey listSecondFactors
  renewRecoveryCodes signOut solveCaptcha submitHeadline toggleOwnVideoCategory updateProfile
  listBlocked logInMessaging renewSignature
  listBoughtSchemes listOwnSchemes listSchemeMatches
    searchHits suggestSearch listHotWords getTopic getRoomFilter listRisingAnchors listGivers listRankedLeagues setRoomTags setRoomEmotes openPoll
    listOwnVideoBarrage listOwnVideos startUpload`

/** Calls whose input names what everybody may see, or may act on in the own name: rooms, posts, matches, people. */
export const namesPublic = `
  buyNobleTier claimRedEnvelope commentDynamic commentHeadline commentVideo countBannerClick countVideoView getAdvertisement
  getBasketballAnalysis getBasketballCompetition getBasketballMatch getBasketballPlayers getBasketballPoints
  getBracket getCompetitionRanking getDynamic getEsportsMatch getFootballCompetition getFootballMatch getForesight
  getForesightData getForesightRecord getHeadline getInfoPage getLineup getMatchAnalysis getMatchBattle
  getMatchReplay getMatchReport getMatchStatistics getNextRoom getPlayerPage getPlayerSeason getRedEnvelopes getRelation getRoom
  getRoomHistory getTeamOfTheWeek
  getRoomRanking getFanClub getRoomStanding getSeasonIntegral getTeamPage getUser getVideo joinGuess listAnchorGifts
  listAnchorVideos listAssistants listBasketballMatches listBasketballMemberData listBasketballOdds
  listBasketballOddsHistory listBasketballSameOdds listBasketballTeamData listCircles listCommentary listCourtShots
  listDynamicReplies listDynamics listEnvelopeClaims listFanGroups listFans listFollows listFootballMatches
  listFootballMemberData listFootballTeamData listForesights listGuesses listGuessRecords listHeadToHead
  listHeadlineReplies listHeadlines listMatchOdds listOddsChanges listPlaybacks listRoomGroups listRoomNobles
  listRoomReservations listSameOdds listScorers listSeasonStages listShots listTeamMatches listUserVideos
  listVideoComments listVideoReplies listVideos listVideosOfCategory report reserveBroadcast reserveMatch
  sendBubbleBarrage sendGift sendHorn sendMessage sendRedEnvelope sendRoomMessage shareRoom toggleCollect
  commentCirclePost getCirclePost listCirclePostReplies listCirclePosts listMemberCirclePosts publishCirclePost
  toggleCircleMembership toggleCirclePostCommentLike toggleCirclePostLike getCircle voteCirclePoll
  toggleDynamicCommentLike toggleDynamicLike toggleFollow toggleHeadlineCommentLike toggleHeadlineFavorite
  toggleHeadlineLike togglePostFavorite toggleVideoCommentLike toggleVideoFavorite toggleVideoLike voteForesight
  addGroupMember blockUser getChatProfiles getGroup
  listNextVideos listVideoBarrage sendVideoBarrage listUserHeadlines listEmbeds getVideoSubtitles
    listRoomMoments listReplayMoments listStills listReplayLines prepareClip createClip getClip listClips getPoll votePoll setRaid readOverlay buyScheme getExpert getScheme getSchemePrices listSchemes publishScheme`

/** Calls of operators, who act on what belongs to others. */
export const actsForTheHouse = `
  banUser listAnchorApplications listBannersForOperators listExchangesToReview listExpertApplications
  listHornsToReview listOperatorActions listPostsForOperators listReports listSystemSettings
  listUsersForOperators listWithdrawalsToReview moderatePost deletePost arrangePost appointCircleModerator orderBanners publishAnnouncement resolveReport reviewAnchorApplication
  reviewExchange reviewExpertApplication reviewHorn reviewWithdrawal saveBanner saveSystemSetting listInfoPages saveInfoPage unbanUser
  listRechargeDisputes resolveRechargeDispute silenceInChat clearSecondFactors`

export const namesIn = (list: string): string[] => list.split(/\s+/).filter(Boolean)
