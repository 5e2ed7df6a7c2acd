import { useParams } from 'react-router'
import { type Entered, useDraft, withEntered } from '../../features/selling/bulk-entry/draft.ts'
import { EnteredList } from '../../features/selling/bulk-entry/EnteredList.tsx'
import { QuickEntry } from '../../features/selling/bulk-entry/QuickEntry.tsx'
import { SetChecklist } from '../../features/selling/bulk-entry/SetChecklist.tsx'
import { bulkEntryTexts } from '../../features/selling/bulk-entry/texts.ts'
import { VariantDefaults } from '../../features/selling/bulk-entry/VariantDefaults.tsx'
import { useStoreOfPage } from '../../features/stores/stores/own-stores.data.ts'
import { officeTitles } from '../../lib/office-titles.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { useAddress } from '../../lib/address.ts'
import { Head } from '../../lib/head.tsx'
import { idOf, paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'
import { Tabs } from '../../ui/Tabs.tsx'

const ways = [
  { id: 'linha', text: bulkEntryTexts.byLines },
  { id: 'lista', text: bulkEntryTexts.byList },
] as const

export default function ProductRegisterPage() {
  const t = useText()
  const { store_id: named } = useParams()
  const storeId = idOf(named) ?? 0
  useStoreOfPage()
  const { query, change: goTo } = useAddress()
  const way = ways.find(({ id }) => id === query.get('modo')) ?? ways[0]
  const { draft, change } = useDraft(storeId)
  const enter = (entered: Entered[]) => change((before) => withEntered(before, entered))
  return (
    <>
      <Head title={t(officeTitles.productRegister)} hidden />
      <PageTop
        title={t(officeTitles.productRegister)}
        parents={[{ name: t(officeTitles.products), path: paths.listings(storeId) }]}
      />
      <div className="mt-4 grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-5">
          <div className="panel p-4 sm:p-5">
            <VariantDefaults
              value={draft.defaults}
              onChange={(defaults) => change((before) => ({ ...before, defaults }))}
            />
          </div>
          <Tabs
            label={t(bulkEntryTexts.ways)}
            tabs={ways.map(({ id, text }) => ({ id, label: t(text) }))}
            selected={way.id}
            onSelect={(modo) => goTo({ modo: modo === ways[0].id ? null : modo }, { replace: true })}
          >
            {way.id === 'linha' ? (
              <QuickEntry storeId={storeId} defaults={draft.defaults} onEnter={enter} />
            ) : (
              <SetChecklist storeId={storeId} draft={draft} change={change} onEnter={enter} />
            )}
          </Tabs>
        </div>
        <div className="xl:sticky xl:top-20">
          <EnteredList storeId={storeId} draft={draft} change={change} />
        </div>
      </div>
    </>
  )
}
