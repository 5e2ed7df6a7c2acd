import type { OwnListing } from '@bra/contract/selling/inventory.schemas'
import { spreadsheets } from '@bra/contract/selling/spreadsheets'
import type { OwnStore } from '@bra/contract/stores/stores.schemas'
import { type ComponentType, Suspense, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { Failed } from '../../../lib/Answer.tsx'
import { useAddress } from '../../../lib/address.ts'
import { useCommand } from '../../../lib/command.ts'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { paths } from '../../../lib/paths.ts'
import { complain } from '../../../lib/refusal.ts'
import { useText } from '../../../lib/text.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import type { Values } from './drafts.ts'
import { gridTexts } from './grid-texts.ts'
import { GridToolbar } from './GridToolbar.tsx'
import { GridTop, StateChips } from './GridTabs.tsx'
import { askedBy, type Kind, readGrid } from './grid-state.ts'
import { ImportDialog } from './ImportDialog.tsx'
import { ListingsSheet } from './ListingsSheet.tsx'
import { MassDialog, type MassAsked } from './MassDialog.tsx'
import { MoreMenu } from './MoreMenu.tsx'
import { NoListings } from './NoListings.tsx'
import { PlanPlaces } from './PlanPlaces.tsx'
import { saveFile } from './save-file.ts'
import { SelectionBar } from './SelectionBar.tsx'
import { StoreSale } from './StoreSale.tsx'
import { inventoryTexts } from './texts.ts'
import { UnsavedChanges } from './UnsavedChanges.tsx'
import { useChoice } from './useChoice.ts'
import { useDrafts } from './useDrafts.ts'
import { useListed } from './useListed.ts'
import { useListingKeys } from './useListingKeys.ts'
import { VacationDialog } from './VacationDialog.tsx'
import { ViewsMenu } from './ViewsMenu.tsx'

const OfferLabelsDialog = lazyPart(
  async () => (await import('../offer-labels/OfferLabelsDialog.tsx')).OfferLabelsDialog,
)
const KeysDialog = lazyPart(async () => (await import('./KeysDialog.tsx')).KeysDialog)

type Layer = 'vacation' | 'keys' | 'labels' | null
const none: number[] = []

interface ListingsWorkProps {
  store: OwnStore
  kind: Kind
  title: string
  Editor: ComponentType<{ row: OwnListing; typed?: Partial<Values>; storeId: number; onClose: () => void }>
}

export function ListingsWork({ store, kind, title, Editor }: ListingsWorkProps) {
  const t = useText()
  const go = useNavigate()
  const { query, change } = useAddress()
  const state = readGrid(query)
  const asked = askedBy(store.id, kind, state)
  const { index, listed, setTyping } = useListed(asked)
  const ids = listed?.ids ?? none
  const choice = useChoice(ids)
  const [mass, setMass] = useState<MassAsked | null>(null)
  const [layer, setLayer] = useState<Layer>(null)
  const [edited, setEdited] = useState<{ row: OwnListing; typed?: Partial<Values> } | null>(null)
  const unsaved = useDrafts(store.id)
  const sheet = useCommand(spreadsheets.write)
  useListingKeys({ create: () => void go(paths.productCreate(store.id)), help: () => setLayer('keys') })
  const failed = (error: unknown) => complain(error, t)
  const send = (chosen?: number[]) =>
    sheet.mutate({ body: { ...asked, ids: chosen } }, { onSuccess: saveFile, onError: failed })
  const finish = (done: MassAsked['kind'], changed: number[]) => {
    setMass(null)
    if (done === 'remove') choice.drop(changed)
  }
  const actions = (
    <>
      <ViewsMenu storeId={store.id} state={state} />
      <MoreMenu
        store={store}
        onImport={() => change({ painel: 'importar' })}
        onExport={() => send()}
        onPauseAll={() => setMass({ kind: 'pause_all', ids: [] })}
        onLeave={() => setLayer('vacation')}
      />
      <Link to={paths.productCreate(store.id)} className={buttonStyle('solid')}>
        {t(gridTexts.create)}
      </Link>
    </>
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <GridTop storeId={store.id} kind={kind} title={title} actions={actions} />
      <StoreSale store={store} />
      <PlanPlaces plan={listed?.plan} />
      <GridToolbar state={state} categories={listed?.categories ?? []} games={listed?.games ?? []} />
      {choice.chosen.size > 0 ? (
        <SelectionBar
          chosen={choice.chosen}
          ids={ids}
          onAll={choice.all}
          onNone={choice.none}
          onChange={(change) => setMass({ kind: change, ids: [...choice.chosen] })}
          onExport={() => send([...choice.chosen])}
          onLabels={() => setLayer('labels')}
        />
      ) : (
        <StateChips state={state} counts={listed?.counts} onHelp={() => setLayer('keys')} />
      )}
      <p role="status" className="sr-only">
        {listed && !index.isPlaceholderData && t(inventoryTexts.found, { count: ids.length })}
      </p>
      <Failed of={index} title={t(inventoryTexts.failed)} />
      {index.isPending && <SkeletonRows rows={10} className="h-11" />}
      <div className="min-w-0">
        {listed && ids.length === 0 && <NoListings storeId={store.id} isEmpty={listed.counts.all === 0} />}
        {listed && ids.length > 0 && (
          <ListingsSheet
            storeId={store.id}
            list={listed}
            order={state.order}
            choice={choice}
            unsaved={unsaved}
            onMass={(change, row) => setMass({ kind: change, ids: [row.id] })}
            onEdit={(row, typed) => setEdited({ row, typed })}
            onTyping={setTyping}
          />
        )}
        <UnsavedChanges unsaved={unsaved} />
      </div>
      <MassDialog storeId={store.id} asked={mass} onClose={() => setMass(null)} onDone={finish} />
      <ImportDialog
        storeId={store.id}
        isOpen={query.get('painel') === 'importar'}
        onClose={() => change({ painel: null }, { replace: true })}
      />
      <Layers storeId={store.id} layer={layer} chosen={choice.chosen} onClose={() => setLayer(null)} />
      <Suspense>
        {edited && <Editor key={edited.row.id} {...edited} storeId={store.id} onClose={() => setEdited(null)} />}
      </Suspense>
    </div>
  )
}

interface LayersProps {
  storeId: number
  layer: Layer
  chosen: ReadonlySet<number>
  onClose: () => void
}

function Layers({ storeId, layer, chosen, onClose }: LayersProps) {
  return (
    <>
      <Suspense>
        {layer === 'keys' && <KeysDialog onClose={onClose} />}
        {layer === 'labels' && <OfferLabelsDialog storeId={storeId} ids={[...chosen]} onClose={onClose} />}
      </Suspense>
      <VacationDialog storeId={storeId} isOpen={layer === 'vacation'} onClose={onClose} />
    </>
  )
}
