import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { layoutTexts } from '../../layouts/texts.ts'
import { Head } from '../../lib/head.tsx'
import { pageTitles } from '../../lib/page-titles.ts'
import { siteTexts } from '../../lib/site-texts.ts'
import { useText } from '../../lib/text.tsx'
import { buttonStyle } from '../../ui/buttonStyle.ts'
import { EmptyState } from '../../ui/states.tsx'

/** `de` is the address that the person wanted. */
export default function OfflinePage() {
  const t = useText()
  const [query] = useSearchParams()
  const de = query.get('de') ?? '/'
  // One stored page serves every address, so only the browser knows which one was wanted.
  const [wanted, setWanted] = useState('/')
  useEffect(() => setWanted(/^\/(?![/\\])/.test(de) ? de : '/'), [de])
  return (
    <>
      <Head title={t(pageTitles.offline)} hidden />
      <EmptyState
        level={1}
        title={t(layoutTexts.offline)}
        action={
          <a href={wanted} className={buttonStyle('solid')}>
            {t(siteTexts.retry)}
          </a>
        }
      >
        {t(layoutTexts.offlineHint)}
      </EmptyState>
    </>
  )
}
