import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { Entered } from './draft.ts'
import type { ReadPaste } from './bulk-entry.data.ts'
import { bulkEntryTexts } from './texts.ts'

interface LineProblemsProps {
  problems: ReadPaste['problems']
  /** True for a single line; then its problem already stands under the field. */
  isOne: boolean
  /** The entry is null for a product whose price is missing. */
  onChoose: (entry: Entered | null, number: number) => void
}

export function LineProblems({ problems, isOne, onChoose }: LineProblemsProps) {
  const t = useText()
  const shown = isOne ? problems.filter(({ problem }) => !problem) : problems
  return (
    <div role="status">
      {shown.length > 0 && (
        <div className="rounded-panel bg-buriti-soft p-4 text-on-buriti-soft">
          {!isOne && <p className="font-bold">{t(bulkEntryTexts.problems, { count: shown.length })}</p>}
          <ul className="grid gap-3">
            {shown.map(({ number, text, problem, line, meant }) => (
              <li key={number}>
                {!isOne && (
                  <p className="text-label">
                    <span className="font-semibold">{t(bulkEntryTexts.line, { count: number })}: </span>
                    {problem ? <Marked text={text} {...problem} /> : text}
                  </p>
                )}
                {problem && <p className="font-semibold">{problem.message}</p>}
                {line && meant.length === 0 && (
                  <p className="font-semibold">{t(bulkEntryTexts.unknownReference, { reference: line.reference })}</p>
                )}
                {line && meant.length > 0 && (
                  <>
                    <p className="font-semibold">
                      {t(meant.length > 1 ? bulkEntryTexts.several : bulkEntryTexts.perhaps, {
                        reference: line.reference,
                      })}
                    </p>
                    <div className="mt-2 flex flex-wrap gap-2">
                      {meant.map((one) => (
                        <Button
                          key={one.key}
                          size="small"
                          variant="outline"
                          onClick={() => onChoose(one.entry, number)}
                        >
                          {printingOf(one.product)}
                          {one.entry === null && ` · ${t(bulkEntryTexts.noPrice)}`}
                        </Button>
                      ))}
                    </div>
                  </>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

/** Names what tells printings of one set and number apart: rarity, variant and game. */
const printingOf = ({ name, category, rarity, variant, game }: Entered['product']) =>
  `${name} (${[category.name, rarity?.name, variant, game].filter(Boolean).join(', ')})`

const Marked = ({ text, start, end }: { text: string; start: number; end: number }) => (
  <>
    {text.slice(0, start)}
    <mark className="rounded-[3px] bg-surface px-1 font-semibold text-urucum underline decoration-wavy">
      {text.slice(start, end) || '…'}
    </mark>
    {text.slice(end)}
  </>
)
