import type { ComplaintOptions, ComplaintReason } from '@bra/contract/care/complaints.schemas'
import { passportFrames } from '@bra/contract/ground/passports'
import type { SiteText } from '@bra/contract/kit/both'
import { chosenLines, type Draft, type Line, type Trouble, troubleOf } from './draft.ts'
import { complaintOpeningTexts } from './texts.ts'

/** The number of photos that are needed, because words alone cannot show such a trouble. */
const photosFor: Partial<Record<ComplaintReason, number>> = {
  worse_condition: 2,
  damaged_in_transit: 2,
  counterfeit: 2,
  wrong_card: 1,
}

export const photosNeeded = ({ reason }: Trouble) => (reason ? (photosFor[reason] ?? 0) : 0)

const asking: ComplaintReason[] = ['worse_condition', 'damaged_in_transit']

export const asksCondition = ({ reason }: Trouble, line: Line) =>
  reason !== null && asking.includes(reason) && line.worse_conditions.length > 0

export interface Missing {
  /** Id of the field that takes the focus. */
  field: string
  text: SiteText
  /** Name of the card; undefined for the whole parcel. */
  of?: string
}

export const fieldOf = (line: number | 'whole', part: 'reason' | 'condition' | 'words' | `photo-${string}`) =>
  `${line}-${part}`

/** Returns what is missing, in the order of the page. */
export function missingIn(draft: Draft, options: ComplaintOptions): Missing[] {
  if (draft.isWhole) return wordsMissing(draft.whole, 'whole')
  return chosenLines(draft, options).flatMap((line) =>
    ofCard(troubleOf(draft, line.id), line).map((missing) => ({ ...missing, of: line.name })),
  )
}

function ofCard(trouble: Trouble, line: Line): Missing[] {
  if (!trouble.reason) return [{ field: fieldOf(line.id, 'reason'), text: complaintOpeningTexts.missingReason }]
  const noCondition = asksCondition(trouble, line) && !trouble.condition
  return [
    ...(noCondition
      ? [{ field: fieldOf(line.id, 'condition'), text: complaintOpeningTexts.missingCondition } satisfies Missing]
      : []),
    ...photosMissing(trouble, line.id),
    ...wordsMissing(trouble, line.id),
  ]
}

const photosMissing = (trouble: Trouble, line: number): Missing[] =>
  passportFrames
    .slice(0, photosNeeded(trouble))
    .flatMap((frame) =>
      trouble.passport.photos[frame]
        ? []
        : [{ field: fieldOf(line, `photo-${frame}`), text: complaintOpeningTexts[`missing_${frame}`] }],
    )

const wordsMissing = ({ words }: Trouble, line: number | 'whole'): Missing[] =>
  words.trim() ? [] : [{ field: fieldOf(line, 'words'), text: complaintOpeningTexts.missingWords }]
