import type { Service } from '@bra/tax-documents/authorities/addresses'

export interface KeptDocument {
  key: string
  /** Issuer, model, series and number: nobody may use them twice. */
  place: string
  issuer: string
  environment: number
  protocol: string
  protocolXml: string
  receivedAt: number
  cancelledAt: number | null
  events: Set<string>
  /** Each event with its answer, as it is shown to whoever asks about the document. */
  eventXmls: string[]
}

export interface Books {
  documents: Map<string, KeptDocument>
  places: Map<string, string>
  skipped: Set<string>
  lookUps: Map<string, number[]>
  nextProtocol: number
  /** Milliseconds between this machine's clock and that of the authorities. */
  shift: number
  isDown: boolean
  isContingencyDown: boolean
  slowMs: number
  losing: Service | null
  failures: number
}

export const openBooks = (): Books => ({
  documents: new Map(),
  places: new Map(),
  skipped: new Set(),
  lookUps: new Map(),
  nextProtocol: 1,
  shift: 0,
  isDown: false,
  isContingencyDown: false,
  slowMs: 0,
  losing: null,
  failures: 0,
})

export const timeOf = ({ shift }: Books) => Date.now() + shift

const LOOK_UPS_AN_HOUR = 10
const HOUR_MS = 3_600_000

/** The authorities refuse more than ten questions about one key within an hour. */
export function isStorm(books: Books, key: string): boolean {
  const now = timeOf(books)
  const recent = (books.lookUps.get(key) ?? []).filter((at) => at > now - HOUR_MS)
  books.lookUps.set(key, [...recent, now])
  return recent.length >= LOOK_UPS_AN_HOUR
}
