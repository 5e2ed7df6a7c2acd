import { Bookmark } from 'lucide-react'
import { useLocation } from 'react-router'
import { useAddress } from '../../../lib/address.ts'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { SAVING } from './place.ts'
import { savedSearchTexts } from './texts.ts'

/** The wish to save stands in the address, so that it outlives a sign-in. A phone shows the icon alone. */
export function SaveSearch() {
  const t = useText()
  const { change } = useAddress()
  const { pathname } = useLocation()
  // A promotion ends, and a saved search of it would be empty then.
  if (pathname.startsWith(paths.promotions())) return null
  return (
    <Button
      variant="outline"
      className="flex-none max-sm:size-11 max-sm:border-line max-sm:p-0"
      icon={<Bookmark aria-hidden size={18} strokeWidth={1.75} />}
      aria-haspopup="dialog"
      onClick={() => change({ [SAVING]: 1 }, { replace: true })}
    >
      <span className="max-sm:sr-only">{t(savedSearchTexts.saveThis)}</span>
    </Button>
  )
}
