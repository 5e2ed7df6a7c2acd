import type { shell as portuguese } from '../pt-BR/shell.ts'

export const shell: typeof portuguese = {
  brand: 'Bra Cards',
  tagline: 'Cards, tall tales and collections.',
  description:
    'Compare trading-card offers from stores all over Brazil, with freight, condition and price in plain sight.',
  skip: 'Skip to content',
  loading: 'Loading',
  retry: 'Try again',
  back: 'Back',
  close: 'Close',
  home: 'Home',
  problem: 'Something went wrong, please contact the developers.',
  problemHint: 'The rest of the site keeps working.',
  notFound: 'We could not find this page',
  notFoundHint: 'The address may have changed, or the product left the catalogue. Search by name, number or set.',
  updated: 'The site was updated',
  updatedHint: 'Reload to go on with the new version.',
  reload: 'Reload',
  construction: 'Under construction',
  constructionHint:
    'This screen is not ready yet. Meanwhile you can already search, compare prices and meet the stores.',
  explore: 'Explore cards',
}
