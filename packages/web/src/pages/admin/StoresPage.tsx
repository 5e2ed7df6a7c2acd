import { storeLife } from '@bra/contract/stores/store-life'
import { pagesOfStores } from '../../features/stores/onboarding/admin-stores.data.ts'
import { statusTexts } from '../../features/stores/onboarding/statuses.ts'
import { storeReviewTexts } from '../../features/stores/onboarding/store-review-texts.ts'
import { StoresTable } from '../../features/stores/onboarding/StoresTable.tsx'
import { officeTitles } from '../../lib/office-titles.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { useAddress } from '../../lib/address.ts'
import { Head } from '../../lib/head.tsx'
import { PagedList } from '../../lib/PagedList.tsx'
import { usePages } from '../../lib/paged.tsx'
import { QuerySearch } from '../../lib/QuerySearch.tsx'
import { useText } from '../../lib/text.tsx'
import { Select } from '../../ui/inputs.tsx'

/** Stores under review stand first, those that have waited longest at the top. */
export default function StoresPage() {
  const t = useText()
  const { query, change } = useAddress()
  const list = usePages(pagesOfStores(query))
  const stores = list.pages.flatMap((page) => page.stores)
  return (
    <>
      <Head title={t(officeTitles.adminStores)} hidden />
      <PageTop title={t(officeTitles.adminStores)} />
      <div className="mt-3 mb-4 grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_16rem]">
        <QuerySearch name="busca" label={t(storeReviewTexts.searchStore)} />
        <Select
          label={t(storeReviewTexts.storeStatus)}
          value={query.get('situacao') ?? ''}
          onChange={(event) => change({ situacao: event.target.value })}
        >
          <option value="">{t(storeReviewTexts.anyStatus)}</option>
          {storeLife.State.options.map((status) => (
            <option key={status} value={status}>
              {t(statusTexts[status].text)}
            </option>
          ))}
        </Select>
      </div>
      <PagedList
        list={list}
        shown={stores.length}
        none={{ title: t(storeReviewTexts.storesNone), hint: t(storeReviewTexts.storesNoneHint) }}
      >
        <StoresTable stores={stores} />
      </PagedList>
    </>
  )
}
