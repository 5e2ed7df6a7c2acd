import type { Store } from '@bra/contract/stores/stores.schemas'
import { Avatar } from '../../../ui/Avatar.tsx'
import { TileBand } from '../../../ui/TileBand.tsx'
import { photoSized } from '../../ground/photos/photo-size.ts'

export const StoreBand = ({ store }: { store: Pick<Store, 'id' | 'banner'> }) => (
  <div className="h-24 overflow-hidden sm:h-32">
    {store.banner ? (
      <img
        src={photoSized(store.banner, 1280)}
        alt=""
        width={1280}
        height={128}
        fetchPriority="high"
        className="size-full object-cover"
      />
    ) : (
      <TileBand seed={store.id} rows={4} tile={32} />
    )}
  </div>
)

export const StoreSign = ({ store }: { store: Pick<Store, 'avatar' | 'name'> }) => (
  <span className="-mt-9 flex-none rounded-[10px] bg-surface p-1">
    <Avatar src={store.avatar} name={store.name} size={72} />
  </span>
)
