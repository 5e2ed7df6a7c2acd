import { onboarding } from '@bra/contract/stores/onboarding'
import type { ManagedStoreAtWork } from '@bra/contract/stores/onboarding.schemas'
import { date } from '@bra/contract/trade/format'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCommand } from '../../../lib/command.ts'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { Money } from '../../../ui/Money.tsx'
import { Notice } from '../../../ui/states.tsx'
import { CloseStoreDialog } from './CloseStoreDialog.tsx'
import { EditStoreDialog } from './EditStoreDialog.tsx'
import { useReloadStores } from './onboarding.data.ts'
import { OriginDialog } from './OriginDialog.tsx'
import { ownStoresTexts } from './own-stores-texts.ts'
import { statusTexts } from './statuses.ts'

const SEEN = new Set(['open', 'vacation'])
const FIXED = new Set(['suspended', 'closed'])

export function StorePanel({ store }: { store: ManagedStoreAtWork }) {
  const t = useText()
  const [open, setOpen] = useState<'edit' | 'origin' | 'close' | null>(null)
  const onClose = () => setOpen(null)
  const { text, tone } = statusTexts[store.status]
  return (
    <article className="panel flex flex-col gap-4 p-5">
      <header className="flex items-start gap-4">
        <Avatar src={store.avatar} name={store.name} size={48} />
        <div className="min-w-0 flex-1">
          <h2 className="flex flex-wrap items-center gap-2 text-h3">
            {store.name}
            <Badge tone={tone}>{t(text)}</Badge>
          </h2>
          <p className="text-label break-all text-ink-2">{`/${store.slug} · ${store.city}/${store.uf}`}</p>
        </div>
      </header>
      {store.reason && (
        <Notice tone={store.status === 'refused' ? 'buriti' : 'urucum'}>
          {`${t(ownStoresTexts.reason)}: ${store.reason}`}
        </Notice>
      )}
      <Work store={store} />
      <footer className="mt-auto flex flex-wrap gap-2">
        {store.status === 'refused' ? (
          <SendAgain id={store.id} />
        ) : (
          store.status !== 'review' && (
            <Link to={paths.dashboard(store.id)} className={buttonStyle('solid')}>
              {t(ownStoresTexts.work)}
            </Link>
          )
        )}
        {!FIXED.has(store.status) && (
          <Button
            variant="outline"
            aria-label={t(ownStoresTexts.editOf, { name: store.name })}
            onClick={() => setOpen('edit')}
          >
            {t(ownStoresTexts.edit)}
          </Button>
        )}
        {store.status !== 'closed' && (
          <Button
            variant="outline"
            aria-label={t(ownStoresTexts.originOf, { name: store.name })}
            onClick={() => setOpen('origin')}
          >
            {t(ownStoresTexts.origin)}
          </Button>
        )}
        {SEEN.has(store.status) && (
          <Link to={paths.store(store.slug)} className={buttonStyle('ghost')}>
            {t(ownStoresTexts.see)}
          </Link>
        )}
        {SEEN.has(store.status) && (
          <Button
            variant="ghost"
            className="ml-auto"
            aria-label={t(ownStoresTexts.closeNamed, { name: store.name })}
            onClick={() => setOpen('close')}
          >
            {t(ownStoresTexts.close)}
          </Button>
        )}
      </footer>
      {open === 'edit' && <EditStoreDialog store={store} onClose={onClose} />}
      {open === 'origin' && <OriginDialog store={store} onClose={onClose} />}
      {open === 'close' && <CloseStoreDialog store={store} onClose={onClose} />}
    </article>
  )
}

function Work({ store }: { store: ManagedStoreAtWork }) {
  const t = useText()
  if (store.status === 'review' || store.status === 'refused')
    return (
      <p className="text-ink-2">
        {t(ownStoresTexts.sentOn, { date: date(store.sent_at) })}.{' '}
        {store.status === 'review' && t(ownStoresTexts.whatNext)}
      </p>
    )
  const { to_send: toSend, to_answer: toAnswer } = store
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <ul className="grid gap-1">
        {toSend > 0 && <li className="font-semibold">{t(ownStoresTexts.toSend, { count: toSend })}</li>}
        {toAnswer > 0 && (
          <li className="font-semibold text-urucum">{t(ownStoresTexts.toAnswer, { count: toAnswer })}</li>
        )}
        {toSend + toAnswer === 0 && <li className="text-ink-2">{t(ownStoresTexts.nothingWaits)}</li>}
      </ul>
      <p className="text-right">
        <span className="block text-small text-ink-3">{t(ownStoresTexts.balance)}</span>
        <Money cents={store.available_cents} size="large" className={store.available_cents < 0 ? 'text-urucum' : ''} />
      </p>
    </div>
  )
}

function SendAgain({ id }: { id: number }) {
  const t = useText()
  const send = useCommand(onboarding.sendAgain, { tells: true, refresh: useReloadStores(), complains: true })
  return (
    <Button busy={send.isPending} onClick={() => send.mutate({ body: { id } })}>
      {t(ownStoresTexts.sendAgain)}
    </Button>
  )
}
