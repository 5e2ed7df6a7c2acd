import { sql } from 'kysely'

/** SQL for the units of the offer `l` that lie in the Bra Center. No module but this one knows where they are counted. */
export const unitsInCenter = sql<number>`l.bra_center_quantity`

export const unitsAtStore = sql<number>`(l.quantity - l.bra_center_quantity)`
