import type { StoreDetail } from '@bra/contract/stores/stores.schemas'
import { useText } from '../../../lib/text.tsx'
import { linkStyle } from '../../../ui/linkStyle.ts'
import { storeTexts } from './texts.ts'

/** Shows policies and legal data of a store (Decreto 7.962/2013, art. 2). */
export function StoreRules({ store }: { store: StoreDetail }) {
  const t = useText()
  const { name, document, address, email } = store.legal
  const isPerson = document.startsWith('*')
  const lines = [
    [t(storeTexts.legalName), name],
    [t(isPerson ? storeTexts.cpf : storeTexts.cnpj), document],
    [t(storeTexts.address), address],
  ]
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <section aria-labelledby="politicas" className="panel p-5">
        <h2 id="politicas" tabIndex={-1} className="text-h3">
          {t(storeTexts.policies)}
        </h2>
        <p className="mt-2">{store.description}</p>
        <p className="mt-2 whitespace-pre-line text-ink-2">{store.policies || t(storeTexts.noPolicies)}</p>
      </section>
      <section aria-labelledby="identificacao" className="panel p-5">
        <h2 id="identificacao" tabIndex={-1} className="text-h3">
          {t(storeTexts.identification)}
        </h2>
        <dl className="mt-2 grid gap-2.5">
          {lines.map(([label, line]) => (
            <div key={label}>
              <dt className="text-small text-ink-3">{label}</dt>
              <dd className="tabular-nums">{line}</dd>
            </div>
          ))}
          <div>
            <dt className="text-small text-ink-3">{t(storeTexts.email)}</dt>
            <dd>
              <a href={`mailto:${email}`} className={`${linkStyle} break-all`}>
                {email}
              </a>
            </dd>
          </div>
        </dl>
        <p className="mt-3 text-small text-ink-3">{t(storeTexts.legalHint)}</p>
      </section>
    </div>
  )
}
