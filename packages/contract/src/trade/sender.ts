type Sender = { kind: 'store'; id: number } | { kind: 'centre' }

interface Sent {
  /** Null in a row of `store_orders`, and in what follows from one, if the centre sends it. */
  store_id: number | null
}

export const senderOf = ({ store_id: id }: Sent): Sender => (id === null ? { kind: 'centre' } : { kind: 'store', id })

export const isOfCentre = (sent: Sent) => senderOf(sent).kind === 'centre'
