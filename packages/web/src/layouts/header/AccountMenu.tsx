import { UserRound } from 'lucide-react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.tsx'
import { menuLayer, Popover } from '../../ui/Popover.tsx'
import { headerItem, HeaderItem } from '../../ui/HeaderItem.tsx'
import { layoutTexts } from '../texts.ts'

const AccountItems = lazyPart(async () => (await import('./AccountItems.tsx')).AccountItems)

/** The server draws the button of a visitor, as wide as a name needs. The menu is loaded at the first press. */
export function AccountMenu() {
  const t = useText()
  const session = useSession()
  return (
    <Popover
      role="menu"
      label={t(layoutTexts.account)}
      align="end"
      className={menuLayer}
      trigger={(wiring) => (
        <button type="button" {...wiring} className={`${headerItem} lg:w-18`}>
          <HeaderItem icon={UserRound} label={session?.user.name ?? t(layoutTexts.enter)} />
        </button>
      )}
    >
      <AccountItems />
    </Popover>
  )
}
