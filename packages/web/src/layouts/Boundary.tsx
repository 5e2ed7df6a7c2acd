import { Link, useRouteError } from 'react-router'
import { CallError } from '../lib/call.ts'
import { Head } from '../lib/head.tsx'
import type { Problem } from '../lib/page.ts'
import { paths } from '../lib/paths.ts'
import { useText } from '../lib/text.tsx'
import { Button } from '../ui/Button.tsx'
import { buttonStyle } from '../ui/buttonStyle.ts'
import { EmptyState } from '../ui/states.tsx'

const MISSING = new Set([404, 422])
const CHUNK_LOST = /dynamically imported module|Importing a module script failed|error loading/i

type Trouble = 'missing' | 'updated' | 'offline' | 'broken'

/** In the place of a page that could not be shown: unknown, of an older version, without network, or broken. */
export function Boundary() {
  const error = useRouteError()
  const t = useText()
  const trouble = troubleOf(error)
  const texts = {
    missing: ['shell.notFound', 'shell.notFoundHint', 'map'],
    updated: ['shell.updated', 'shell.updatedHint', 'lantern'],
    offline: ['shell.offline', 'shell.offlineHint', 'owl'],
    broken: ['shell.problem', 'shell.problemHint', 'owl'],
  } as const
  const [title, hint, scene] = texts[trouble]
  return (
    <>
      <Head title={t(title)} hidden />
      <EmptyState
        level={1}
        picture={`/media/scenes/${scene}.svg`}
        title={t(title)}
        action={
          trouble === 'missing' ? (
            <Link to={paths.cards()} className={buttonStyle('solid')}>
              {t('shell.explore')}
            </Link>
          ) : (
            <Button onClick={() => location.reload()}>
              {t(trouble === 'updated' ? 'shell.reload' : 'shell.retry')}
            </Button>
          )
        }
      >
        {t(hint)}
      </EmptyState>
    </>
  )
}

function troubleOf(error: unknown): Trouble {
  const status = error instanceof CallError ? error.status : (error as Partial<Problem> | null)?.status
  if (status && MISSING.has(status)) return 'missing'
  if (error instanceof TypeError && !navigator.onLine) return 'offline'
  return error instanceof Error && CHUNK_LOST.test(error.message) ? 'updated' : 'broken'
}
