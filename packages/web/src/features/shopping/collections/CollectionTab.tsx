import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Failed, together } from '../../../lib/Answer.tsx'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { idOf, paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { pasteTexts } from '../card-lists/texts.ts'
import { ShareButton } from '../shared-lists/ShareButton.tsx'
import { BegunSets } from './BegunSets.tsx'
import { readCollection, setsQuery, valueQuery } from './collections.data.ts'
import { CollectionListDialog } from './CollectionListDialog.tsx'
import { CollectionItems } from './CollectionItems.tsx'
import { CollectionWorth } from './CollectionWorth.tsx'
import { collectionTexts } from './texts.ts'

const BinderView = lazyPart(async () => (await import('./BinderView.tsx')).BinderView)

export function CollectionTab() {
  const [query] = useSearchParams()
  const set = idOf(query.get('fichario') ?? undefined)
  return set ? <BinderView set={set} /> : <OwnCollection />
}

function OwnCollection() {
  const [isPasting, setPasting] = useState(false)
  return (
    <>
      <Collection onPaste={() => setPasting(true)} />
      {isPasting && <CollectionListDialog onClose={() => setPasting(false)} />}
    </>
  )
}

function Collection({ onPaste }: { onPaste: () => void }) {
  const t = useText()
  const [query] = useSearchParams()
  const value = useQuery(valueQuery)
  const sets = useQuery(setsQuery)
  const both = together(value, sets)
  if (both.error) return <Failed of={both} title={t(collectionTexts.failed)} />
  if (!value.data || !sets.data) return <WaitingTab />
  const paste = (
    <Button variant="outline" onClick={onPaste}>
      {t(pasteTexts.open)}
    </Button>
  )
  if (value.data.cards === 0) {
    return (
      <EmptyState
        picture="/media/scenes/basket.svg"
        title={t(collectionTexts.empty)}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Link to={paths.cards()} className={buttonStyle('solid')}>
              {t(collectionTexts.exploreCards)}
            </Link>
            {paste}
            <ShareButton kind="collection" />
          </div>
        }
      >
        {t(collectionTexts.emptyHint)}
      </EmptyState>
    )
  }
  return (
    <div className="grid gap-10">
      <CollectionWorth value={value.data} />
      <div className="-mt-6 flex flex-wrap gap-3">
        {paste}
        <ShareButton kind="collection" />
      </div>
      <BegunSets sets={sets.data.sets} />
      <CollectionItems state={readCollection(query)} sets={sets.data.sets} />
    </div>
  )
}

function WaitingTab() {
  return (
    <div className="grid gap-10">
      <div className="grid gap-4 lg:grid-cols-[20rem_1fr]">
        <Skeleton className="h-56" />
        <Skeleton className="h-[20.5rem]" />
      </div>
      <Skeleton className="h-40" />
      <Skeleton className="h-96" />
    </div>
  )
}
