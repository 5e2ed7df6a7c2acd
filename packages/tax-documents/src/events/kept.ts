import { DCE_NAMESPACE } from '../dce/dce.ts'
import { NFE_NAMESPACE } from '../nfe/build.ts'
import { group } from '../xml/writing.ts'
import { parsed } from '../xml/reading.ts'

interface Kept {
  whole: string
  asked: string
  answered: string
  xmlns: string
  version: string
}

const kinds: Kept[] = [
  { whole: 'procEventoNFe', asked: 'evento', answered: 'retEvento', xmlns: NFE_NAMESPACE, version: '1.00' },
  { whole: 'procEventoDCe', asked: 'eventoDCe', answered: 'retEventoDCe', xmlns: DCE_NAMESPACE, version: '1.00' },
  { whole: 'ProcInutNFe', asked: 'inutNFe', answered: 'retInutNFe', xmlns: NFE_NAMESPACE, version: '4.00' },
]

/** Returns the file that the law wants kept of an event: what was signed, with the authority's answer. */
export function keptEvent(message: string, answer: string | null): string {
  if (answer === null) return message
  for (const { whole, asked, answered, xmlns, version } of kinds) {
    if (placeOf(answer, whole)) return placeOf(answer, whole)!
    const [event, reply] = [placeOf(message, asked), placeOf(answer, answered)]
    if (event && reply) return group(whole, [event, reply], { xmlns, versao: version })
  }
  return message
}

const placeOf = (xml: string, name: string) =>
  parsed(xml, (root) => (root.name === name ? root : root.at(`*[local-name()='${name}']`))?.canonical() ?? null)
