import { placeOfLine } from '@bra/contract/dispatch/picking-codes'
import type { CardInPlace } from '@bra/contract/dispatch/picking.schemas'
import type { ReactNode } from 'react'

/** Lists lines in their order under a heading for each place, or for each set of cards without a place. */
export const Shelves = <L extends CardInPlace>({ lines, children }: { lines: L[]; children: (line: L) => ReactNode }) =>
  [...Map.groupBy(lines, placeOfLine)].map(([place, here]) => (
    <section key={place} aria-label={place} className="panel">
      <h2 className="border-b border-line px-4 py-3 text-h3 sm:px-5">{place}</h2>
      <ul className="divide-y divide-line">{here.map(children)}</ul>
    </section>
  ))
