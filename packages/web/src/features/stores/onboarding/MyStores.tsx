import type { ManagedStoreAtWork } from '@bra/contract/stores/onboarding.schemas'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Answer } from '../../../lib/Answer.tsx'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { EmptyState, Notice } from '../../../ui/states.tsx'
import { draftQuery, managedStoresQuery } from './onboarding.data.ts'
import { ownStoresTexts } from './own-stores-texts.ts'
import { useAdoptDraft } from './visitors-draft.ts'
import { StorePanel } from './StorePanel.tsx'

export function MyStores() {
  const t = useText()
  const list = useQuery(managedStoresQuery)
  useAdoptDraft()
  return (
    <Answer to={list} title={t(ownStoresTexts.listFailed)} room="h-64">
      {({ stores }) => <Stores stores={stores} />}
    </Answer>
  )
}

function Stores({ stores }: { stores: ManagedStoreAtWork[] }) {
  const t = useText()
  const { data: kept } = useQuery(draftQuery)
  const draft = kept?.draft && (
    <Notice
      action={
        <Link to={paths.becomeSeller()} className={buttonStyle('outline', 'small')}>
          {t(ownStoresTexts.draftGo)}
        </Link>
      }
    >
      {t(ownStoresTexts.draftWaits)}
    </Notice>
  )
  if (stores.length === 0)
    return (
      <>
        {draft}
        <EmptyState
          picture="/media/scenes/lantern.svg"
          title={t(ownStoresTexts.none)}
          action={
            <Link to={paths.becomeSeller()} className={buttonStyle('solid')}>
              {t(ownStoresTexts.open)}
            </Link>
          }
        >
          {t(ownStoresTexts.noneHint)}
        </EmptyState>
      </>
    )
  return (
    <div className="flex flex-col gap-4">
      {draft}
      <ul className="grid gap-4 xl:grid-cols-2">
        {stores.map((store) => (
          <li key={store.id} className="grid">
            <StorePanel store={store} />
          </li>
        ))}
      </ul>
      <div>
        <Link to={paths.becomeSeller()} className={buttonStyle('outline')}>
          {t(ownStoresTexts.openOther)}
        </Link>
      </div>
    </div>
  )
}
