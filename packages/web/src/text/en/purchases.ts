import type { purchases as portuguese } from '../pt-BR/purchases.ts'

export const purchases: typeof portuguese = {
  invoiceNfe: 'Invoice no. {number}',
  invoiceDce: 'Declaration of contents no. {number}',
  invoicePdf: 'Open PDF',
  invoiceXml: 'Download XML',
  none: 'You have not ordered anything yet.',
  noneHint: 'What you buy shows up here, with the progress of each parcel.',
  exploreCards: 'Explore cards',
  count: '{count} order|{count} orders',
  search: 'Search by number, card or store',
  standing: 'Status',
  is_to_pay: 'To pay',
  is_under_way: 'Under way',
  is_arrived: 'Delivered',
  is_over: 'Cancelled and returned',
  notFound: 'No such order',
  notFoundHint: 'Try fewer words, or only the number of the order.',
  showAll: 'See all orders',
}
