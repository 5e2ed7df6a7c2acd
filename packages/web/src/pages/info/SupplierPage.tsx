import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { faqQuery, textQuery, topicsOfSelling } from '../../features/ground/content/content.data.ts'
import { faqJsonLd } from '../../features/ground/content/faq.jsonld.ts'
import { Landing } from '../../features/ground/content/Landing.tsx'
import { QuestionList } from '../../features/ground/content/QuestionList.tsx'
import { SellerPlans } from '../../features/stores/subscriptions/SellerPlans.tsx'
import { plansOnOffer, plansQuery } from '../../features/stores/subscriptions/subscriptions.data.ts'
import { pageTitles } from '../../lib/page-titles.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { Head } from '../../lib/head.tsx'
import { loadPage } from '../../lib/page.ts'
import { paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'
import { buttonStyle } from '../../ui/buttonStyle.ts'
import { infoTexts } from './texts.ts'

const text = textQuery('supplier')

export const loader = loadPage(() => [text, plansQuery, faqQuery])

export default function SupplierPage() {
  const t = useText()
  const { data: supplier } = useSuspenseQuery(text)
  const { data: offered } = useSuspenseQuery(plansQuery)
  const { data: asked } = useSuspenseQuery(faqQuery)
  const questions = asked.faq.filter(({ topic }) => topicsOfSelling.includes(topic))
  return (
    <>
      <Head
        title={t(pageTitles.supplier)}
        description={t(infoTexts.supplierDescription)}
        canonical={paths.supplier()}
        jsonLd={[faqJsonLd(questions)]}
      />
      <PageTop title={t(pageTitles.supplier)}>
        <Landing
          text={supplier}
          picture="/media/scenes/basket.svg"
          actions={
            <>
              <Link to={paths.becomeSeller()} className={buttonStyle('solid', 'large')}>
                {t(infoTexts.openStore)}
              </Link>
              <a href="#planos" className={buttonStyle('outline', 'large')}>
                {t(infoTexts.seePlans)}
              </a>
            </>
          }
        />
      </PageTop>
      <section aria-labelledby="planos" className="mt-12">
        <h2 id="planos" tabIndex={-1} className="mb-4">
          {t(infoTexts.plans)}
        </h2>
        <SellerPlans plans={plansOnOffer(offered.plans)} />
      </section>
      <section aria-labelledby="perguntas" className="mt-12">
        <h2 id="perguntas" tabIndex={-1} className="mb-4">
          {t(pageTitles.questions)}
        </h2>
        <QuestionList questions={questions} />
      </section>
    </>
  )
}
