import type { privacy as portuguese } from '../pt-BR/privacy.ts'

export const privacy: typeof portuguese = {
  consents: 'Your consents',
  consentsHint: 'What you accepted, which version and when. The optional ones change whenever you like.',
  terms: 'Terms of use',
  termsHint: 'The rules of buying and selling. The account rests on them.',
  privacy: 'Privacy notice',
  privacyHint: 'Which data we keep, what for and for how long.',
  marketing: 'News by e-mail',
  marketingHint: 'Releases and promotions, once a week at most.',
  analytics: 'Usage figures',
  analyticsHint: 'Counts of visits that help us improve the site; no data is sold.',
  readText: 'Read the text',
  undecided: 'You have not answered yet.',
  acceptedOn: 'Accepted on {day}, version of {version}.',
  refusedOn: 'Refused on {day}.',
  acceptVersion: 'Accept the version of {version}',
  records: 'Your data',
  recordsHint: 'Download everything we hold about you: profile, addresses, collection, notices and sign-ins.',
  recordsJson: 'Download as JSON',
  recordsCsv: 'Download as CSV',
  recordsReady: 'Your file is ready.|Your {count} files are ready: one for each kind of record.',
  otherRequests: 'Another request about your data',
  otherRequestsHint:
    'Write to whoever is in charge of the data. The full statement comes within {count} day.|Write to whoever is in charge of the data. The full statement comes within {count} days.',
  closing: 'Close the account',
  closingHint:
    'We erase your personal data. What the law makes us keep, such as orders and invoices, loses your name. Credit that is left is no longer valid.',
  closeAccount: 'Close my account',
  closeExplained:
    'To be sure it is you, we send a code to your e-mail. After asking there is still time to change your mind.',
  reason: 'Why are you leaving?',
  askToClose: 'Ask to close',
  closeOpened: 'We received your request to close the account. The details are in your e-mail.',
  closesOn: 'Your account will be closed on {day}. Until then you may change your mind.',
  keepAccount: 'Keep the account',
  waitsFor: 'Closing waits for:',
}
