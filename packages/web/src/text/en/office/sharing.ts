export const sharing = {
  title: 'Shared list',
  wantsOf: 'Wish list of {name}',
  collectionOf: 'Collection of {name}',
  wantsSummary:
    '{name} is looking for {count} card. See the wanted copy and today’s price, without freight.|{name} is looking for {count} cards. See the wanted copy and today’s price of each, without freight.',
  collectionSummary:
    '{name} has {count} card in the collection. See the copy and today’s price, without freight.|{name} has {count} cards in the collection. See the copies and today’s price of each, without freight.',
  copies: '{count} copy|{count} copies',
  orBetter: '{condition} or better',
  anyEdition: 'Any printing',
  noOffers: 'No offers today',
  empty: 'This list is empty',
  emptyHint: 'As soon as a card is added, it shows up here.',
  shareWants: 'Share my wish list',
  shareCollection: 'Share my collection',
  showsWants:
    'Whoever opens the link sees your first name, the cards you look for, in which condition, language and finish, and today’s price. Never your price limits or your addresses.',
  showsCollection:
    'Whoever opens the link sees your first name, the cards you own, in which condition, language and finish, and today’s price. Never what you paid, your notes or your addresses.',
  isPrivate: 'Only you see this list now.',
  isPublic: 'Whoever has this link sees the list, even without an account.',
  create: 'Create link',
  link: 'Link to the list',
  see: 'See the page',
  send: 'Share',
  whatsapp: 'Send by WhatsApp',
  copied: 'Link copied.',
  notCopied: 'The browser refused to copy. Copy the address of the page.',
  myWants: 'My wish list at Bra Cards:',
  myCollection: 'My collection at Bra Cards:',
  end: 'End the link',
  endHint: 'Once ended, the address stops working at once. A new link has another address.',
}
