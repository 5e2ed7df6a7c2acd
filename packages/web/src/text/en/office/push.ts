import type { push as portuguese } from '../../pt-BR/office/push.ts'

export const push: Record<keyof typeof portuguese, string> = {
  title: 'Notices on this device',
  hint: 'Orders, cards that you want and security show on the device even while the page is closed.',
  turnOn: 'Turn on here',
  unable: 'This browser shows no notices while the page is closed. On an iPhone, install the app first.',
  refused: 'The browser blocks notices of this site. Allow them in the permissions of the site and try again.',
  failed: 'The notices could not be turned on. Try again.',
  thisOne: 'This device',
  since: 'since {day}',
  remove: 'Turn off notices on {name}',
  byPush: 'Device',
  install: 'Install the app',
  installHint: 'Bra Cards opens as an app: faster, with notices, without taking space.',
  byHand: 'On an iPhone: tap Share, then “Add to Home Screen”.',
  notNow: 'Not now',
}
