import type { SharedKind, SharedLink } from '@bra/contract/shopping/shared-lists.schemas'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Answer } from '../../../lib/Answer.tsx'
import { useEnv } from '../../../lib/env.ts'
import { complain } from '../../../lib/refusal.ts'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TextInput } from '../../../ui/inputs.tsx'
import { linksQuery, sharedPath, useEndLink, useShareList } from './shared-lists.data.ts'
import { SendLink } from './SendLink.tsx'
import { sharedListTexts } from './texts.ts'

interface ShareDialogProps {
  kind: SharedKind
  onClose: () => void
}

export function ShareDialog({ kind, onClose }: ShareDialogProps) {
  const t = useText()
  const links = useQuery(linksQuery)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(kind === 'wants' ? sharedListTexts.shareWants : sharedListTexts.shareCollection)}
      closeLabel={t(siteTexts.close)}
    >
      <div className="grid gap-4">
        <p className="text-ink-2">
          {t(kind === 'wants' ? sharedListTexts.showsWants : sharedListTexts.showsCollection)}
        </p>
        <Answer to={links} room="h-24">
          {(answer) => {
            const link = answer.links.find((each) => each.kind === kind)
            return link ? <PublicList link={link} /> : <PrivateList kind={kind} />
          }}
        </Answer>
      </div>
    </Dialog>
  )
}

function PrivateList({ kind }: { kind: SharedKind }) {
  const t = useText()
  const share = useShareList()
  return (
    <div className="grid justify-items-start gap-3">
      <p role="status">{t(sharedListTexts.isPrivate)}</p>
      <Button
        busy={share.isPending}
        onClick={() => share.mutate({ body: { kind } }, { onError: (error) => complain(error, t) })}
      >
        {t(sharedListTexts.create)}
      </Button>
    </div>
  )
}

function PublicList({ link: { kind, secret } }: { link: SharedLink }) {
  const { visit, t } = useEnv()
  const end = useEndLink()
  const address = visit.origin + sharedPath(secret)
  return (
    <>
      <p role="status">{t(sharedListTexts.isPublic)}</p>
      <TextInput
        readOnly
        label={t(sharedListTexts.link)}
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap gap-2">
        <SendLink
          address={address}
          words={t(kind === 'wants' ? sharedListTexts.myWants : sharedListTexts.myCollection)}
        />
        <Link to={sharedPath(secret)} className={buttonStyle('outline', 'small')}>
          {t(sharedListTexts.see)}
        </Link>
      </div>
      <div className="grid justify-items-start gap-2 border-t border-line pt-4">
        <p className="text-label text-ink-2">{t(sharedListTexts.endHint)}</p>
        <Button
          variant="outline"
          size="small"
          busy={end.isPending}
          onClick={() => end.mutate({ params: { kind } }, { onError: (error) => complain(error, t) })}
        >
          {t(sharedListTexts.end)}
        </Button>
      </div>
    </>
  )
}
