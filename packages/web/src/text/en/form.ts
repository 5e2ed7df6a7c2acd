import type { form as portuguese } from '../pt-BR/form.ts'

export const form: typeof portuguese = {
  problem: 'There is a problem',
  windowTitle: 'Error: {title}',
  error: 'Error!',
  understood: 'Got it',
  failed: 'Something went wrong! Try again later',
  uploading: 'Wait for the photos to arrive and try again.',
  optional: '(optional)',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  save: 'Save',
  saved: 'Updated',
  cancel: 'Cancel',
  opened: 'Request opened',
  openedIn: 'Going on in {count} second…|Going on in {count} seconds…',
  continueNow: 'Continue now',
  ownPassword: 'Your password',
  ownPasswordHint: 'For your safety, confirm that it is you.',
  ownCode: 'Code of the application',
  ownCodeHint: 'Of the second step, or a recovery code.',
}
