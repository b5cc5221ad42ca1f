import type { InfoText } from '../info-text'

export const text: InfoText = {
  title: 'Host agreement and community rules',
  lead: 'Conditions, rules and income of hosts who broadcast here, and the rules everybody keeps in rooms and circles.',
  sections: [
    {
      id: 'qualification',
      title: '1. Who may broadcast',
      body: [
        'Users of 18 years and older who passed the identity review can become hosts. Name, paper and contact must be true and match the account that receives payouts.',
        'A refusal names its reason, and you may hand in again. Being a host is personal: never give your account or stream key to anybody else.',
      ],
    },
    {
      id: 'room',
      title: '2. Your room',
      body: [
        'Title, cover and announcement say what is shown and do not exaggerate or mislead. A title has at most 30 characters, an announcement 50; a cover is a PNG or JPG of up to 5 MB.',
        'Start planned broadcasts on time. If you have to cancel one, delete the plan early: those who reserved it see the change.',
      ],
    },
    {
      id: 'content',
      title: '3. What you broadcast',
      body: [
        '- Use only pictures, sound and music you are allowed to use. Without a licence, comment with tactics boards and data and do not relay the match signal.',
        '- No illegal, pornographic, violent or gambling content; no tips for bets, no top-ups for others and no deals outside the site.',
        '- Do not lead minors to give gifts, and do not ask for money in the name of results or draws.',
        '- Advertising is clearly marked and follows the law.',
      ],
    },
    {
      id: 'order',
      title: '4. Order in the room',
      body: [
        'Hosts answer for the order of their rooms and may appoint up to 200 moderators. Moderators can mute, unmute and remove viewers; nobles of high rank can be removed by the host or the platform only.',
        'These powers are not for revenge or pressure. Viewers may appeal to the platform, which can undo a decision and take a moderator’s powers away.',
      ],
    },
    {
      id: 'community',
      title: '5. Community rules (for everybody)',
      body: [
        '- Argue about the game, not the person: no abuse of players, referees, hosts or fans.',
        '- No spoilers where a discussion asks for none.',
        '- No flooding: repeated messages are held back, and repeating it leads to a mute.',
        '- No accusations of match fixing without evidence.',
        '- No names, numbers, addresses or photos of other people.',
        '- Report what breaks the rules instead of quarrelling; reports in bad faith are dealt with too.',
      ],
    },
    {
      id: 'income',
      title: '6. Income and withdrawal',
      body: [
        'Gifts count as income by the share that is published when they are given; the rest belongs to the platform. Hosts cannot give gifts to themselves. Sending gifts in circles between accounts breaks the rules, and such income is cancelled.',
        'Income can be withdrawn, and people review every withdrawal. It can also be moved to the spending wallet; what was moved cannot be moved back or withdrawn. Taxes due are the recipient’s; what the platform has to deduct is listed in the records.',
        'An interrupted broadcast does not change income that was recorded.',
      ],
    },
    {
      id: 'recordings',
      title: '7. Recordings and rights',
      body: [
        'Broadcasts are recorded as playbacks and usually kept for 30 days, for viewers and to check reports. You keep your rights and allow the platform to play, transcode, take covers from and recommend them on this site.',
        'When an owner of rights complains, the platform first stops the playback and tells you; you may explain why nothing is infringed.',
      ],
    },
    {
      id: 'breach',
      title: '8. Breaches',
      body: [
        'Depending on the case: a reminder, the end of a broadcast, a pause, the loss of host status or a blocked account; suspected crimes go to the authorities. Income from breaches can be frozen and is cancelled or released after the check.',
        'Every measure is recorded with its reason. You may appeal within 30 days.',
      ],
    },
    {
      id: 'ending',
      title: '9. When you stop',
      body: [
        'You may stop at any time, or ask support to end your host status. Reviewed income can still be withdrawn; withdraw it before you delete your account.',
      ],
    },
  ],
}
