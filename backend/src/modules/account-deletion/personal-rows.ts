/**
 * What becomes of the rows that name a member when the account is deleted. `goes`: the rows are deleted. `stays`: they
 * remain under the number, which then says "deleted user". `ends`: the module they belong to ends them after the commit, for
 * sockets or files hang on them. Every column that can hold a member's number stands here; the
 * test beside this file finds those that do not. What the data base does not have is passed over.
 */
export const personalRows: Readonly<Record<string, 'goes' | 'stays' | 'ends'>> = {
  'anchor_applications.decided_by': 'stays',
  'anchor_applications.user_id': 'goes',
  'anchor_overlays.uid': 'goes',
  'announcement_reads.user_id': 'goes',
  'barrage_log.user_id': 'stays',
  'broadcast_plans.uid': 'goes',
  'calendar_links.user_id': 'goes',
  'chat_blocks.target_id': 'goes',
  'chat_blocks.user_id': 'goes',
  // Groups of a deleted founder go with all that was said in them.
  'chat_group_members.user_id': 'goes',
  'chat_groups.owner_id': 'goes',
  'chat_hidden.user_id': 'goes',
  'chat_message.sender_id': 'stays',
  'chat_reader.user_id': 'stays',
  'chat_silences.silenced_by': 'stays',
  'chat_silences.user_id': 'goes',
  'check_in.user_id': 'stays',
  'circle_member.user_id': 'goes',
  'circle_post.user_id': 'stays',
  'circle_post_comment.user_id': 'stays',
  'circle_post_comment_like.user_id': 'stays',
  'circle_post_favorite.user_id': 'goes',
  'circle_post_like.user_id': 'stays',
  'clips.author_id': 'goes',
  'clips.room_uid': 'goes',
  'dynamic.uid': 'stays',
  'dynamic_comment.user_id': 'stays',
  'dynamic_comment_like.user_id': 'stays',
  'dynamic_like.user_id': 'stays',
  'experience_log.user_id': 'goes',
  'expert_applications.decided_by': 'stays',
  'expert_applications.user_id': 'goes',
  'expert_profiles.user_id': 'goes',
  'expert_schemes.expert_id': 'stays',
  'follows.target_id': 'goes',
  'follows.user_id': 'goes',
  'foresight_votes.user_id': 'stays',
  'gift_log.user_id': 'stays',
  'guess_stakes.user_id': 'stays',
  'guesses.opened_by': 'stays',
  'headline_comment.user_id': 'stays',
  'headline_comment_like.user_id': 'stays',
  'headline_favorite.user_id': 'goes',
  'headline_like.user_id': 'stays',
  'horns.reviewed_by': 'stays',
  'horns.user_id': 'stays',
  'ledger_account.owner_id': 'stays',
  'mall_addresses.user_id': 'goes',
  'mall_barrages.user_id': 'goes',
  'mall_exchanges.reviewed_by': 'stays',
  'mall_exchanges.user_id': 'stays',
  'match_collects.user_id': 'goes',
  'match_reservations.user_id': 'goes',
  'member_notices.user_id': 'goes',
  'noble_periods.anchor_id': 'stays',
  'noble_periods.user_id': 'stays',
  'notice_people.user_id': 'goes',
  'payment_password_tries.user_id': 'goes',
  'payout_methods.user_id': 'goes',
  'plan_reservations.user_id': 'goes',
  'playbacks.uid': 'goes',
  // Files go before their rows: a store that fails is asked again by the sweep.
  'private_documents.user_id': 'ends',
  'push_choices.user_id': 'goes',
  'push_devices.user_id': 'goes',
  'qr_logins.user_id': 'goes',
  'recharge_orders.user_id': 'stays',
  'recovery_codes.user_id': 'goes',
  'red_envelope_shares.user_id': 'stays',
  'red_envelopes.sender_id': 'stays',
  'reports.reporter_id': 'stays',
  'reports.settled_by': 'stays',
  'reports.target_id': 'stays',
  'request_keys.user_id': 'stays',
  'room_contributions.user_id': 'stays',
  'room_groups.uid': 'goes',
  'room_kicks.by_id': 'stays',
  'room_kicks.user_id': 'goes',
  'room_managers.user_id': 'goes',
  'room_messages.removed_by': 'stays',
  'room_messages.user_id': 'goes',
  'room_taboos.by_id': 'stays',
  'room_taboos.user_id': 'goes',
  // The room of an anchor keeps its number for the bookings of its gifts; its words are cleared.
  'room_gift_minutes.user_id': 'goes',
  'rooms.uid': 'stays',
  'scheme_purchases.user_id': 'stays',
  // Leaves the index by the rows it comes from.
  'search_document.owner_id': 'stays',
  'second_factor_set_ups.user_id': 'goes',
  'second_factors.user_id': 'goes',
  'second_step_tickets.user_id': 'goes',
  'session_devices.user_id': 'goes',
  'session_networks.user_id': 'goes',
  'sessions.user_id': 'ends',
  'source_follows.user_id': 'goes',
  'stream_keys.uid': 'goes',
  'task_claim.user_id': 'stays',
  'task_deed.user_id': 'stays',
  // Presents of the house in the backpack: they were never the member's money.
  'user_gifts.user_id': 'stays',
  'upload_session.user_id': 'goes',
  // As long as something that stays shows them.
  'uploaded_file.user_id': 'ends',
  'users.invited_by': 'stays',
  'video.owner_id': 'stays',
  'video_barrage.user_id': 'goes',
  'video_category_choice.user_id': 'goes',
  'video_comment.user_id': 'stays',
  'video_comment_like.user_id': 'stays',
  'video_favorite.user_id': 'goes',
  'video_like.user_id': 'stays',
  'withdrawals.user_id': 'stays',
}

/** What a row that stays says about the person: it is written over. */
export const personalWords: Readonly<Record<string, readonly string[]>> = {
  mall_exchanges: ['name', 'mobile', 'address'],
}

/** What is on its way to a member, or from them: tenths of a diamond of member $1. Nobody leaves before it has arrived. */
export const heldMoney: Readonly<Record<string, string>> = {
  ledger_account: `select sum(balance) as tenths from ledger_account
    where owner_id = $1 and currency = 'diamond' and kind not in ('wallet', 'withdrawable')`,
  red_envelopes: `select sum(s.tenths) as tenths from red_envelopes e join red_envelope_shares s on s.envelope_id = e.id
    where e.sender_id = $1 and e.closed_at is null and s.user_id is null`,
  horns: 'select sum(paid_tenths) as tenths from horns where user_id = $1 and status = 0',
  guess_stakes: `select sum(greatest(s.tenths, s.win_tenths)) as tenths from guess_stakes s
    join guesses g on g.id = s.guess_id
    where s.user_id = $1 and (g.status < 2 or (s.win_tenths > 0 and s.paid_at is null))`,
  mall_exchanges: 'select sum(tenths) as tenths from mall_exchanges where user_id = $1 and status < 2',
  scheme_purchases: `select sum(p.tenths) as tenths from scheme_purchases p join expert_schemes s on s.id = p.scheme_id
    where p.state = 0 and $1 in (p.user_id, s.expert_id)`,
  recharge_orders: `select sum((diamonds + given) * 10) as tenths from recharge_orders
    where user_id = $1 and state = 'pending'`,
}
