import { ArrowRight } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { FailedPages, usePages } from '../../../lib/paged.tsx'
import { useText } from '../../../lib/text.tsx'
import { printingTexts } from './printing-texts.ts'
import { PrintingLink } from './PrintingLink.tsx'
import type { PrintingsProps } from './PrintingsDialog.tsx'
import { pagesOfPrintings } from './product.data.ts'

const PrintingsDialog = lazyPart(async () => (await import('./PrintingsDialog.tsx')).PrintingsDialog)

export function Printings({ product, state }: PrintingsProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const list = usePages(pagesOfPrintings(product.id, state, { order: 'newest', opened: 0 }))
  const printings = list.pages.flatMap((page) => page.printings)
  const total = list.last?.paginate.total ?? 0
  if (total < 2) return null
  return (
    <section aria-labelledby="impressoes">
      <div className="grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-2 lg:grid-cols-[auto_minmax(0,1fr)_auto]">
        <h2 id="impressoes" className="font-sans text-label font-semibold tracking-normal lg:max-w-22">
          {t(printingTexts.title)}
        </h2>
        <ul
          aria-busy={list.isOld}
          className="relative -m-1 flex min-w-0 gap-3 overflow-x-auto p-1 [scrollbar-width:none] max-lg:col-span-2 max-lg:row-start-2"
        >
          {printings.map((printing) => (
            <li key={printing.id} className="w-66 flex-none lg:w-[calc((100%-1.5rem)/3)] lg:min-w-66">
              <PrintingLink printing={printing} of={product} />
            </li>
          ))}
        </ul>
        <button
          type="button"
          className="inline-flex min-h-7 items-center gap-1 rounded-tag text-label font-semibold text-mata pointer-coarse:min-h-11"
          onClick={() => setOpen(true)}
        >
          {t(printingTexts.compare, { count: total })}
          <ArrowRight aria-hidden size={16} strokeWidth={2} />
        </button>
      </div>
      <FailedPages list={list} className="mt-3" />
      <Suspense>{isOpen && <PrintingsDialog {...{ product, state }} onClose={() => setOpen(false)} />}</Suspense>
    </section>
  )
}
