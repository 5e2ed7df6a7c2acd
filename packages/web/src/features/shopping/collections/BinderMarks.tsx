import type { Pocket } from '@bra/contract/shopping/collections.schemas'
import { clsx } from 'clsx'
import { useText } from '../../../lib/text.tsx'
import { binderTexts } from './binder-texts.ts'

const toneOf = ({ copies }: Pocket) => (copies > 1 ? 'bg-buriti' : copies ? 'bg-mata' : 'bg-sunken border border-line')

interface BinderMarksProps {
  pages: Pocket[][]
  page: number
  onTurn: (page: number) => void
}

export function BinderMarks({ pages, page, onTurn }: BinderMarksProps) {
  const t = useText()
  return (
    <section aria-labelledby="binder-pages" className="panel p-4">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h4 id="binder-pages" className="font-semibold">
          {t(binderTexts.binderPages)}
        </h4>
        <p className="flex gap-3 text-small text-ink-2">
          <Legend tone="bg-mata">{t(binderTexts.binderHave)}</Legend>
          <Legend tone="bg-sunken border border-line">{t(binderTexts.binderLack)}</Legend>
          <Legend tone="bg-buriti">{t(binderTexts.binderSeveral)}</Legend>
        </p>
      </div>
      <ul className="flex flex-wrap gap-2">
        {pages.map((pockets, at) => (
          <li key={pockets[0]!.product.id}>
            <button
              type="button"
              aria-current={page === at + 1 ? 'page' : undefined}
              aria-label={t(binderTexts.binderGoTo, {
                page: at + 1,
                owned: pockets.filter(({ copies }) => copies > 0).length,
                total: pockets.length,
              })}
              onClick={() => onTurn(at + 1)}
              className="grid size-11 grid-cols-[repeat(3,auto)] content-center justify-center gap-0.5 rounded-control border border-line aria-[current=page]:border-mata"
            >
              {pockets.map((pocket) => (
                <span key={pocket.product.id} aria-hidden className={clsx('size-2 rounded-[2px]', toneOf(pocket))} />
              ))}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Legend({ tone, children }: { tone: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-1">
      <span aria-hidden className={clsx('size-2 rounded-[2px]', tone)} />
      {children}
    </span>
  )
}
