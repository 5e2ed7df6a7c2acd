import { formatDocument } from '@bra/contract/trade/documents'
import { date } from '@bra/contract/trade/format'
import { StoreDecision, type StoreToJudge } from '@bra/contract/stores/onboarding.schemas'
import { storeLife } from '@bra/contract/stores/store-life'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useEnv } from '../../../lib/env.ts'
import { moment } from '@bra/contract/trade/moments'
import { useText } from '../../../lib/text.tsx'
import { officePaths } from '../../../lib/office-paths.ts'
import { paths } from '../../../lib/paths.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { DecideDialog } from './DecideDialog.tsx'
import { PlanDialog } from './PlanDialog.tsx'
import { statusTexts } from './statuses.ts'
import { storeReviewTexts } from './store-review-texts.ts'
import { storeOpeningTexts } from './texts.ts'

const HARSH = new Set<StoreDecision>(['suspend', 'close'])

export function StoreFile({ store }: { store: StoreToJudge }) {
  const t = useText()
  const [move, setMove] = useState<StoreDecision | null>(null)
  const open = StoreDecision.options.filter((one) => storeLife.can(store.status, one))
  const { text, tone } = statusTexts[store.status]
  const isShown = store.status === 'open' || store.status === 'vacation'
  return (
    <div className="mt-3 flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={tone}>{t(text)}</Badge>
        <span className="text-label break-all text-ink-2">{`/${store.slug} · ${store.city}/${store.uf}`}</span>
        <Link to={officePaths.ledger({ conta: `store:${store.id}` })} className={loneLinkStyle}>
          {t(storeReviewTexts.ledgerOf)}
        </Link>
        {isShown && (
          <Link to={paths.store(store.slug)} className={loneLinkStyle}>
            {t(storeReviewTexts.seeStore)}
          </Link>
        )}
        <span className="ml-auto flex flex-wrap gap-2">
          {open.map((one, at) => (
            <Button key={one} variant={at === 0 && !HARSH.has(one) ? 'solid' : 'outline'} onClick={() => setMove(one)}>
              {t(storeReviewTexts[`decide_${one}`])}
            </Button>
          ))}
        </span>
      </div>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <Legal store={store} />
        <Face store={store} />
      </div>
      <History store={store} />
      {move && <DecideDialog store={store} move={move} onClose={() => setMove(null)} />}
    </div>
  )
}

function Legal({ store }: { store: StoreToJudge }) {
  const t = useText()
  const { legal, owner } = store
  const bank = store.bank_holder === null ? 'bankNone' : store.bank_holder === legal.document ? 'bankSame' : 'bankOther'
  return (
    <Panel title={t(storeReviewTexts.legal)}>
      <Fact name={t(storeReviewTexts.legalName)}>{legal.name}</Fact>
      <Fact name={t(storeReviewTexts.document)}>
        <span className="tabular-nums">{formatDocument(legal.document)}</span>
      </Fact>
      <Fact name={t(storeReviewTexts.registration)}>{store.state_registration || '–'}</Fact>
      <Fact name={t(storeReviewTexts.legalAddress)}>{legal.address}</Fact>
      <Fact name={t(storeReviewTexts.contact)}>{legal.email}</Fact>
      <Fact name={t(storeReviewTexts.bankHolder)}>
        <span className={bank === 'bankSame' ? '' : 'font-semibold text-urucum'}>{t(storeReviewTexts[bank])}</span>
      </Fact>
      <Fact name={t(storeReviewTexts.owner)}>
        <Link to={paths.person(owner.id)} className={loneLinkStyle}>
          {owner.name}
        </Link>
        {`, ${owner.email} (${t(owner.confirmed ? storeReviewTexts.emailConfirmed : storeReviewTexts.emailOpen)}), ${t(storeReviewTexts.since2, { date: date(owner.since) })}`}
      </Fact>
      <Fact name={t(storeReviewTexts.wantedPlan)}>{store.wanted_plan ?? '–'}</Fact>
      <StorePlan store={store} />
    </Panel>
  )
}

function StorePlan({ store }: { store: StoreToJudge }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const { name, limit, waiting } = store.plan
  return (
    <Fact name={t(storeReviewTexts.plan)}>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {`${name}, ${limit === null ? t(storeReviewTexts.planUnlimited) : t(storeReviewTexts.planLimit, { count: limit })}`}
        {waiting > 0 && <Badge tone="buriti">{t(storeReviewTexts.planWaiting, { count: waiting })}</Badge>}
        <Button variant="outline" size="small" onClick={() => setOpen(true)}>
          {t(storeReviewTexts.planChange)}
        </Button>
      </span>
      {isOpen && <PlanDialog store={store} onClose={() => setOpen(false)} />}
    </Fact>
  )
}

function Face({ store }: { store: StoreToJudge }) {
  const t = useText()
  return (
    <Panel title={t(storeReviewTexts.shown)}>
      <Fact name={t(storeOpeningTexts.description)}>{store.description || '–'}</Fact>
      <Fact name={t(storeOpeningTexts.policies)}>{store.policies || '–'}</Fact>
      <Fact name={t(storeOpeningTexts.postsIn)}>
        {t(storeOpeningTexts.postsInDays, { count: store.posts_in_days })}
      </Fact>
    </Panel>
  )
}

function History({ store }: { store: StoreToJudge }) {
  const t = useText()
  const { language } = useEnv().visit
  if (store.history.length === 0) return null
  return (
    <section aria-labelledby="history" className="panel p-4 sm:p-5">
      <h2 id="history" className="text-h3">
        {t(storeReviewTexts.history)}
      </h2>
      <ol className="mt-2 divide-y divide-line">
        {store.history.map(({ to, by, at, reason }) => (
          <li key={at} className="py-2.5">
            <span className="font-semibold">{t(statusTexts[to].text)}</span>{' '}
            <span className="text-label text-ink-3 tabular-nums">{`${by}, ${moment(at, language)}`}</span>
            {reason && <p className="max-w-[68ch] text-ink-2">{reason}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}

const Panel = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="panel p-4 sm:p-5">
    <h2 className="text-h3">{title}</h2>
    <dl className="mt-2 grid gap-3">{children}</dl>
  </section>
)

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-label font-semibold text-ink-2">{name}</dt>
    <dd className="max-w-[68ch] break-words whitespace-pre-line">{children}</dd>
  </div>
)
