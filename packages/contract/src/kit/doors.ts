import { MAX_PHOTO_BYTES } from '../ground/photo-limits.ts'
import { MAX_CATALOG_BYTES, MAX_PART_BYTES } from '../office/upload-limits.ts'

interface Door {
  calls: string
  who: string
  often: string
  /** `library`: threads of sharp. `pauses`: the event loop, at most 20 ms at a time. `loop`: there, in one go. */
  work: 'thread' | 'library' | 'pauses' | 'loop'
  bounds: Partial<Record<Bound, number>>
}

export const boundWords = {
  packedBytes: 'bytes',
  unpackedBytes: 'bytes unpacked',
  letters: 'letters',
  lineLetters: 'letters a line',
  wholeLetters: 'letters read whole',
  lines: 'lines',
  columns: 'columns',
  cellLetters: 'letters a cell',
  texts: 'shared texts',
  entries: 'files inside',
  depth: 'deep',
  elements: 'elements',
  tags: 'tags a file',
  items: 'items',
  rounds: 'rounds of hashing in all',
  pixels: 'pixels',
  files: 'files a call',
  callBytes: 'bytes a call',
  milliseconds: 'ms of work',
} as const
type Bound = keyof typeof boundWords

/** Every door by which a file or a structure of others comes in, and what bounds the work behind it. */
export const doors = {
  certificate: {
    calls: '`/v1/tax-setup/certificate`',
    who: 'the owner of an approved store, with a company',
    often: '20 an hour and person, then ever later',
    work: 'thread',
    bounds: {
      packedBytes: 64_000,
      callBytes: 128_000,
      elements: 5000,
      depth: 40,
      rounds: 1_000_000,
      milliseconds: 5000,
    },
  },
  document: {
    calls: '`/v1/store-order-invoice`, `/v1/store-invoices/{store_id}/match`',
    who: 'a store that was approved',
    often: 'one call at a time and store',
    work: 'thread',
    bounds: {
      /** An NF-e of 990 items has 1.4 million letters and 126,000 tags. */
      letters: 2_000_000,
      tags: 200_000,
      items: 990,
      files: 200,
      callBytes: 8_000_000,
      milliseconds: 10_000,
    },
  },
  paper: {
    calls: '`/v1/store-order-get-nf`, `/v1/store-order-send-nf`',
    who: 'the store of the parcel',
    often: 'drawn once, then kept',
    work: 'thread',
    bounds: { items: 990, letters: 5000, milliseconds: 15_000 },
  },
  month: {
    calls: '`/v1/store-invoices/{store_id}/month`',
    who: 'the store of the documents',
    often: 'one call at a time and store',
    work: 'thread',
    bounds: { milliseconds: 20_000 },
  },
  sheet: {
    calls: '`/v1/product-store-import`',
    who: 'a store that may sell',
    often: 'one sheet at a time and store',
    work: 'thread',
    bounds: {
      packedBytes: 5_000_000,
      unpackedBytes: 48_000_000,
      lines: 10_000,
      columns: 300,
      cellLetters: 32_767,
      letters: 10_000_000,
      texts: 400_000,
      entries: 5000,
      depth: 64,
      milliseconds: 30_000,
    },
  },
  photo: {
    calls: '`/v1/photos`',
    who: 'anybody signed in',
    often: '80 unused ones a person; 30 refused ones an hour, then ever later',
    work: 'library',
    bounds: { packedBytes: MAX_PHOTO_BYTES, pixels: 50_000_000 },
  },
  catalogue: {
    calls: '`/v1/admin/catalog-imports/{id}/file`, `/v1/admin/catalog-imports/{id}/sets`, `npm run import`',
    who: 'operators',
    often: 'one import at a time, in a thread of its own',
    work: 'thread',
    bounds: {
      packedBytes: MAX_CATALOG_BYTES,
      callBytes: MAX_PART_BYTES,
      /** The longest card of a real catalogue has less than a twentieth. */
      lineLetters: 1_000_000,
      /** It bounds a JSON file that is read whole, or one set in a larger file; a set of Magic has less than half. */
      wholeLetters: 64_000_000,
      unpackedBytes: 16_000_000_000,
      lines: 3_000_000,
    },
  },
  cardList: {
    calls: '`/v1/userCollections/add_list`, `/v1/wants/list`',
    who: 'anybody signed in',
    often: 'as often as calls are taken',
    work: 'loop',
    bounds: { letters: 300_000, lines: 2000 },
  },
  basketList: {
    calls: '`/v1/cart/best`',
    who: 'anybody',
    often: 'two at a time for a process, and 16 that wait',
    work: 'loop',
    bounds: { letters: 60_000 },
  },
  trackingCodes: {
    calls: '`/v1/store-tracking-codes`',
    who: 'the owner of a store',
    often: 'as often as calls are taken',
    work: 'loop',
    bounds: { letters: 100_000, callBytes: 400_000 },
  },
  json: {
    calls: 'every other call, and the webhooks of the payment provider',
    who: 'anybody',
    often: 'as often as calls are taken',
    work: 'loop',
    bounds: { packedBytes: 1_048_576, depth: 50 },
  },
  socket: {
    calls: 'messages of the live line',
    who: 'anybody',
    often: 'a bound for each connection',
    work: 'loop',
    bounds: { packedBytes: 10_240 },
  },
  providerAnswer: {
    calls: 'answers of the payment provider, of Melhor Envio and of ViaCEP',
    who: 'the provider',
    often: 'one for each question',
    work: 'loop',
    bounds: { packedBytes: 2_000_000 },
  },
  taxAnswer: {
    calls: 'answers of the tax authorities',
    who: 'the authority',
    often: 'one for each question',
    work: 'loop',
    bounds: { packedBytes: 2_000_000 },
  },
  labelFile: {
    calls: 'labels of Melhor Envio as PDF, which are passed on unread',
    who: 'the provider',
    often: 'one for each label',
    work: 'loop',
    bounds: { packedBytes: 8_000_000 },
  },
} as const satisfies Record<string, Door>

/** Bounds of works for outsiders in one process; `waitingOfOne` is for one person or store. */
export const workRoom = { threads: 2, waiting: 24, waitingOfOne: 3, megabytes: 256, restMilliseconds: 5000 } as const
