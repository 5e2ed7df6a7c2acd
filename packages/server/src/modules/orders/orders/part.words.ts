import { say, type Saying } from '@bra/contract/kit/saying'

export const ofPart = (name: string, { part, parts }: { part: number; parts: number }) =>
  parts > 1 ? `${name} (pacote ${part} de ${parts})` : name

export const partSaying = (name: string, of: { part: number; parts: number }): Saying =>
  say(ofPart(name, of), of.parts > 1 ? `${name} (parcel ${of.part} of ${of.parts})` : name)
