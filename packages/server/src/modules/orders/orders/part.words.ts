/** Returns the name of an order or of a sender, with the part if the sender sends several parcels of the order. */
export const ofPart = (name: string, { part, parts }: { part: number; parts: number }) =>
  parts > 1 ? `${name} (pacote ${part} de ${parts})` : name
