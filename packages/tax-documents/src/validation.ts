import { readdirSync, readFileSync } from 'node:fs'
import {
  XmlBufferInputProvider,
  XmlDocument,
  XmlLibError,
  xmlRegisterInputProvider,
  XmlValidateError,
  XsdValidator,
} from 'libxml2-wasm'
import { open, UnreadableXml } from './xml/reading.ts'

export const schemaFiles = {
  nfe: 'nfe/nfe_v4.00.xsd',
  nfeProc: 'nfe/procNFe_v4.00.xsd',
  enviNFe: 'nfe/enviNFe_v4.00.xsd',
  retEnviNFe: 'nfe/retEnviNFe_v4.00.xsd',
  consSitNFe: 'nfe/consSitNFe_v4.00.xsd',
  retConsSitNFe: 'nfe/retConsSitNFe_v4.00.xsd',
  consStatServ: 'nfe/consStatServ_v4.00.xsd',
  retConsStatServ: 'nfe/retConsStatServ_v4.00.xsd',
  inutNFe: 'nfe/inutNFe_v4.00.xsd',
  retInutNFe: 'nfe/retInutNFe_v4.00.xsd',
  cancellation: 'nfe/envEventoCancNFe_v1.00.xsd',
  cancellationAnswer: 'nfe/retEnvEventoCancNFe_v1.00.xsd',
  correction: 'nfe/envCCe_v1.00.xsd',
  correctionAnswer: 'nfe/retEnvCCe_v1.00.xsd',
  keptCancellation: 'nfe/procEventoCancNFe_v1.00.xsd',
  keptCorrection: 'nfe/procCCeNFe_v1.00.xsd',
  keptInutilisation: 'nfe/procInutNFe_v4.00.xsd',
  dce: 'dce/dce_v1.00.xsd',
  dceProc: 'dce/procDCe_v1.00.xsd',
  retDCe: 'dce/retDCe_v1.00.xsd',
  consSitDCe: 'dce/consSitDCe_v1.00.xsd',
  retConsSitDCe: 'dce/retConsSitDCe_v1.00.xsd',
  consStatServDCe: 'dce/consStatServDCe_v1.00.xsd',
  retConsStatServDCe: 'dce/retConsStatServDCe_v1.00.xsd',
  eventoDCe: 'dce/eventoDCe_v1.00.xsd',
  evCancDCe: 'dce/evCancDCe_v1.00.xsd',
  retEventoDCe: 'dce/retEventoDCe_v1.00.xsd',
  keptEventDCe: 'dce/procEventoDCe_v1.00.xsd',
} as const
export type MessageKind = keyof typeof schemaFiles

const folder = new URL('../xsd/', import.meta.url)
let provider: XmlBufferInputProvider | undefined
const validators = new Map<MessageKind, XsdValidator>()

export function problemsOf(kind: MessageKind, xml: string): string[] {
  let document: XmlDocument
  try {
    document = open(xml)
  } catch (error) {
    if (error instanceof UnreadableXml) return [error.message]
    throw error
  }
  try {
    validatorOf(kind).validate(document)
    return []
  } catch (error) {
    if (error instanceof XmlValidateError) return wordsOf(error)
    throw error
  } finally {
    document.dispose()
  }
}

const wordsOf = (error: XmlLibError) =>
  error.details.length > 0 ? error.details.map(({ message }) => message.trim()) : [error.message]

/** Each schema is compiled once, in some 30 ms, and then kept. */
function validatorOf(kind: MessageKind): XsdValidator {
  const known = validators.get(kind)
  if (known) return known
  offerFiles()
  using schema = XmlDocument.fromBuffer(readFileSync(new URL(schemaFiles[kind], folder)), { url: schemaFiles[kind] })
  const validator = XsdValidator.fromDoc(schema)
  validators.set(kind, validator)
  return validator
}

/** The schemas include one another by name; nothing but these files can be opened. */
function offerFiles() {
  if (provider) return
  const names = ['nfe', 'dce'].flatMap((one) => readdirSync(new URL(`${one}/`, folder)).map((name) => `${one}/${name}`))
  provider = new XmlBufferInputProvider(
    Object.fromEntries(
      names.filter((name) => name.endsWith('.xsd')).map((name) => [name, readFileSync(new URL(name, folder))]),
    ),
  )
  xmlRegisterInputProvider(provider)
}
