import { Suspense, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { pageTitles } from '../../lib/page-titles.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { accountTabs } from './account-tabs.ts'
import { useAddress } from '../../lib/address.ts'
import { Head } from '../../lib/head.tsx'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { accountTexts } from './texts.ts'

const tabLink =
  'transition-quiet inline-flex min-h-11 flex-none items-center rounded-control border border-line px-4 font-semibold text-ink-2 hover:bg-sunken hover:text-ink aria-[current=page]:border-mata aria-[current=page]:bg-mata-soft aria-[current=page]:text-on-mata-soft lg:border-transparent lg:aria-[current=page]:border-transparent'

export default function AccountPage() {
  const t = useText()
  const session = useSession()
  const { query } = useAddress()
  const open = accountTabs.find(({ id }) => id === query.get('aba')) ?? accountTabs[0]!
  const { Part } = open
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    row.current!.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [open])
  const title = t(pageTitles.account)
  return (
    <>
      <Head title={`${t(open.text)} · ${title}`} hidden />
      <PageTop title={title}>
        <h1 className="mt-1 max-lg:sr-only sm:mt-3">
          {session ? t(accountTexts.hello, { name: session.user.name }) : title}
        </h1>
      </PageTop>
      <div className="mt-1 grid gap-4 lg:mt-4 lg:gap-6 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-10">
        <nav
          ref={row}
          aria-label={title}
          className="-mx-4 flex scroll-px-4 gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:-mx-6 md:px-6 lg:sticky lg:top-28 lg:mx-0 lg:flex-col lg:gap-1 lg:self-start lg:px-0"
        >
          {accountTabs.map(({ id, text, Count }) => (
            <Link
              key={id}
              to={paths.account(id)}
              preventScrollReset
              aria-current={id === open.id ? 'page' : undefined}
              className={tabLink}
            >
              {t(text)}
              <Suspense>{Count && <Count />}</Suspense>
            </Link>
          ))}
        </nav>
        <section aria-labelledby="tab-title" className="min-w-0">
          <h2 id="tab-title" className="mb-4">
            {t(open.text)}
          </h2>
          <Suspense fallback={<SkeletonRows rows={4} />}>
            <Part />
          </Suspense>
        </section>
      </div>
    </>
  )
}
