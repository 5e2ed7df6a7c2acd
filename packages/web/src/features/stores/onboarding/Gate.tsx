import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useSession } from '../../../lib/session.ts'
import { useText } from '../../../lib/text.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { useCurrentUser } from '../../people/sessions/sessions.data.ts'
import { storeOpeningTexts } from './texts.ts'

/** Lets in only a signed-in adult with a confirmed e-mail. */
export function Gate({ children }: { children: ReactNode }) {
  const t = useText()
  const session = useSession()
  const { data: person } = useCurrentUser()
  const { pathname, search } = useLocation()
  const here = pathname + search
  if (!session)
    return (
      <Stop
        title={t(storeOpeningTexts.enterTitle)}
        hint={t(storeOpeningTexts.enterHint)}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Link to={paths.login(here)} className={buttonStyle('solid')}>
              {t(storeOpeningTexts.enter)}
            </Link>
            <Link to={paths.register(here)} className={buttonStyle('outline')}>
              {t(storeOpeningTexts.createAccount)}
            </Link>
          </div>
        }
      />
    )
  if (!person) return <Skeleton className="h-96 max-w-2xl" />
  if (!person.adult)
    return (
      <Stop
        title={t(storeOpeningTexts.adultsTitle)}
        hint={t(storeOpeningTexts.adultsHint)}
        action={
          <Link to={paths.account('dados')} className={buttonStyle('solid')}>
            {t(storeOpeningTexts.seeAccount)}
          </Link>
        }
      />
    )
  if (!person.is_activated)
    return (
      <Stop
        title={t(storeOpeningTexts.confirmTitle)}
        hint={t(storeOpeningTexts.confirmHint)}
        action={
          <Link to={paths.validateEmail(here)} className={buttonStyle('solid')}>
            {t(storeOpeningTexts.confirm)}
          </Link>
        }
      />
    )
  return children
}

const Stop = ({ title, hint, action }: { title: string; hint: string; action: ReactNode }) => (
  <div className="panel max-w-2xl">
    <EmptyState picture="/media/scenes/lantern.svg" title={title} action={action}>
      {hint}
    </EmptyState>
  </div>
)
