import { parsed, type XmlReader } from '../xml/reading.ts'

export type Outcome =
  | { kind: 'authorised'; code: number; reason: string; protocol: string; at: Date; protocolXml: string }
  | { kind: 'cancelled'; code: number; reason: string; protocol: string | null; protocolXml: string | null }
  | { kind: 'denied' | 'rejected'; code: number; reason: string }
  /** The document was received, but not judged yet. */
  | { kind: 'waiting'; code: number; reason: string }
  | { kind: 'unknown'; code: number; reason: string }
  /** The service does not work now; nothing was done. */
  | { kind: 'down'; code: number; reason: string }

/** Nobody knows whether the authority did what it was asked: its answer did not come. */
export class AuthorityUnheard extends Error {}

const AUTHORISED = [100, 150]
const CANCELLED = [101, 151, 155]
const DENIED = [110, 205, 301, 302, 303]
const WAITING = [103, 105]
const NOT_FOUND = [217]
/** The codes say down, down without end, contingency not active, and too many questions. */
const DOWN = [108, 109, 114, 656, 678]

const said = (node: XmlReader, name: string) => node.text(`*[local-name()='${name}']`)
const codeIn = (node: XmlReader) => ({ code: Number(said(node, 'cStat')), reason: said(node, 'xMotivo') })

export const outcomeOf = (answer: string): Outcome =>
  parsed(answer, (root) => {
    const proof = root.at("*[local-name()='protNFe' or local-name()='protDCe']")
    const inside = proof?.at("*[local-name()='infProt']")
    const [whole, own] = [codeIn(root), inside ? codeIn(inside) : null]
    if (CANCELLED.includes(whole.code))
      return {
        kind: 'cancelled',
        ...whole,
        protocol: inside ? said(inside, 'nProt') : null,
        protocolXml: proof?.canonical() ?? null,
      }
    if (inside && own && AUTHORISED.includes(own.code))
      return {
        ...{ kind: 'authorised', ...own, protocol: said(inside, 'nProt'), at: new Date(said(inside, 'dhRecbto')) },
        protocolXml: proof!.canonical(),
      }
    const { code, reason } = own ?? whole
    return { kind: kindOf(code), code, reason }
  })

function kindOf(code: number) {
  if (DENIED.includes(code)) return 'denied'
  if (WAITING.includes(code)) return 'waiting'
  if (NOT_FOUND.includes(code)) return 'unknown'
  return DOWN.includes(code) ? 'down' : 'rejected'
}

export interface EventOutcome {
  isDone: boolean
  isDown: boolean
  code: number
  reason: string
  protocol: string | null
  at: Date | null
  xml: string | null
}

const EVENT_DONE = [101, 102, 135, 136, 155]

export const eventOutcomeOf = (answer: string): EventOutcome =>
  parsed(answer, (root) => {
    const part =
      root.at("*[local-name()='retEvento']/*[local-name()='infEvento']") ??
      root.at("*[local-name()='infEvento' or local-name()='infInut']") ??
      root
    const { code, reason } = codeIn(part)
    const at = said(part, 'dhRegEvento') || said(part, 'dhRecbto')
    return {
      ...{ isDone: EVENT_DONE.includes(code), isDown: DOWN.includes(code), code, reason },
      ...{ protocol: said(part, 'nProt') || null, at: at ? new Date(at) : null },
      xml: part === root ? null : root.canonical(),
    }
  })

export interface KnownEvent {
  kind: string
  sequence: number
  text: string
  protocol: string | null
  at: Date | null
  xml: string
}

const textOf = (event: XmlReader) => event.text(".//*[local-name()='xCorrecao' or local-name()='xJust']")

export const textOfEvent = (message: string) => parsed(message, textOf)

export const eventsIn = (answer: string): KnownEvent[] =>
  parsed(answer, (root) =>
    root.all("*[local-name()='procEventoNFe' or local-name()='procEventoDCe']").flatMap((whole) => {
      const asked = whole.at(".//*[local-name()='evento' or local-name()='eventoDCe']/*[local-name()='infEvento']")
      const done = whole.at(".//*[local-name()='retEvento' or local-name()='retEventoDCe']/*[local-name()='infEvento']")
      if (!asked || !done) return []
      const at = said(done, 'dhRegEvento')
      return {
        ...{ kind: said(asked, 'tpEvento'), sequence: Number(said(asked, 'nSeqEvento')), text: textOf(asked) },
        ...{ protocol: said(done, 'nProt') || null, at: at ? new Date(at) : null, xml: whole.canonical() },
      }
    }),
  )

export const statusIn = (answer: string) => parsed(answer, codeIn)
/** Code 107 says that the service works. */
export const isRunning = ({ code }: { code: number }) => code === 107
