import { settings } from '@bra/contract/settings'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Head } from '../../lib/head.tsx'
import { loadPage } from '../../lib/page.ts'
import { ask } from '../../lib/query.ts'
import { useText } from '../../lib/text.tsx'

const question = ask(settings.parametrization, { params: { code: 'withdrawal_price' } })
export const loader = loadPage(() => [question])

export default function HomePage() {
  const t = useText()
  const { data } = useSuspenseQuery(question)
  return (
    <>
      <Head title={t('pages.home')} />
      <h1>{t('pages.home')}</h1>
      <p>{data.value}</p>
      <Link to="/questions">{t('pages.questions')}</Link>
      <Link to="/nada/disso">nada</Link>
      <Link to="/cart">{t('pages.cart')}</Link>
    </>
  )
}
