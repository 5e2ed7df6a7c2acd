import type { StoreDetail } from '@bra/contract/stores/stores.schemas'
import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../../../lib/lazy-part.tsx'

const StoreParcel = lazyPart(async () => (await import('./StoreParcel.tsx')).StoreParcel)

/** The script of the parcel comes later than the stock beside it. */
export const ParcelBeside = ({ store, children }: { store: StoreDetail; children: ReactNode }) => (
  <div className="gap-x-6 lg:grid lg:grid-cols-[minmax(0,1fr)_18.5rem]">
    <div className="min-w-0">{children}</div>
    <aside>
      <Suspense>
        <StoreParcel store={store} />
      </Suspense>
    </aside>
  </div>
)
