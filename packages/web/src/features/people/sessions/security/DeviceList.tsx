import { sessions } from '@bra/contract/people/sessions'
import type { SignedInDevice } from '@bra/contract/people/sessions.schemas'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Answer } from '../../../../lib/Answer.tsx'
import { useCommand } from '../../../../lib/command.ts'
import { useEnv } from '../../../../lib/env.ts'
import { formTexts } from '../../../../lib/form-texts.ts'
import { leaveMessage } from '../../../../lib/messages.ts'
import { moment } from '@bra/contract/trade/moments'
import { ask } from '../../../../lib/query.ts'
import { dropSession } from '../../../../lib/session.ts'
import { siteTexts } from '../../../../lib/site-texts.ts'
import { useText } from '../../../../lib/text.tsx'
import { Badge } from '../../../../ui/Badge.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { SkeletonRows } from '../../../../ui/Skeleton.tsx'
import { securityTexts } from './texts.ts'

export function DeviceList() {
  const answer = useQuery(ask(sessions.list, {}))
  return (
    <Answer to={answer} waiting={<SkeletonRows rows={2} className="h-18" />}>
      {({ sessions: devices }) => (
        <>
          <ul className="divide-y divide-line">
            {devices.map((device) => (
              <DeviceRow key={device.id} device={device} />
            ))}
          </ul>
          <SignOutEverywhere />
        </>
      )}
    </Answer>
  )
}

function DeviceRow({ device }: { device: SignedInDevice }) {
  const { t, visit } = useEnv()
  const revoke = useCommand(sessions.revoke, { tells: true, refresh: [sessions.list], complains: formTexts.failed })
  const seen = moment(device.last_seen_at, visit.language)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-48 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device.device}
          {device.current && <Badge tone="mata">{t(securityTexts.thisDevice)}</Badge>}
        </p>
        <p className="text-small text-ink-2">{t(securityTexts.deviceSeen, { seen, address: device.address })}</p>
      </div>
      {!device.current && (
        <Button
          variant="outline"
          size="small"
          busy={revoke.isPending}
          aria-label={t(securityTexts.revokeNamed, { device: device.device, seen })}
          onClick={() => revoke.mutate({ params: { id: device.id } })}
        >
          {t(securityTexts.revoke)}
        </Button>
      )}
    </li>
  )
}

function SignOutEverywhere() {
  const t = useText()
  const [isAsking, setIsAsking] = useState(false)
  const leave = useCommand(sessions.logoutEverywhere, {
    complains: formTexts.failed,
    onSuccess: ({ message }) => {
      dropSession()
      leaveMessage('success', message)
      location.reload()
    },
  })
  return (
    <>
      <Button variant="outline" className="mt-3" onClick={() => setIsAsking(true)}>
        {t(securityTexts.everywhere)}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t(securityTexts.everywhere)}
        closeLabel={t(siteTexts.close)}
        footer={
          <>
            <Button variant="ghost" onClick={() => setIsAsking(false)}>
              {t(formTexts.cancel)}
            </Button>
            <Button variant="danger" busy={leave.isPending} onClick={() => leave.mutate({})}>
              {t(securityTexts.everywhere)}
            </Button>
          </>
        }
      >
        <p>{t(securityTexts.everywhereHint)}</p>
      </Dialog>
    </>
  )
}
