import { Eye } from 'lucide-react'
import { useState } from 'react'
import type { Session } from '../../../lib/session.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useEndActing } from './impersonation.data.ts'
import { impersonationTexts } from './texts.ts'

export function ActingBar({ session }: { session: Session }) {
  const t = useText()
  const end = useEndActing()
  const [isEnding, setEnding] = useState(false)
  const { name, last_name: lastName } = session.user
  const press = () => {
    setEnding(true)
    void end(session)
  }
  return (
    <aside
      data-acting-bar
      aria-label={t(impersonationTexts.adminArea)}
      className="sticky top-0 z-40 flex h-14 items-center justify-center gap-3 bg-acai-soft px-4 text-on-acai-soft sm:h-12"
    >
      <Eye aria-hidden size={20} strokeWidth={1.75} className="flex-none" />
      <p className="line-clamp-2 text-label font-semibold">
        {t(impersonationTexts.actingAs, { name: `${name} ${lastName}` })}
      </p>
      <Button variant="outline" size="small" busy={isEnding} onClick={press}>
        {t(impersonationTexts.actingEnd)}
      </Button>
    </aside>
  )
}
