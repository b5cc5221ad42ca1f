import type { InfoText } from '../info-text'

export const text: InfoText = {
  title: 'Help',
  lead: 'Common questions, grouped by what you are doing. If the answer is not here, write to support as a private message.',
  sections: [
    {
      id: 'watching',
      title: 'Watching',
      body: [
        'Pick a room on the [hosts page](/anchor?type=0); no log-in is needed. Quality, picture-in-picture and full screen are at the bottom right of the player; press ? for all keys.',
        '- The picture stutters: choose a lower quality first. When your network is back, the player catches up with the broadcast by itself.',
        '- There is no sound: browsers may forbid sound without a click. Press the volume button once.',
        '- You do not want to see scores: turn on spoiler mode in the settings of the score lists. Scores in live rooms are hidden too.',
      ],
    },
    {
      id: 'account',
      title: 'Account and log-in',
      body: [
        '- No code arrives: a number gets one code in 60 seconds, and a code is valid for 5 minutes. Check the country code and your message filter, then contact support.',
        '- Forgotten password: choose “Forgot password” in the log-in window and set a new one with a code.',
        '- QR log-in: an expired code offers a refresh. The phone that confirms must be logged in to the same account.',
        '- Somebody else uses your account: change the password at once and log the other devices out under account safety in the member centre.',
      ],
    },
    {
      id: 'diamonds',
      title: 'Diamonds and wallet',
      body: [
        'You get diamonds by [topping up](/member?type=1&isRecharge=true), by checking in and from tasks. Balance and the records of three months are in [your wallet](/member?type=1).',
        '- A top-up did not arrive: it is booked when the payment channel confirms it, usually within minutes. Keep the order number, contact support, and do not pay again.',
        '- You pressed twice: the same action is booked once only.',
        '- A red envelope was not emptied: what is left goes back to its sender when the time is over.',
      ],
    },
    {
      id: 'broadcasting',
      title: 'Going on air',
      body: [
        'Hand in an [application](/member?type=7) first. Once approved, set title and cover in the [studio](/member?type=9). Push with OBS or ffmpeg, or broadcast straight from the browser.',
        'The room opens by itself with the first pictures. When nothing arrives for some time, the broadcast ends and its recording becomes a playback.',
      ],
    },
    {
      id: 'order',
      title: 'Reports and measures',
      body: [
        'Select a name or a flying comment to report or block somebody. Hosts and moderators can mute people or remove them from a room. Whoever was removed cannot enter that room again until it is lifted.',
        'If you think a decision was wrong, write to support and name the room and the time.',
      ],
    },
  ],
}
