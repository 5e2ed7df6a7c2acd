import type { OwnStore } from '@bra/contract/stores/stores.schemas'
import { Check, ChevronsUpDown, Store } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/Menu.tsx'
import { ownStoreTexts } from './own-store-texts.ts'
import { samePlaceOf } from './same-place.ts'

export function StoreSwitcher({ stores, current }: { stores: OwnStore[]; current: OwnStore }) {
  const t = useText()
  const { pathname } = useLocation()
  return (
    <Menu
      label={t(ownStoreTexts.switchStore)}
      trigger={(wiring) => (
        <button
          type="button"
          {...wiring}
          className="transition-quiet flex min-h-11 min-w-0 items-center gap-2 rounded-control border border-line px-2 max-sm:gap-1 max-sm:px-1 text-label font-semibold hover:border-line-strong hover:bg-sunken"
        >
          <Avatar src={current.avatar} name={current.name} size={32} />
          <span className="truncate max-sm:sr-only">{current.name}</span>
          <ChevronsUpDown aria-hidden size={16} strokeWidth={2} className="flex-none text-ink-3 max-[24rem]:hidden" />
        </button>
      )}
    >
      {stores.map((store) => (
        <MenuItem
          key={store.id}
          icon={<Avatar src={store.avatar} name={store.name} size={32} />}
          render={({ children, ...wiring }) => (
            <Link to={samePlaceOf(pathname, store.id)} {...wiring}>
              {children}
              {store.id === current.id && (
                <Check aria-hidden size={16} strokeWidth={2} className="ml-auto flex-none text-mata" />
              )}
            </Link>
          )}
        >
          {store.name}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem
        icon={<Store aria-hidden size={16} strokeWidth={2} />}
        render={({ children, ...wiring }) => (
          <Link to={paths.myStores()} {...wiring}>
            {children}
          </Link>
        )}
      >
        {t(siteTexts.myStores)}
      </MenuItem>
    </Menu>
  )
}
