import { Link, useRouteError } from 'react-router'
import { CallError } from '../lib/call.ts'
import { Head } from '../lib/head.tsx'
import { pageTitles } from '../lib/page-titles.ts'
import type { Problem } from '../lib/page.ts'
import { paths } from '../lib/paths.ts'
import { siteTexts } from '../lib/site-texts.ts'
import { useText } from '../lib/text.tsx'
import { Button } from '../ui/Button.tsx'
import { buttonStyle } from '../ui/buttonStyle.ts'
import { EmptyState } from '../ui/states.tsx'
import { layoutTexts } from './texts.ts'

const MISSING = new Set([404, 422])
const CHUNK_LOST = /dynamically imported module|Importing a module script failed|error loading/i

type Trouble = 'missing' | 'updated' | 'offline' | 'broken'

/** Stands in place of a page that is unknown, from an older build, offline, or broken. */
export function Boundary() {
  const error = useRouteError()
  const t = useText()
  const trouble = troubleOf(error)
  const texts = {
    missing: [layoutTexts.notFound, layoutTexts.notFoundHint, 'map'],
    updated: [layoutTexts.updated, layoutTexts.updatedHint, 'lantern'],
    offline: [layoutTexts.offline, layoutTexts.offlineHint, 'owl'],
    broken: [siteTexts.problem, siteTexts.problemHint, 'owl'],
  } as const
  const [name, hint, scene] = texts[trouble]
  const title = wordsOf(error) ?? t(name)
  return (
    <>
      <Head title={title} hidden />
      <EmptyState
        level={1}
        picture={`/media/scenes/${scene}.svg`}
        title={title}
        action={
          trouble === 'missing' ? (
            <div className="flex flex-wrap justify-center gap-2">
              <Link to={paths.cards()} className={buttonStyle('solid')}>
                {t(siteTexts.explore)}
              </Link>
              <Link to={paths.collections()} className={buttonStyle('outline')}>
                {t(pageTitles.collections)}
              </Link>
            </div>
          ) : (
            <div className="flex flex-wrap justify-center gap-2">
              <Button onClick={() => location.reload()}>
                {t(trouble === 'updated' ? layoutTexts.reload : siteTexts.retry)}
              </Button>
              {/* A plain link loads a new document, which brings the scripts of the current build. */}
              <a href={paths.home()} className={buttonStyle('outline')}>
                {t(siteTexts.home)}
              </a>
            </div>
          )
        }
      >
        {t(hint)}
      </EmptyState>
    </>
  )
}

/** Returns the server's message about a page that this person cannot see. */
const wordsOf = (error: unknown) => (error instanceof Error ? null : (error as Problem | null)?.message) || null

function troubleOf(error: unknown): Trouble {
  const status = error instanceof CallError ? error.status : (error as Partial<Problem> | null)?.status
  if (status && MISSING.has(status)) return 'missing'
  if (error instanceof TypeError && !navigator.onLine) return 'offline'
  return error instanceof Error && CHUNK_LOST.test(error.message) ? 'updated' : 'broken'
}
