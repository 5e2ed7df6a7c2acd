import { categoryCuration } from '@bra/contract/office/category-curation'
import type { CuratedCategory } from '@bra/contract/office/category-curation.schemas'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { CategoriesTable } from '../../features/office/catalog-editing/CategoriesTable.tsx'
import { CategoryDialog } from '../../features/office/catalog-editing/CategoryDialog.tsx'
import { categoryLists, pagesOfCategories } from '../../features/office/catalog-editing/category.data.ts'
import { GameSelect } from '../../features/office/catalog-editing/GameSelect.tsx'
import { catalogEditingTexts } from '../../features/office/catalog-editing/texts.ts'
import { useSend } from '../../lib/command.ts'
import { officeTitles } from '../../lib/office-titles.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { useAddress } from '../../lib/address.ts'
import { Head } from '../../lib/head.tsx'
import { PagedList } from '../../lib/PagedList.tsx'
import { usePages } from '../../lib/paged.tsx'
import { QuerySearch } from '../../lib/QuerySearch.tsx'
import { ReasonDialog } from '../../features/people/audit/ReasonDialog.tsx'
import { useText } from '../../lib/text.tsx'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'

type OpenDialog = { to: 'add' } | { to: 'change' | 'remove'; category: CuratedCategory }

export default function CategoriesPage() {
  const t = useText()
  const { query } = useAddress()
  const list = usePages(pagesOfCategories(query))
  const categories = list.pages.flatMap((page) => page.categories)
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Head title={t(officeTitles.categories)} hidden />
      <PageTop title={t(officeTitles.categories)} />
      <div className="mt-3 grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_14rem] lg:grid-cols-[minmax(0,1fr)_14rem_auto]">
        <QuerySearch name="busca" label={t(catalogEditingTexts.searchCategory)} />
        <GameSelect />
        <div>
          <Button icon={<Plus aria-hidden size={18} strokeWidth={2} />} onClick={() => setOpen({ to: 'add' })}>
            {t(catalogEditingTexts.addCategory)}
          </Button>
        </div>
      </div>
      <p role="status" className="mt-2 mb-3 min-h-6 text-label text-ink-2">
        {list.last && t(catalogEditingTexts.foundCategories, { count: list.last.paginate.total })}
      </p>
      <PagedList
        list={list}
        shown={categories.length}
        none={{ title: t(catalogEditingTexts.noCategories), hint: t(catalogEditingTexts.noCategoriesHint) }}
      >
        <CategoriesTable
          categories={categories}
          onChange={(category) => setOpen({ to: 'change', category })}
          onRemove={(category) => setOpen({ to: 'remove', category })}
        />
      </PagedList>
      {open?.to === 'add' && <CategoryDialog category={null} onClose={close} />}
      {open?.to === 'change' && <CategoryDialog category={open.category} onClose={close} />}
      {open?.to === 'remove' && <Removal category={open.category} onClose={close} />}
    </>
  )
}

function Removal({ category: { id, name }, onClose }: { category: CuratedCategory; onClose: () => void }) {
  const t = useText()
  const send = useSend(categoryCuration.remove, { refresh: categoryLists })
  const remove = async (reason: string) => {
    const { message } = await send({ params: { id }, body: { reason } })
    toast.success(message)
    onClose()
  }
  return (
    <ReasonDialog
      title={t(catalogEditingTexts.removeOf, { name })}
      action={t(catalogEditingTexts.remove)}
      isDangerous
      send={remove}
      onClose={onClose}
    >
      <p>{t(catalogEditingTexts.removeHint)}</p>
    </ReasonDialog>
  )
}
