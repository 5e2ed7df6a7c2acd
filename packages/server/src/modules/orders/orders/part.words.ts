import { say, type Saying } from '@bra/contract/kit/saying'

/** Returns the name of an order or of a sender, with the part if the sender sends several parcels of the order. */
export const ofPart = (name: string, { part, parts }: { part: number; parts: number }) =>
  parts > 1 ? `${name} (pacote ${part} de ${parts})` : name

/** The same for a reader of either language. */
export const partSaying = (name: string, of: { part: number; parts: number }): Saying =>
  say(ofPart(name, of), of.parts > 1 ? `${name} (parcel ${of.part} of ${of.parts})` : name)
