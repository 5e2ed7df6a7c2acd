import type { menu as portuguese } from '../pt-BR/menu.ts'

export const menu: typeof portuguese = {
  signOut: 'Sign out',
  signUp: 'Create account',
  collection: 'Collection',
  operator: 'Operator',
  appearance: 'Appearance',
  themeSystem: 'Same as device',
  themeLight: 'Light',
  themeDark: 'Dark',
  languagePt: 'Português',
  languageEn: 'English',
  singleKeys: 'Single-key shortcuts',
  singleKeysHint:
    'The / key goes to the search; x, e, n and ? act in the table of offers. Turn them off if you dictate text.',
  confirmTitle: 'E-mail confirmation',
  confirmHint: 'Confirm your e-mail: it is how we tell you of your orders.',
  confirmBrief: 'Confirm your e-mail',
  confirmEmail: 'Confirm',
  later: 'Not now',
  entered: 'You are signed in as {name}.',
  enterFailed: 'This link did not sign you in. Use your e-mail and password.',
  signedOut: 'You have signed out.',
}
